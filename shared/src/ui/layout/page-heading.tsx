import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PAGE_MARGINS } from './section';

type PageHeadingProps = {
  /** Text of the page's only `h1`. */
  title: ReactNode;
  /** Where the page stands in the site: a breadcrumb. */
  trail?: ReactNode;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  /** A drawing beside the words; a phone has no room for it. */
  art?: ReactNode;
  /** Actions or facts under the lead. */
  children?: ReactNode;
};

/** Top of a page on a wheat ground: trail, eyebrow, heading, lead, and one drawing. */
export function PageHeading({ title, trail, eyebrow, lead, art, children }: PageHeadingProps) {
  return (
    <Box component="header" sx={{ bgcolor: 'wheat', overflow: 'hidden' }}>
      <Box
        sx={{
          ...PAGE_MARGINS,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 16,
          paddingBlock: { xs: 8, md: art ? 10 : 14 },
        }}
      >
        <Box sx={{ maxInlineSize: 720, minInlineSize: 0 }}>
          {trail && <Box sx={{ mb: 3 }}>{trail}</Box>}
          {eyebrow && (
            <Typography variant="overline" component="p" sx={{ color: 'terracotta', mb: 2 }}>
              {eyebrow}
            </Typography>
          )}
          <Typography variant="h1" sx={{ color: 'olive', hyphens: 'auto' }}>
            {title}
          </Typography>
          {lead && (
            <Typography variant="subtitle1" component="p" sx={{ mt: 4, maxInlineSize: '40em' }}>
              {lead}
            </Typography>
          )}
          {children && <Box sx={{ mt: 6 }}>{children}</Box>}
        </Box>
        {art && (
          <Box
            aria-hidden
            sx={{
              display: { xs: 'none', md: 'block' },
              flexShrink: 0,
              inlineSize: 240,
              '& svg': { display: 'block', inlineSize: '100%', blockSize: 'auto' },
            }}
          >
            {art}
          </Box>
        )}
      </Box>
    </Box>
  );
}
