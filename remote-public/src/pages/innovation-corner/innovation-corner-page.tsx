import { RelatedLinks } from '../../features/info/related-links';
import { Trail } from '../../features/info/trail';
import { ComingPage } from '../../features/placeholder/coming-page';

export default function InnovationCornerPage() {
  return (
    <ComingPage page="innovationCorner" trail={<Trail page="innovationCorner" />}>
      <RelatedLinks links={['exhibit', 'mostaExpo', 'plan']} />
    </ComingPage>
  );
}
