import { Box } from '@mosta/shared/ui';
import type { ReactNode } from 'react';

/** An opened thing beside the list that it was chosen from. */
export function BesideList({ list, children }: { list: ReactNode; children: ReactNode }) {
  return (
    <Box
      sx={{
        ...{ display: 'grid', gap: 8, alignItems: 'start' },
        gridTemplateColumns: '340px minmax(0, 1fr)',
      }}
    >
      <Box sx={BESIDE}>{list}</Box>
      {children}
    </Box>
  );
}

/** It scrolls by itself, below the top bar. */
const BESIDE = {
  position: 'sticky',
  insetBlockStart: 80,
  maxBlockSize: 'calc(100vh - 96px)',
  overflowY: 'auto',
  paddingInlineEnd: 2,
} as const;
