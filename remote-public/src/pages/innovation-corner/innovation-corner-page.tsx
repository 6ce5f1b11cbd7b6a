import { ComingPage } from '../../features/placeholder/coming-page';

export default function InnovationCornerPage() {
  return <ComingPage page="innovationCorner" />;
}
