import { ComingPage } from '../../features/placeholder/coming-page';

export default function WorldFoodPage() {
  return <ComingPage page="worldFood" />;
}
