import { RADIUS } from '@mosta/shared/theme';
import { Box, Typography } from '@mosta/shared/ui';
import type { ReactNode } from 'react';

type SelectionBoxProps = {
  label: string;
  /** How many rows, and their numbers. */
  status: ReactNode;
  children: ReactNode;
};

/** What can be done with chosen rows; it stays in sight below a long table, of which it leaves the most on a phone. */
export function SelectionBox({ label, status, children }: SelectionBoxProps) {
  return (
    <Box
      component="section"
      aria-label={label}
      sx={{
        ...{ position: 'sticky', insetBlockEnd: 8, zIndex: 2 },
        ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, padding: 3, mt: 3 },
        ...{ border: '1px solid', borderColor: 'olive', borderRadius: RADIUS.card },
        bgcolor: 'wheat',
      }}
    >
      <Typography role="status" sx={{ flexGrow: 1 }}>
        {status}
      </Typography>
      <Box sx={ACTIONS}>{children}</Box>
    </Box>
  );
}

/** Fades out what is scrolled to, so that a button at the end does not look cut. */
const fade = (angle: string) => ({
  xs: `linear-gradient(${angle}, transparent, currentColor 24px)`,
  md: 'none',
});

/** A line that scrolls on a phone, with room for the outline of what has the focus. */
const ACTIONS = {
  ...{ display: { xs: 'flex', md: 'contents' }, alignItems: 'center', gap: 2 },
  ...{ overflowX: 'auto', padding: 1, margin: -1, minInlineSize: 0 },
  ...{ paddingInlineEnd: 6, maskImage: fade('-90deg') },
  '[dir="rtl"] &': { maskImage: fade('90deg') },
  '& > *': { flexShrink: 0 },
} as const;
