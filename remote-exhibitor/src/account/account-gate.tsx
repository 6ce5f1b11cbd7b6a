import { useSession, useSessionExpired } from '@mosta/shared/auth';
import { Navigate } from '@mosta/shared/router';
import type { Role } from '@mosta/shared/schemas/account.schema';
import type { ReactNode } from 'react';
import { useNextPath } from './next-path';

/** Shows the form to visitors, and leads on whoever is signed in, or becomes so here or in another tab. */
export function AccountGate({ children }: { children: ReactNode }) {
  const session = useSession();
  const expired = useSessionExpired();
  return session && !expired ? <Onward role={session.role} /> : children;
}

function Onward({ role }: { role: Role }) {
  return <Navigate to={useNextPath(role)} replace />;
}
