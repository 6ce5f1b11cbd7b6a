import { Box } from '@mosta/shared/ui';
import { Counts } from './counts';
import { useOpenParticipation } from './dossier-address';
import { DossierView } from './dossier-view';
import { ParticipationList } from './participation-list';
import { SearchField } from './search-field';

/** The participations to choose from, or the open one. */
export function Dossiers() {
  const { id } = useOpenParticipation();
  if (id !== null) return <DossierView id={id} />;
  return (
    <>
      <Counts />
      <Box sx={{ mt: 7 }}>
        <SearchField />
      </Box>
      <ParticipationList />
    </>
  );
}
