import { RelatedLinks } from '../../features/info/related-links';
import { Trail } from '../../features/info/trail';
import { ComingPage } from '../../features/placeholder/coming-page';

export default function WorldFoodPage() {
  return (
    <ComingPage page="worldFood" trail={<Trail page="worldFood" />}>
      <RelatedLinks links={['mostaExpo', 'visitor', 'plan']} />
    </ComingPage>
  );
}
