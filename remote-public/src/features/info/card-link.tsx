import { Link } from '@mosta/shared/router';
import { RADIUS } from '@mosta/shared/theme';
import { Box, Typography } from '@mosta/shared/ui';
import type { ReactNode } from 'react';

type CardLinkProps = {
  to: string;
  title: ReactNode;
  text: ReactNode;
  /** A drawing beside the text. */
  art?: ReactNode;
  heading?: 'h2' | 'h3';
};

/** A card that is one link: drawing, title, a line of text, and an arrow in the direction of reading. */
export function CardLink({ to, title, text, art, heading = 'h3' }: CardLinkProps) {
  return (
    <Box
      component={Link}
      to={to}
      sx={{
        display: 'flex',
        // On a phone the drawing is beside the text.
        flexDirection: { xs: 'row', sm: 'column' },
        gap: { xs: 5, sm: 3 },
        blockSize: '100%',
        padding: { xs: 5, md: 6 },
        borderRadius: RADIUS.card,
        border: '1px solid',
        borderColor: 'line',
        bgcolor: 'surface',
        color: 'ink',
        textDecoration: 'none',
        transition: 'border-color 150ms, transform 150ms',
        '&:hover': { borderColor: 'olive', transform: 'translateY(-2px)' },
        '&:hover [data-arrow]': { transform: 'translateX(4px)' },
        '[dir="rtl"] &:hover [data-arrow]': { transform: 'scaleX(-1) translateX(4px)' },
      }}
    >
      {art && <Box sx={{ flexShrink: 0, display: 'flex' }}>{art}</Box>}
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3, flexGrow: 1 }}>
        <Typography variant="h5" component={heading} sx={{ color: 'olive' }}>
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
        <Arrow />
      </Box>
    </Box>
  );
}

function Arrow() {
  return (
    <Box
      component="svg"
      viewBox="0 0 28 16"
      width={28}
      height={16}
      aria-hidden
      data-arrow=""
      sx={{
        mt: 'auto',
        color: 'terracotta',
        transition: 'transform 150ms',
        '[dir="rtl"] &': { transform: 'scaleX(-1)' },
      }}
    >
      <path d="M0 7H22L16.5 1.5 18 0 26 8 18 16 16.5 14.5 22 9H0Z" fill="currentColor" />
    </Box>
  );
}
