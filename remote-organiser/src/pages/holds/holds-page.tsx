import { OrganiserFrame } from '../../features/frame/organiser-frame';
import { Holds } from '../../features/hold/holds';

/** Options on stands: who has them, and when they end. */
export default function HoldsPage() {
  return (
    <OrganiserFrame page="holds">
      <Holds />
    </OrganiserFrame>
  );
}
