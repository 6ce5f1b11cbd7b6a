import { RelatedLinks } from '../../features/info/related-links';
import { Trail } from '../../features/info/trail';
import { ComingPage } from '../../features/placeholder/coming-page';

export default function MediaKitPage() {
  return (
    <ComingPage page="mediaKit" trail={<Trail page="mediaKit" />}>
      <RelatedLinks links={['press', 'journalist', 'about']} />
    </ComingPage>
  );
}
