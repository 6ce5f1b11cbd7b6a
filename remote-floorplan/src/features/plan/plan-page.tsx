import { Box, PAGE_MARGINS, Typography } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import { EachDrawing } from './each-drawing';

type PlanPageProps = { title: string; lead: string; children: ReactNode };

/** A short head, so that the plan is within sight at once; the plan takes the whole width of the page's container. */
export function PlanPage({ title, lead, children }: PlanPageProps) {
  return (
    <>
      <Box component="header" sx={{ bgcolor: 'wheat' }}>
        <Box sx={{ ...PAGE_MARGINS, paddingBlock: { xs: 4, md: 5 } }}>
          <Typography variant="h2" component="h1" sx={{ color: 'olive' }}>
            {title}
          </Typography>
          <Typography sx={{ mt: 2, maxInlineSize: '45em' }}>{lead}</Typography>
        </Box>
      </Box>
      <Box component="section" sx={{ ...PAGE_MARGINS, paddingBlock: { xs: 5, md: 6 } }}>
        <EachDrawing>{children}</EachDrawing>
      </Box>
    </>
  );
}
