import { Box, Typography } from '@mosta/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';

/** Name and state of a thing that was opened from a list; it takes the focus, since the link that led here is gone. */
export function OpenedHeading({ name, badge }: { name: string; badge: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus();
  }, []);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
      <Typography
        ref={heading}
        tabIndex={-1}
        variant="h3"
        component="h2"
        sx={{ color: 'olive', outline: 'none', overflowWrap: 'anywhere' }}
      >
        <bdi>{name}</bdi>
      </Typography>
      {badge}
    </Box>
  );
}
