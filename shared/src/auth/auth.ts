import { useStore } from 'zustand';
import { claimSingleCopy } from '../contract/single-copy';
import type { Auth } from '../schemas/session.schema';
import { sessionStore } from './session.store';

claimSingleCopy('@mosta/shared/auth');

export { LOCK_LEASE_MS, withBrowserLock } from './browser-lock';
export { readItem, removeItem, sessionItems, writeItem } from './browser-storage';
export { createKeptList, type KeptList, MOST_KEPT } from './kept-list';
export {
  adoptStoredSession,
  endSession,
  expireSession,
  followOtherTabs,
  readRefreshToken,
  sessionStore,
  startSession,
} from './session.store';

/** The session, or null for a visitor; the component follows its changes. */
export function useSession(): Auth | null {
  return useStore(sessionStore, (state) => state.auth);
}

/** Whether the session can no longer be renewed although nobody signed out; the component follows. */
export function useSessionExpired(): boolean {
  return useStore(sessionStore, (state) => state.expired);
}
