import { AuditLog } from '../../features/audit/audit-log';
import { OrganiserFrame } from '../../features/frame/organiser-frame';

/** What organisers did. */
export default function AuditPage() {
  return (
    <OrganiserFrame page="audit">
      <AuditLog />
    </OrganiserFrame>
  );
}
