import { Box, Khatam, Typography } from '@mosta/shared/ui';
import type { ReactNode } from 'react';

type StepProps = {
  /** Where the step stands among the others, from 1. */
  number: number;
  /** Anchor of the step. */
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
};

/** One step of the simulation, on the page with all the others. */
export function Step({ number, id, title, lead, children }: StepProps) {
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={`${id}-title`}
      sx={{
        scrollMarginBlockStart: 24,
        paddingBlock: { xs: 8, md: 10 },
        '&:first-of-type': { paddingBlockStart: 0 },
        '& + &': { borderBlockStart: '1px solid', borderColor: 'line' },
      }}
    >
      <Box sx={{ display: 'flex', gap: { xs: 3, sm: 4 }, alignItems: 'center', mb: 2 }}>
        <Box
          sx={{ position: 'relative', flexShrink: 0, blockSize: 44, inlineSize: 44 }}
          aria-hidden
        >
          <Khatam size={44} outer="olive" inner="olive" heart="olive" />
          <Typography
            component="span"
            sx={{
              position: 'absolute',
              inset: 0,
              display: 'grid',
              placeItems: 'center',
              color: 'paper',
              fontWeight: 650,
            }}
          >
            {number}
          </Typography>
        </Box>
        <Typography
          id={`${id}-title`}
          variant="h3"
          component="h2"
          tabIndex={-1}
          sx={{ color: 'olive', outline: 'none' }}
        >
          {title}
        </Typography>
      </Box>
      {lead && (
        <Typography sx={{ color: 'text.secondary', maxInlineSize: '42em' }}>{lead}</Typography>
      )}
      <Box sx={{ mt: 6 }}>{children}</Box>
    </Box>
  );
}
