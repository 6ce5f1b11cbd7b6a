import { Box, Typography } from '@mosta/shared/ui';
import { type ReactNode, useId } from 'react';

type FormSectionProps = { title: string; lead?: string; children: ReactNode };

/** A titled group of fields: the title at the start, the fields beside it, a hairline above. */
export function FormSection({ title, lead, children }: FormSectionProps) {
  const id = useId();
  return (
    <Box
      role="group"
      aria-labelledby={id}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 5fr)' },
        gap: { xs: 5, md: 10 },
        borderBlockStart: '1px solid',
        borderColor: 'line',
        paddingBlock: { xs: 8, md: 10 },
      }}
    >
      <div>
        <Typography id={id} variant="h3" component="h2">
          {title}
        </Typography>
        {lead && (
          <Typography sx={{ mt: 2, color: 'text.secondary', maxInlineSize: '26em' }}>
            {lead}
          </Typography>
        )}
      </div>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 5, minInlineSize: 0 }}>
        {children}
      </Box>
    </Box>
  );
}
