import { Box } from '@mosta/shared/ui';
import type { ReactNode } from 'react';

/** Search and choices above a table: the first has the most room. */
export function FilterBar({ children }: { children: ReactNode }) {
  return (
    <Box
      role="search"
      sx={{
        ...{ display: 'grid', gap: 3, mb: 5 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr)' },
        gridAutoColumns: 'minmax(0, 1fr)',
        gridAutoFlow: { xs: 'row', md: 'column' },
      }}
    >
      {children}
    </Box>
  );
}
