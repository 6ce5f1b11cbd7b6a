import { OrganiserFrame } from '../../features/frame/organiser-frame';
import { Organizers } from '../../features/organizer/organizers';

/** The organisers' accounts and roles. */
export default function AccountsPage() {
  return (
    <OrganiserFrame page="accounts">
      <Organizers />
    </OrganiserFrame>
  );
}
