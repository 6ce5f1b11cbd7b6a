import { Link } from '@mosta/shared/router';
import { Box, Card, MuiLink, Typography } from '@mosta/shared/ui';
import type { ReactNode } from 'react';

type ShortcutProps = {
  title: string;
  /** What is there now. */
  children: ReactNode;
  to: string;
  /** What the link does. */
  action: string;
};

/** A card of the overview: the state of a subject and a link to it. */
export function Shortcut({ title, children, to, action }: ShortcutProps) {
  return (
    <Card
      component="section"
      sx={{ display: 'flex', flexDirection: 'column', gap: 2, padding: 6, minInlineSize: 0 }}
    >
      <Typography variant="body2" color="textSecondary" component="h3">
        {title}
      </Typography>
      <Box sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>{children}</Box>
      <MuiLink
        component={Link}
        to={to}
        sx={{ alignSelf: 'flex-start', fontWeight: 600, paddingBlock: 2 }}
      >
        {action}
      </MuiLink>
    </Card>
  );
}
