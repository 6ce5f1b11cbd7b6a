import { formatDate, formatTime, useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { OwnSession } from '@mosta/shared/schemas/own-session.schema';
import { Box, Button, Chip, Typography } from '@mosta/shared/ui';
import { ListRow } from '../list-row';

type SessionRowProps = {
  session: OwnSession;
  /** Whether it is being closed right now. */
  ending: boolean;
  onEnd: (device: string) => void;
};

/** A browser in which one is signed in, and the button that ends that; this one is left by signing out. */
export function SessionRow({ session, ending, onEnd }: SessionRowProps) {
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  const device = useDeviceName(session);
  const at = (instant: string) => ({
    date: formatDate(language, instant),
    time: formatTime(language, instant),
  });
  return (
    <ListRow>
      <Box sx={{ minInlineSize: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Typography sx={{ fontWeight: 600 }}>
            <bdi>{device}</bdi>
          </Typography>
          {session.here && <Chip size="small" label={t('settings.sessions.here')} />}
        </Box>
        <Typography variant="body2" color="textSecondary">
          {t('settings.sessions.used', at(session.lastUsed))}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('settings.sessions.since', at(session.since))}
        </Typography>
      </Box>
      {!session.here && (
        <Button
          variant="outlined"
          loading={ending}
          loadingPosition="start"
          aria-label={t('settings.sessions.endLabel', { device, ...at(session.lastUsed) })}
          onClick={() => onEnd(device)}
        >
          {t(ending ? 'settings.sessions.ending' : 'settings.sessions.end')}
        </Button>
      )}
    </ListRow>
  );
}

function useDeviceName({ browser, system }: OwnSession): string {
  const { t } = useTranslation('exhibitor');
  if (browser !== null && system !== null)
    return t('settings.sessions.device', { browser, system });
  return browser ?? system ?? t('settings.sessions.unknown');
}
