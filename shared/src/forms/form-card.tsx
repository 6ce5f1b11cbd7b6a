import { RADIUS } from '@mosta/shared/theme';
import { Box, Typography } from '@mosta/shared/ui';
import { type ReactNode, useId } from 'react';

type FormCardProps = { title: string; lead?: string; children: ReactNode };

/** A titled group of fields on a card of its own. */
export function FormCard({ title, lead, children }: FormCardProps) {
  const id = useId();
  return (
    <Box
      role="group"
      aria-labelledby={id}
      sx={{
        padding: { xs: 5, sm: 7, lg: 9 },
        borderRadius: RADIUS.card,
        border: '1px solid',
        borderColor: 'line',
        bgcolor: 'surface',
      }}
    >
      <Typography id={id} variant="h3" component="h2" sx={{ color: 'olive' }}>
        {title}
      </Typography>
      {lead && (
        <Typography sx={{ mt: 1, color: 'text.secondary', maxInlineSize: '40em' }}>
          {lead}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 5, mt: 6, minInlineSize: 0 }}>
        {children}
      </Box>
    </Box>
  );
}
