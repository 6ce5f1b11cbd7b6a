import { useTranslation } from '@mosta/shared/i18n';
import { RADIUS } from '@mosta/shared/theme';
import { Box, Typography } from '@mosta/shared/ui';
import { Fragment } from 'react';

type BarListProps = { bars: readonly { key: string; label: string; count: number }[] };

/** A bar for each value, the longest as wide as there is room. */
export function BarList({ bars }: BarListProps) {
  const { t } = useTranslation('organiser');
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(96px, max-content) minmax(40px, 1fr) auto',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 2.5,
      }}
    >
      {bars.map(({ key, label, count }) => (
        <Fragment key={key}>
          <Typography variant="body2" sx={{ maxInlineSize: { xs: 132, sm: 220 }, lineHeight: 1.3 }}>
            <bdi>{label}</bdi>
          </Typography>
          <Box sx={{ blockSize: 14, borderRadius: RADIUS.small, bgcolor: 'wheat' }}>
            <Box
              sx={{
                blockSize: '100%',
                inlineSize: `${(count / most) * 100}%`,
                minInlineSize: count > 0 ? 4 : 0,
                borderRadius: RADIUS.small,
                bgcolor: 'olive',
              }}
            />
          </Box>
          <Typography
            variant="body2"
            sx={{ textAlign: 'end', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
          >
            {t('common.number', { count })}
          </Typography>
        </Fragment>
      ))}
    </Box>
  );
}
