import { useSession } from '@mosta/shared/auth';
import { LOGIN_PATH, NEXT_PARAMETER } from '@mosta/shared/contract/descriptor';
import { Navigate, useLocation } from '@mosta/shared/router';
import { Fragment, type ReactNode, useEffect, useState } from 'react';

/**
 * Sends a visitor who is not signed in to the login page, which leads back here. Signing out, here or in another tab,
 * leads there without the way back. An expired session keeps the page, so that nothing typed is lost.
 */
export function Guard({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const [wasSignedIn, setWasSignedIn] = useState(session !== null);
  useEffect(() => {
    if (session) setWasSignedIn(true);
  }, [session]);
  // The key resets the page for another person, so that nobody sees what somebody else typed.
  if (session) return <Fragment key={session.user._id}>{children}</Fragment>;
  if (wasSignedIn) return <Navigate to={LOGIN_PATH} replace />;
  const next = new URLSearchParams({ [NEXT_PARAMETER]: `${pathname}${search}` });
  return <Navigate to={`${LOGIN_PATH}?${next}`} replace />;
}
