import { RelatedLinks } from '../../features/info/related-links';
import { Trail } from '../../features/info/trail';
import { ComingPage } from '../../features/placeholder/coming-page';

export default function MostaganemPage() {
  return (
    <ComingPage page="mostaganem" trail={<Trail page="mostaganem" />}>
      <RelatedLinks links={['dateVenue', 'hotels', 'sector']} />
    </ComingPage>
  );
}
