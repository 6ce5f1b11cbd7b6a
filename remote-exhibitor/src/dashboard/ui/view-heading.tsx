import { Typography } from '@mosta/shared/ui';
import type { ReactNode } from 'react';

type ViewHeadingProps = { children: ReactNode; lead?: ReactNode };

/** Heading of a view; takes the focus when the side menu gives way to it. */
export function ViewHeading({ children, lead }: ViewHeadingProps) {
  return (
    <>
      <Typography
        variant="h3"
        component="h2"
        tabIndex={-1}
        sx={{ color: 'olive', outline: 'none', mb: lead ? 2 : 6 }}
      >
        {children}
      </Typography>
      {lead && (
        <Typography color="textSecondary" sx={{ mb: 6, maxInlineSize: '40em' }}>
          {lead}
        </Typography>
      )}
    </>
  );
}
