import { SPACE } from '@mosta/shared/theme';
import { Box, Typography } from '@mosta/shared/ui';
import { type ComponentType, Fragment, type ReactNode } from 'react';

type Stat = { value: ReactNode; label: ReactNode };

type StatBandProps = {
  stats: readonly Stat[];
  label: string;
  /** What the figures are shown by; their text alone where left out. */
  Figure?: ComponentType<{ children: ReactNode }> | undefined;
};

/** A few figures on a deep green band. */
export function StatBand({ stats, label, Figure = Fragment }: StatBandProps) {
  return (
    <Box component="section" aria-label={label} sx={{ bgcolor: 'field', color: 'onBand' }}>
      <Box
        component="dl"
        sx={{
          m: 0,
          marginInline: 'auto',
          maxInlineSize: SPACE.page,
          display: 'grid',
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            lg: `repeat(${stats.length}, 1fr)`,
          },
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
              '&:first-of-type': { paddingInlineStart: { md: `${SPACE.margin}px` } },
              borderStyle: 'solid',
              borderWidth: 0,
              borderColor: 'color-mix(in srgb, currentColor 18%, transparent)',
              // Hairlines between the cells alone: two columns on a phone, one row on a wide screen.
              borderInlineStartWidth: { xs: index % 2 && 1, lg: index && 1 },
              borderBlockStartWidth: { xs: index > 1 ? 1 : 0, lg: 0 },
            }}
          >
            <Typography component="dt" variant="body1">
              {stat.label}
            </Typography>
            <Typography
              component="dd"
              variant="h2"
              sx={{
                m: 0,
                fontVariantNumeric: 'tabular-nums',
                // A price must fit half of the narrowest phone on one line.
                whiteSpace: 'nowrap',
                fontSize: { xs: 'clamp(1.125rem, 5.75vw, 1.875rem)', md: '2.625rem' },
              }}
            >
              <Figure>{stat.value}</Figure>
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
