import { Box, Typography } from '@mosta/shared/ui';
import { ListRow } from '@mosta/shared/workspace/list-row';
import type { ReactNode } from 'react';

type PersonItemProps = {
  title: ReactNode;
  /** Beside the title. */
  note?: ReactNode;
  actions: ReactNode;
  children: ReactNode;
};

/** A place in the list of people, or of those who are invited. */
export function PersonItem({ title, note, actions, children }: PersonItemProps) {
  return (
    <ListRow>
      <Box sx={{ minInlineSize: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
          {note}
        </Box>
        {children}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          '&:empty': { display: 'none' },
          '& > button': { minBlockSize: 44 },
        }}
      >
        {actions}
      </Box>
    </ListRow>
  );
}
