import { ComingPage } from '../../features/placeholder/coming-page';

export default function MediaKitPage() {
  return <ComingPage page="mediaKit" />;
}
