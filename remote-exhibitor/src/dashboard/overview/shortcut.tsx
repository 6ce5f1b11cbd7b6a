import { Link } from '@mosta/shared/router';
import { Box, MuiLink } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import { Panel } from '../ui/panel';

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
    <Panel
      title={title}
      end={
        <MuiLink component={Link} to={to} sx={{ fontWeight: 600, paddingBlock: 2 }}>
          {action}
        </MuiLink>
      }
    >
      <Box sx={{ overflowWrap: 'anywhere' }}>{children}</Box>
    </Panel>
  );
}
