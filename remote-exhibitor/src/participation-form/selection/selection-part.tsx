import { RADIUS } from '@mosta/shared/theme';
import { Box, Typography } from '@mosta/shared/ui';
import { type ReactNode, useId } from 'react';

/** One part of what goes with the request, in the summary beside the form. */
export function SelectionPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 3,
        padding: { xs: 5, sm: 6 },
        borderRadius: RADIUS.card,
        border: '1px solid',
        borderColor: 'line',
        bgcolor: 'surface',
      }}
    >
      <Typography id={id} variant="h5" component="h3" sx={{ color: 'olive' }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
