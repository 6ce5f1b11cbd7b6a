import { RelatedLinks } from '../../features/info/related-links';
import { Trail } from '../../features/info/trail';
import { ComingPage } from '../../features/placeholder/coming-page';

export default function FoodMarketPage() {
  return (
    <ComingPage page="foodMarket" trail={<Trail page="foodMarket" />}>
      <RelatedLinks links={['sector', 'confirmed', 'visitor']} />
    </ComingPage>
  );
}
