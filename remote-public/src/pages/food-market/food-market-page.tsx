import { ComingPage } from '../../features/placeholder/coming-page';

export default function FoodMarketPage() {
  return <ComingPage page="foodMarket" />;
}
