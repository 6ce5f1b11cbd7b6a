import { Entrance } from '../../features/entrance/entrance';
import { OrganiserFrame } from '../../features/frame/organiser-frame';

/** The entrance of the fair. */
export default function EntrancePage() {
  return (
    <OrganiserFrame page="entrance">
      <Entrance />
    </OrganiserFrame>
  );
}
