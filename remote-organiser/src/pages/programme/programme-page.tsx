import { ContentEditor } from '../../features/content/content-editor';
import { useSessionEditor } from '../../features/content/session/session-editor';
import { OrganiserFrame } from '../../features/frame/organiser-frame';

/** The programme: sessions, speakers, rooms. */
export default function ProgrammePage() {
  return (
    <OrganiserFrame page="programme">
      <ContentEditor editor={useSessionEditor()} />
    </OrganiserFrame>
  );
}
