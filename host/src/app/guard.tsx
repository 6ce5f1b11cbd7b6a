import { useSession } from '@mosta/shared/auth';
import { LOGIN_PATH, NEXT_PARAMETER } from '@mosta/shared/contract/descriptor';
import { HOMES, OTHER_ROLE } from '@mosta/shared/contract/homes';
import { Navigate, useLocation } from '@mosta/shared/router';
import type { Role } from '@mosta/shared/schemas/account.schema';
import { Fragment, type ReactNode, useEffect, useState } from 'react';

type GuardProps = {
  /** Whose page it is; everybody's who is signed in when left out. */
  roles?: readonly Role[] | undefined;
  children: ReactNode;
};

/**
 * Sends a visitor who is not signed in to the login page, which leads back here. Signing out, here or in another tab,
 * leads there without the way back. A page of another role gives way to the own home, which says so. An expired session keeps the page, so that nothing typed is lost.
 */
export function Guard({ roles, children }: GuardProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const [wasSignedIn, setWasSignedIn] = useState(session !== null);
  useEffect(() => {
    if (session) setWasSignedIn(true);
  }, [session]);
  if (session && roles && !roles.includes(session.role)) {
    return <Navigate to={HOMES[session.role]} state={OTHER_ROLE} replace />;
  }
  // The key resets the page for another person, so that nobody sees what somebody else typed.
  if (session) return <Fragment key={session.user._id}>{children}</Fragment>;
  if (wasSignedIn) return <Navigate to={LOGIN_PATH} replace />;
  const next = new URLSearchParams({ [NEXT_PARAMETER]: `${pathname}${search}` });
  return <Navigate to={`${LOGIN_PATH}?${next}`} replace />;
}
