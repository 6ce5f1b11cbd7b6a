import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { SPACE } from '../../theme/tokens';

export type Stat = { value: ReactNode; label: ReactNode };

type StatBandProps = { stats: readonly Stat[]; label: string };

/** A few figures on a deep green band. */
export function StatBand({ stats, label }: StatBandProps) {
  return (
    <Box component="section" aria-label={label} sx={{ bgcolor: 'field', color: 'onBand' }}>
      <Box
        component="dl"
        sx={{
          m: 0,
          marginInline: 'auto',
          maxInlineSize: SPACE.page,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', lg: `repeat(${stats.length}, 1fr)` },
        }}
      >
        {stats.map((stat, index) => (
          <Box
            key={index}
            sx={{
              display: 'flex',
              flexDirection: 'column-reverse',
              justifyContent: 'flex-end',
              paddingBlock: { xs: 6, md: 9 },
              paddingInline: { xs: `${SPACE.marginPhone}px`, md: 10 },
              borderInlineStart: '1px solid',
              borderColor: 'color-mix(in srgb, currentColor 16%, transparent)',
              '&:first-of-type': { borderInlineStart: 0 },
            }}
          >
            <Typography component="dt" variant="body1">
              {stat.label}
            </Typography>
            <Typography
              component="dd"
              variant="h2"
              sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}
            >
              {stat.value}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
