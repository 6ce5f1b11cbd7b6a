import { RelatedLinks } from '../../features/info/related-links';
import { Trail } from '../../features/info/trail';
import { ComingPage } from '../../features/placeholder/coming-page';

export default function AnimationsPage() {
  return (
    <ComingPage page="animations" trail={<Trail page="animations" />}>
      <RelatedLinks links={['program', 'visitor', 'mostaExpo']} />
    </ComingPage>
  );
}
