import { formatTime, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { Box, Typography } from '@mosta/shared/ui';
import { StateBadge } from '@mosta/shared/workspace/state-badge';
import type { GateMemory } from './gate-memory';

type GateStatusProps = { memory: GateMemory; connected: boolean };

/** Whether the service answers, how many passages it has not been told, and when it last answered. */
export function GateStatus({ memory, connected }: GateStatusProps) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  const { known, queue } = memory;
  return (
    <Box
      role="status"
      aria-label={t('entrance.status.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}
    >
      <StateBadge tone={connected ? 'good' : 'wrong'}>
        {t(connected ? 'entrance.status.on' : 'entrance.status.off')}
      </StateBadge>
      {queue.length > 0 && (
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {t('entrance.status.waiting', { count: queue.length })}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {known
          ? t('entrance.status.synchronised', { time: formatTime(language, known.at) })
          : t('entrance.status.never')}
      </Typography>
    </Box>
  );
}
