import { Box, Typography } from '@mosta/shared/ui';
import type { ReactNode } from 'react';

/** What a table shows, in words, and what can be done with it as a whole. */
export function TableHeading({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 3 }}>
      <Typography sx={{ marginInlineEnd: 'auto', fontWeight: 600 }}>{text}</Typography>
      {children}
    </Box>
  );
}
