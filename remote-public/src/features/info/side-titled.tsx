import { Box, Typography } from '@mosta/shared/ui';
import type { ReactNode } from 'react';

type SideTitledProps = { id: string; title: ReactNode; lead?: ReactNode; children: ReactNode };

/** A section's title beside its content, for narrow content such as tables and questions. */
export function SideTitled({ id, title, lead, children }: SideTitledProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', lg: '2fr 3fr' },
        columnGap: 16,
        rowGap: 6,
        alignItems: 'start',
      }}
    >
      <div>
        <Typography variant="h2" id={id} sx={{ color: 'olive' }}>
          {title}
        </Typography>
        {lead && (
          <Typography sx={{ mt: 3, color: 'text.secondary', maxInlineSize: '28em' }}>
            {lead}
          </Typography>
        )}
      </div>
      <Box sx={{ minInlineSize: 0 }}>{children}</Box>
    </Box>
  );
}
