import { Box, type Theme, useMediaQuery } from '@mosta/shared/ui';
import { Counts } from './counts';
import { useOpenParticipation } from './dossier-address';
import { DossierList } from './dossier-list';
import { DossierView } from './dossier-view';
import { ListFilters } from './list-filters';

/** The participations to choose from, and the open one: beside the list where there is room, else in its place. */
export function Dossiers() {
  const { id } = useOpenParticipation();
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  if (id === null) {
    return (
      <>
        <Counts />
        <Box sx={{ mt: 7 }}>
          <ListFilters />
        </Box>
        <DossierList beside={false} />
      </>
    );
  }
  if (!wide) return <DossierView key={id} id={id} />;
  return (
    <Box
      sx={{
        ...{ display: 'grid', gap: 8, alignItems: 'start' },
        gridTemplateColumns: '340px minmax(0, 1fr)',
      }}
    >
      <Box sx={BESIDE}>
        <DossierList beside />
      </Box>
      <DossierView key={id} id={id} />
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
