import { useSession } from '@mosta/shared/auth';
import { LOGIN_PATH, NEXT_PARAMETER } from '@mosta/shared/contract/descriptor';
import { Navigate, useLocation } from '@mosta/shared/router';
import { Fragment, type ReactNode, useEffect, useState } from 'react';

/**
 * Sends a visitor who is not signed in to the login page, which leads back here. Who signs out here or in another tab is
 * sent there too, and not back: they wanted to leave. A session that merely expired stays, and with it what was typed.
 */
export function Guard({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const [wasSignedIn, setWasSignedIn] = useState(session !== null);
  useEffect(() => {
    if (session) setWasSignedIn(true);
  }, [session]);
  // what one person typed is not shown to the next
  if (session) return <Fragment key={session.user._id}>{children}</Fragment>;
  if (wasSignedIn) return <Navigate to={LOGIN_PATH} replace />;
  const next = new URLSearchParams({ [NEXT_PARAMETER]: `${pathname}${search}` });
  return <Navigate to={`${LOGIN_PATH}?${next}`} replace />;
}
