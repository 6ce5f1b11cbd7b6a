import { Box, type Theme, useMediaQuery } from '@mosta/shared/ui';
import { BesideList } from '../../ui/beside-list';
import { SavedViews } from '../../ui/saved-views';
import { Counts } from './counts';
import { useOpenParticipation } from './dossier-address';
import { DossierList } from './dossier-list';
import { DossierView } from './dossier-view';
import { ListFilters } from './list-filters';
import { SelectionBar } from './selection-bar';
import { useSelection } from './use-selection';

/** The participations to choose from, and the open one: beside the list where there is room, else in its place. */
export function Dossiers() {
  const { id } = useOpenParticipation();
  const selection = useSelection();
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  if (id === null) {
    return (
      <>
        <Counts />
        <Box sx={{ mt: 7 }}>
          <SavedViews table="participation" opened="dossier" />
          <ListFilters />
        </Box>
        <DossierList selection={selection} />
        <SelectionBar selection={selection} />
      </>
    );
  }
  if (!wide) return <DossierView key={id} id={id} />;
  return (
    <BesideList list={<DossierList />}>
      <DossierView key={id} id={id} />
    </BesideList>
  );
}
