import { formatTime, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { RADIUS } from '@mosta/shared/theme';
import { Box, Typography } from '@mosta/shared/ui';
import { BarList } from '../../ui/bar-list';
import type { GateMemory } from './gate-memory';
import { algerianDay, countsOf } from './gate-rules';

/** Who came today, who is inside now, and when they came; passages that wait here are counted too. */
export function GateCounts({ memory }: { memory: GateMemory }) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  const { today, inside, byHour } = countsOf(memory, algerianDay(new Date()));
  return (
    <Box component="section" aria-label={t('entrance.counts.label')}>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3, margin: 0 }}
      >
        <Count label={t('entrance.counts.inside')} value={inside} />
        <Count label={t('entrance.counts.today')} value={today} />
      </Box>
      {byHour.length > 0 && (
        <Box sx={{ mt: 5 }}>
          <Typography component="h2" variant="h6" sx={{ mb: 3 }}>
            {t('entrance.counts.byHour')}
          </Typography>
          <BarList
            bars={byHour.map(({ hour, count }) => {
              const key = `${String(hour).padStart(2, '0')}:00`;
              return { key, label: formatTime(language, key), count };
            })}
          />
        </Box>
      )}
    </Box>
  );
}

function Count({ label, value }: { label: string; value: number }) {
  return (
    <Box
      sx={{
        ...{ display: 'flex', flexDirection: 'column-reverse', padding: 4 },
        ...{ bgcolor: 'wheat', borderRadius: RADIUS.card, textAlign: 'center' },
      }}
    >
      <Typography component="dt" variant="body2">
        {label}
      </Typography>
      <Typography
        component="dd"
        variant="h3"
        sx={{ margin: 0, fontVariantNumeric: 'tabular-nums' }}
      >
        {value}
      </Typography>
    </Box>
  );
}
