import { ComingPage } from '../../features/placeholder/coming-page';

export default function StreetFoodPage() {
  return <ComingPage page="streetFood" />;
}
