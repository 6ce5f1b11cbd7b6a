import { Badges } from '../../features/badge/badges';
import { OrganiserFrame } from '../../features/frame/organiser-frame';

/** Visitors' badges. */
export default function BadgesPage() {
  return (
    <OrganiserFrame page="badges">
      <Badges />
    </OrganiserFrame>
  );
}
