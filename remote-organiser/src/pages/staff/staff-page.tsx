import { OrganiserFrame } from '../../features/frame/organiser-frame';
import { Applications } from '../../features/staff/applications';
import { useOpenApplication } from '../../features/staff/staff-address';

/** Applications of people who want to work at the fair, and one of them with what can be decided about it. */
export default function StaffPage() {
  const { id } = useOpenApplication();
  return (
    <OrganiserFrame page="staff" view={id}>
      <Applications />
    </OrganiserFrame>
  );
}
