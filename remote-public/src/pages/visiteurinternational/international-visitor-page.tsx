import { ComingPage } from '../../features/placeholder/coming-page';

export default function InternationalVisitorPage() {
  return <ComingPage page="internationalVisitor" />;
}
