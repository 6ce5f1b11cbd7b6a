import { Link } from '@mosta/shared/router';
import { RADIUS } from '@mosta/shared/theme';
import { Box, MuiLink, Typography } from '@mosta/shared/ui';
import type { ReactNode } from 'react';

type SideRowProps = {
  name: string;
  to: string;
  /** Whether it is the one that is open. */
  current: boolean;
  badge: ReactNode;
  children: ReactNode;
};

/** A row of the list beside an opened thing: its name as a link as large as the row, a line, and its state. */
export function SideRow({ name, to, current, badge, children }: SideRowProps) {
  return (
    <Box component="li" sx={ROW}>
      <MuiLink
        component={Link}
        to={to}
        underline="none"
        preventScrollReset
        aria-current={current ? 'true' : undefined}
        sx={ROW_LINK}
      >
        <bdi>{name}</bdi>
      </MuiLink>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 2,
          mt: 1,
        }}
      >
        <Typography variant="body2" color="textSecondary">
          {children}
        </Typography>
        {badge}
      </Box>
    </Box>
  );
}

const ROW = {
  position: 'relative',
  padding: 3,
  borderRadius: RADIUS.field,
  border: '1px solid transparent',
  '&:hover': { bgcolor: 'wheat' },
  '&:has([aria-current="true"])': { bgcolor: 'wheat', borderColor: 'olive' },
} as const;

const ROW_LINK = {
  fontWeight: 600,
  overflowWrap: 'anywhere',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
