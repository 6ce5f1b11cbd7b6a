import { useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { RADIUS } from '@mosta/shared/theme';
import { Box, fill, Typography } from '@mosta/shared/ui';
import type { ReactNode } from 'react';

/** Drawing units of a metre. */
const METRE = 14;
const SPOTS = [
  [3, 3],
  [6, 3],
  [9, 3],
  [12, 3],
  [15, 3],
  [4.5, 6],
  [7.5, 6],
  [10.5, 6],
  [13.5, 6],
  [3, 9],
  [6, 9],
  [9, 9],
  [12, 9],
  [15, 9],
] as const;

/** The main area: its drawing to scale, width, length and capacity. */
export function HallCard() {
  const { t } = useTranslation('public');
  const { widthMetres, lengthMetres, capacity } = useEdition().hall;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
        alignItems: 'center',
        gap: { xs: 6, md: 14 },
      }}
    >
      <Box
        component="svg"
        viewBox={`0 0 ${lengthMetres * METRE} ${widthMetres * METRE}`}
        width={lengthMetres * METRE}
        height={widthMetres * METRE}
        aria-hidden
        sx={{
          inlineSize: '100%',
          blockSize: 'auto',
          maxInlineSize: 560,
          borderRadius: RADIUS.card,
        }}
      >
        <rect width="100%" height="100%" style={fill('field')} />
        <rect
          x={METRE}
          y={METRE}
          width={(lengthMetres - 2) * METRE}
          height={(widthMetres - 2) * METRE}
          rx={6}
          style={fill('cream')}
        />
        {SPOTS.map(([x, y], index) => (
          <circle
            key={`${x} ${y}`}
            cx={x * METRE}
            cy={y * METRE}
            r={9}
            style={fill((['clay', 'saffron', 'gulf', 'sage'] as const)[index % 4] ?? 'clay')}
          />
        ))}
      </Box>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 5 }}>
        <Measure label={t('hall.width')}>{t('hall.metres', { count: widthMetres })}</Measure>
        <Measure label={t('hall.length')}>{t('hall.metres', { count: lengthMetres })}</Measure>
        <Measure label={t('hall.capacity')}>{t('hall.people', { count: capacity })}</Measure>
      </Box>
    </Box>
  );
}

function Measure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        gap: 4,
        paddingBlockEnd: 3,
        borderBlockEnd: '1px solid',
        borderColor: 'line',
      }}
    >
      <Typography component="dt" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography component="dd" variant="h4" sx={{ m: 0, color: 'olive', whiteSpace: 'nowrap' }}>
        {children}
      </Typography>
    </Box>
  );
}
