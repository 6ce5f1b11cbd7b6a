import { useSession } from '@mosta/shared/auth';
import { LOGIN_PATH, NEXT_PARAMETER } from '@mosta/shared/contract/descriptor';
import { Navigate, useLocation } from '@mosta/shared/router';
import type { ReactNode } from 'react';

/** Sends a visitor who is not signed in to the login page, which leads back here. */
export function Guard({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session) return children;
  const next = new URLSearchParams({ [NEXT_PARAMETER]: `${pathname}${search}` });
  return <Navigate to={`${LOGIN_PATH}?${next}`} replace />;
}
