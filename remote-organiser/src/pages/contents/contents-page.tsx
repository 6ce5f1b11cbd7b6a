import { Contents } from '../../features/content/contents';
import { OrganiserFrame } from '../../features/frame/organiser-frame';

/** What the site shows of the agency's own, kind by kind. */
export default function ContentsPage() {
  return (
    <OrganiserFrame page="contents">
      <Contents />
    </OrganiserFrame>
  );
}
