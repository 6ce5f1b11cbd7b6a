import { ComingPage } from '../../features/placeholder/coming-page';

export default function MostaganemPage() {
  return <ComingPage page="mostaganem" />;
}
