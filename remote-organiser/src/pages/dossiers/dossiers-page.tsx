import { useOpenParticipation } from '../../features/dossier/dossier-address';
import { Dossiers } from '../../features/dossier/dossiers';
import { OrganiserFrame } from '../../features/frame/organiser-frame';

/** The participations, and one of them with what can be decided about it. */
export default function DossiersPage() {
  const { id } = useOpenParticipation();
  return (
    <OrganiserFrame page="dossiers" view={id}>
      <Dossiers />
    </OrganiserFrame>
  );
}
