import { RADIUS } from '@mosta/shared/theme';
import { Box, Khatam, Typography } from '@mosta/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';

type FormDoneProps = {
  title: string;
  children: ReactNode;
  /** What to do next. */
  actions?: ReactNode;
};

/** Replaces a form that was sent, and takes the focus. */
export function FormDone({ title, children, actions }: FormDoneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-start',
        gap: 4,
        padding: { xs: 6, md: 12 },
        borderRadius: RADIUS.card,
        bgcolor: 'wheat',
      }}
    >
      <Khatam size={56} outer="olive" inner="saffron" heart="terracotta" />
      <Typography variant="h3" component="h2" ref={heading} tabIndex={-1}>
        {title}
      </Typography>
      <Typography component="div" variant="subtitle1" sx={{ maxInlineSize: '40em' }}>
        {children}
      </Typography>
      {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 2 }}>{actions}</Box>}
    </Box>
  );
}
