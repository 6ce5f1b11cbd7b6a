import { RADIUS } from '@mosta/shared/theme';
import { Box } from '@mosta/shared/ui';
import type { ReactNode } from 'react';

type SelectionBoxProps = { label: string; children: ReactNode };

/** What can be done with chosen rows; it stays in sight below a long table. */
export function SelectionBox({ label, children }: SelectionBoxProps) {
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
      {children}
    </Box>
  );
}
