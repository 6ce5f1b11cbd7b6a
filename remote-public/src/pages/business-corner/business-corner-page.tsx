import { RelatedLinks } from '../../features/info/related-links';
import { Trail } from '../../features/info/trail';
import { ComingPage } from '../../features/placeholder/coming-page';

export default function BusinessCornerPage() {
  return (
    <ComingPage page="businessCorner" trail={<Trail page="businessCorner" />}>
      <RelatedLinks links={['exhibit', 'confirmed', 'internationalVisitor']} />
    </ComingPage>
  );
}
