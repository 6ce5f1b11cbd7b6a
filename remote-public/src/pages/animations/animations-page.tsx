import { ComingPage } from '../../features/placeholder/coming-page';

export default function AnimationsPage() {
  return <ComingPage page="animations" />;
}
