import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { RADIUS } from '@mosta/shared/theme';
import { Box, Typography } from '@mosta/shared/ui';

type DayColumnsProps = { days: readonly { day: string; count: number }[] };

/** A column for each day, in reading direction; the scale and the first, middle and last day are written. */
export function DayColumns({ days }: DayColumnsProps) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  const most = Math.max(1, ...days.map(({ count }) => count));
  const written = new Set([days.at(0), days.at(Math.floor(days.length / 2)), days.at(-1)]);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 3 }}>
      <Box sx={{ ...SCALE, justifyContent: 'space-between' }}>
        <span>{t('common.number', { count: most })}</span>
        <span>0</span>
      </Box>
      <Box
        sx={{
          ...{ display: 'flex', alignItems: 'flex-end', gap: { xs: '2px', sm: 1 } },
          ...{ blockSize: 168, borderBlock: '1px solid', borderColor: 'line' },
        }}
      >
        {days.map(({ day, count }) => (
          <Box
            key={day}
            title={`${formatDate(language, day)} : ${t('common.number', { count })}`}
            sx={{ flex: 1, blockSize: '100%', display: 'flex', alignItems: 'flex-end' }}
          >
            <Box
              sx={{
                inlineSize: '100%',
                blockSize: `${(count / most) * 100}%`,
                minBlockSize: count > 0 ? 3 : 0,
                borderStartStartRadius: RADIUS.small,
                borderStartEndRadius: RADIUS.small,
                bgcolor: 'sea',
              }}
            />
          </Box>
        ))}
      </Box>
      <span />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 1 }}>
        {[...written].map(
          (one) =>
            one && (
              <Typography key={one.day} variant="body2" color="textSecondary">
                {formatDate(language, one.day, { day: 'numeric', month: 'short' })}
              </Typography>
            ),
        )}
      </Box>
    </Box>
  );
}

const SCALE = {
  ...{ display: 'flex', flexDirection: 'column', alignItems: 'flex-end', color: 'text.secondary' },
  ...{ fontSize: 15, lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' },
} as const;
