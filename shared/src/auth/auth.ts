import { useStore } from 'zustand';
import { claimSingleCopy } from '../contract/single-copy';
import type { Auth } from '../schemas/session.schema';
import { sessionStore } from './session.store';

claimSingleCopy('@mosta/shared/auth');

export { LOCK_LEASE_MS, withBrowserLock } from './browser-lock';
export {
  adoptStoredSession,
  endSession,
  followOtherTabs,
  readRefreshToken,
  readStoredAuth,
  sessionStore,
  startSession,
} from './session.store';

/** The session, or null for a visitor; the component follows its changes. */
export function useSession(): Auth | null {
  return useStore(sessionStore, (state) => state.auth);
}
