import { RelatedLinks } from '../../features/info/related-links';
import { Trail } from '../../features/info/trail';
import { ComingPage } from '../../features/placeholder/coming-page';

export default function ConferencesPage() {
  return (
    <ComingPage page="conferences" trail={<Trail page="conferences" />}>
      <RelatedLinks links={['program', 'mostaExpo', 'plan']} />
    </ComingPage>
  );
}
