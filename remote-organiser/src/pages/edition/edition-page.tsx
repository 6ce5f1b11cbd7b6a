import { Editions } from '../../features/edition/editions';
import { OrganiserFrame } from '../../features/frame/organiser-frame';

/** What the agency decides about each edition of the fair. */
export default function EditionPage() {
  return (
    <OrganiserFrame page="edition">
      <Editions />
    </OrganiserFrame>
  );
}
