import { OrganiserFrame } from '../../features/frame/organiser-frame';
import { Overview } from '../../features/overview/overview';

/** The organiser's home: what waits for a person today. */
export default function OverviewPage() {
  return (
    <OrganiserFrame page="overview">
      <Overview />
    </OrganiserFrame>
  );
}
