import { OrganiserFrame } from '../../features/frame/organiser-frame';
import { PreparationLists } from '../../features/preparation/preparation';

/** What was ordered, to be brought to the stands. */
export default function PreparationPage() {
  return (
    <OrganiserFrame page="preparation">
      <PreparationLists />
    </OrganiserFrame>
  );
}
