import { ComingPage } from '../../features/placeholder/coming-page';

export default function ConferencesPage() {
  return <ComingPage page="conferences" />;
}
