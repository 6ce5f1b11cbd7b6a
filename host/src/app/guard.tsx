import { useSession } from '@mosta/shared/auth';
import {
  LOGIN_PATH,
  NEXT_PARAMETER,
  type RouteDescriptor,
} from '@mosta/shared/contract/descriptor';
import { Navigate, useLocation } from '@mosta/shared/router';
import type { Role } from '@mosta/shared/schemas/account.schema';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { ForbiddenPage } from '../pages/forbidden-page';

type GuardProps = {
  /** Whose page it is; everybody's who is signed in when left out. */
  roles?: readonly Role[] | undefined;
  /** The open page that shares its address, but for the case. */
  twin?: RouteDescriptor | undefined;
  children: ReactNode;
};

/**
 * Sends a visitor who is not signed in to the login page, which leads back here. Signing out, here or in another tab,
 * leads there without the way back. A page of another role is refused, on a page that says so. An expired session keeps the page, so that nothing typed is lost.
 */
export function Guard({ roles, twin, children }: GuardProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const [wasSignedIn, setWasSignedIn] = useState(session !== null);
  useEffect(() => {
    if (session) setWasSignedIn(true);
  }, [session]);
  if (session && roles && !roles.includes(session.role)) {
    return <ForbiddenPage role={session.role} owners={roles} twin={twin} />;
  }
  // The key resets the page for another person, so that nobody sees what somebody else typed.
  if (session) return <Fragment key={session.user._id}>{children}</Fragment>;
  if (wasSignedIn) return <Navigate to={LOGIN_PATH} replace />;
  const next = new URLSearchParams({ [NEXT_PARAMETER]: `${pathname}${search}` });
  return <Navigate to={`${LOGIN_PATH}?${next}`} replace />;
}
