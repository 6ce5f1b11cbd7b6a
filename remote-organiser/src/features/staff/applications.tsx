import { Box, type Theme, useMediaQuery } from '@mosta/shared/ui';
import { ApplicationList } from './application-list';
import { ApplicationView } from './application-view';
import { ListFilters } from './list-filters';
import { useOpenApplication } from './staff-address';

/** The applications to choose from, and the open one: beside the list where there is room, else in its place. */
export function Applications() {
  const { id, file } = useOpenApplication();
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  if (id === null) {
    return (
      <>
        <ListFilters />
        <ApplicationList beside={false} />
      </>
    );
  }
  // an open file takes the list's room
  if (!wide || file !== null) return <ApplicationView key={id} id={id} />;
  return (
    <Box
      sx={{
        ...{ display: 'grid', gap: 8, alignItems: 'start' },
        gridTemplateColumns: '340px minmax(0, 1fr)',
      }}
    >
      <Box sx={BESIDE}>
        <ApplicationList beside />
      </Box>
      <ApplicationView key={id} id={id} />
    </Box>
  );
}

/** It scrolls by itself, below the top bar. */
const BESIDE = {
  position: 'sticky',
  insetBlockStart: 80,
  maxBlockSize: 'calc(100vh - 96px)',
  overflowY: 'auto',
  paddingInlineEnd: 2,
} as const;
