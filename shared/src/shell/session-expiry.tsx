import { endSession, useSession, useSessionExpired } from '@mosta/shared/auth';
import { type ComponentType, useEffect, useState } from 'react';
import { LOGIN_PATH } from '../contract/descriptor';
import type { ExpiredSessionDialog } from './expired-session-dialog';

/** The dialog's code is asked for again after this many milliseconds, should the network have failed. */
const LOAD_AGAIN_MS = 3000;

type SessionExpiryProps = {
  /** Leads to an address of the portal. */
  navigate: (path: string) => void;
};

/**
 * Asks for the password when the session has expired, above whatever is open. Drawn once, by the host; the dialog's code
 * is downloaded when it is needed.
 */
export function SessionExpiry({ navigate }: SessionExpiryProps) {
  const userId = useSession()?.user._id;
  const expired = useSessionExpired();
  const Dialog = useDialog(expired);
  if (!expired || !Dialog) return null;

  function leave(): void {
    endSession();
    navigate(LOGIN_PATH);
  }

  // the login page leads on whoever has just signed in
  return <Dialog key={userId} onOtherAccount={() => navigate(LOGIN_PATH)} onLeave={leave} />;
}

type Loaded = ComponentType<Parameters<typeof ExpiredSessionDialog>[0]>;

function useDialog(wanted: boolean): Loaded | null {
  const [loaded, setLoaded] = useState<{ Dialog: Loaded } | null>(null);
  const missing = wanted && loaded === null;
  useEffect(() => {
    if (!missing) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const load = () => {
      import(/* webpackChunkName: "expired-session" */ './expired-session-dialog').then(
        ({ ExpiredSessionDialog: Dialog }) => setLoaded({ Dialog }),
        () => {
          if (!over) timer = setTimeout(load, LOAD_AGAIN_MS);
        },
      );
    };
    load();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [missing]);
  return loaded?.Dialog ?? null;
}
