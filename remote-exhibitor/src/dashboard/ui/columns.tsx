import { Box } from '@mosta/shared/ui';
import type { ReactNode } from 'react';

/** Panels beside each other where there is room, the first one first; those of a row end at the same height. */
export function Columns({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 6,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {children}
    </Box>
  );
}
