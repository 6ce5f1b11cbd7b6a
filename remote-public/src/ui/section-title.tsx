import { Box, Typography } from '@mosta/shared/ui';
import type { ReactNode } from 'react';

type SectionTitleProps = { id: string; title: ReactNode; lead?: ReactNode };

/** Heading of a section and a line under it. */
export function SectionTitle({ id, title, lead }: SectionTitleProps) {
  return (
    <Box sx={{ mb: { xs: 6, md: 10 } }}>
      <Typography variant="h2" id={id} sx={{ color: 'olive' }}>
        {title}
      </Typography>
      {lead && (
        <Typography sx={{ mt: 2, color: 'text.secondary', maxInlineSize: '40em' }}>
          {lead}
        </Typography>
      )}
    </Box>
  );
}
