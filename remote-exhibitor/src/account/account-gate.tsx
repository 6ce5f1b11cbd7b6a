import { useSession, useSessionExpired } from '@mosta/shared/auth';
import { Navigate } from '@mosta/shared/router';
import type { ReactNode } from 'react';
import { useNextPath } from './next-path';

/** Shows the form to visitors, and leads on whoever is signed in, or becomes so here or in another tab. */
export function AccountGate({ children }: { children: ReactNode }) {
  const session = useSession();
  const expired = useSessionExpired();
  const next = useNextPath();
  return session && !expired ? <Navigate to={next} replace /> : children;
}
