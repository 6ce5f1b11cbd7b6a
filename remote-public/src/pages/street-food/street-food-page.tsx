import { RelatedLinks } from '../../features/info/related-links';
import { Trail } from '../../features/info/trail';
import { ComingPage } from '../../features/placeholder/coming-page';

export default function StreetFoodPage() {
  return (
    <ComingPage page="streetFood" trail={<Trail page="streetFood" />}>
      <RelatedLinks links={['exhibit', 'visitor', 'plan']} />
    </ComingPage>
  );
}
