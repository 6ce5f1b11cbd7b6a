import { Box } from '@mosta/shared/ui';
import type { ReactNode } from 'react';

/** An entry of a list between lines: what it is, and beside it (below, where there is no room) its state or buttons. */
export function ListRow({ children }: { children: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 4,
        rowGap: 2,
        paddingBlock: 3,
        borderBlockStart: '1px solid',
        borderColor: 'line',
      }}
    >
      {children}
    </Box>
  );
}
