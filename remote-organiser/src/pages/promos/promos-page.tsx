import { OrganiserFrame } from '../../features/frame/organiser-frame';
import { Promos } from '../../features/promo/promos';

/** The promo codes of the edition. */
export default function PromosPage() {
  return (
    <OrganiserFrame page="promos">
      <Promos />
    </OrganiserFrame>
  );
}
