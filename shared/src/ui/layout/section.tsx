import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { SPACE } from '../../theme/tokens';

type SectionProps = {
  children: ReactNode;
  /** Ground of the full width; `field` and `clay` turn the text light. */
  ground?: 'paper' | 'wheat' | 'field' | 'clay';
  /** Id of the section's heading. */
  labelledBy?: string;
  /** Less room above and below, for the first section of a page. */
  compact?: boolean;
  id?: string;
  sx?: SxProps<Theme>;
};

const GROUNDS = {
  paper: {},
  wheat: { bgcolor: 'wheat' },
  field: { bgcolor: 'field', color: 'onBand' },
  clay: { bgcolor: 'clay', color: 'onBand' },
} as const;

/** Side margins of the page and its greatest width, for content outside a `Section`. */
export const PAGE_MARGINS = {
  inlineSize: '100%',
  maxInlineSize: SPACE.page,
  marginInline: 'auto',
  paddingInline: { xs: `${SPACE.marginPhone}px`, md: `${SPACE.margin}px` },
} as const;

/** A band of the page: full width, content within the page's margins. */
export function Section({ children, ground = 'paper', labelledBy, compact, id, sx }: SectionProps) {
  const room = compact ? 0.6 : 1;
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={labelledBy}
      sx={[
        GROUNDS[ground],
        {
          paddingBlock: {
            xs: `${SPACE.sectionPhone * room}px`,
            md: `${SPACE.section * room}px`,
          },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <Box sx={PAGE_MARGINS}>{children}</Box>
    </Box>
  );
}
