import { formatDate, formatTime, useLanguage } from '@mosta/shared/i18n';
import { Box, Button, Chip, Typography } from '@mosta/shared/ui';
import type { OwnSession } from '../../schemas/own-session.schema';
import { ListRow } from '../list-row';
import { useWorkspaceTexts } from '../texts';

type SessionRowProps = {
  session: OwnSession;
  /** Whether it is being closed right now. */
  ending: boolean;
  onEnd: (device: string) => void;
};

/** A browser in which one is signed in, and the button that ends that; this one is left by signing out. */
export function SessionRow({ session, ending, onEnd }: SessionRowProps) {
  const { t } = useWorkspaceTexts();
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
          {session.here && <Chip size="small" label={t('sessions.here')} />}
        </Box>
        <Typography variant="body2" color="textSecondary">
          {t('sessions.used', at(session.lastUsed))}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('sessions.since', at(session.since))}
        </Typography>
      </Box>
      {!session.here && (
        <Button
          variant="outlined"
          loading={ending}
          loadingPosition="start"
          aria-label={t('sessions.endLabel', { device, ...at(session.lastUsed) })}
          onClick={() => onEnd(device)}
        >
          {t(ending ? 'sessions.ending' : 'sessions.end')}
        </Button>
      )}
    </ListRow>
  );
}

function useDeviceName({ browser, system }: OwnSession): string {
  const { t } = useWorkspaceTexts();
  if (browser !== null && system !== null) return t('sessions.device', { browser, system });
  return browser ?? system ?? t('sessions.unknown');
}
