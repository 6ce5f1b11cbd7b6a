import { ComingPage } from '../../features/placeholder/coming-page';

export default function BusinessCornerPage() {
  return <ComingPage page="businessCorner" />;
}
