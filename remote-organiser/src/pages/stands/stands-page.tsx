import { OrganiserFrame } from '../../features/frame/organiser-frame';
import { Stands } from '../../features/stand/stands';

/** The stands: who has each, block and release. */
export default function StandsPage() {
  return (
    <OrganiserFrame page="stands">
      <Stands />
    </OrganiserFrame>
  );
}
