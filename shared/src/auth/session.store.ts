import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import type { SessionAnswer } from '../schemas/account.schema';
import {
  AUTH_STORAGE_KEY,
  type Auth,
  authSchema,
  EXPIRED_STORAGE_KEY,
  OWN_STORAGE_PREFIX,
  REFRESH_TOKEN_STORAGE_KEY,
} from '../schemas/session.schema';
import { readItem, removeItem, removeItems, writeItem } from './browser-storage';

type SessionState = {
  /** Null for a visitor who is not signed in. */
  auth: Auth | null;
  /**
   * The API renews this session no more, without anybody having signed out. It stays, so that what was typed stays with
   * it, until the person signs in again or leaves.
   */
  expired: boolean;
};

const storedAuthSchema = v.pipe(v.string(), v.parseJson(), authSchema);

/** The one session of the page; it restores itself from the stored `auth` item. */
export const sessionStore = createStore<SessionState>(() => readState(null));

/** The stored session, or null; an item that is not a session is removed, since nothing can be done with it. */
export function readStoredAuth(): Auth | null {
  const stored = readItem(AUTH_STORAGE_KEY);
  if (stored === null) return null;
  const parsed = v.safeParse(storedAuthSchema, stored);
  if (parsed.success) return parsed.output;
  removeItem(AUTH_STORAGE_KEY);
  return null;
}

export function readRefreshToken(): string | null {
  return readItem(REFRESH_TOKEN_STORAGE_KEY);
}

/** Stores what `/auth/login`, `/auth/signup` or `/auth/refresh-tokens` answered; every tab follows. */
export function startSession(answer: SessionAnswer): Auth {
  const { user, role, organizer } = answer;
  const auth: Auth = {
    ...{ user, role, accessToken: answer.access.token },
    ...(organizer && { organizer }),
  };
  // the refresh token first: another tab that follows the `auth` item then finds the pair complete
  writeItem(REFRESH_TOKEN_STORAGE_KEY, answer.refresh.token);
  writeItem(AUTH_STORAGE_KEY, JSON.stringify(auth));
  removeItem(EXPIRED_STORAGE_KEY);
  sessionStore.setState({ auth, expired: false });
  return auth;
}

/** Takes over what another tab stored. @returns the session now in force, or null */
export function adoptStoredSession(): Auth | null {
  const state = readState(sessionStore.getState().auth);
  sessionStore.setState(state);
  return state.auth;
}

/**
 * Forgets the session in this browser, and what else it keeps of one person; every tab follows. Notifying the API is the
 * caller's part.
 */
export function endSession(): void {
  removeItem(AUTH_STORAGE_KEY);
  removeItem(REFRESH_TOKEN_STORAGE_KEY);
  removeItem(EXPIRED_STORAGE_KEY);
  removeItems(OWN_STORAGE_PREFIX);
  sessionStore.setState({ auth: null, expired: false });
}

/** Notes that the API renews the session no more; every tab that had it open asks for the password. */
export function expireSession(): void {
  const { auth } = sessionStore.getState();
  if (!auth) {
    endSession();
    return;
  }
  removeItem(REFRESH_TOKEN_STORAGE_KEY);
  writeItem(EXPIRED_STORAGE_KEY, auth.accessToken);
  sessionStore.setState({ auth, expired: true });
}

/** Follows sign-in, refresh, expiry and sign-out in other tabs. @returns unsubscribe */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    // a null key means that the whole storage was cleared
    const followed = [AUTH_STORAGE_KEY, EXPIRED_STORAGE_KEY, null].includes(event.key);
    if (followed) adoptStoredSession();
  };
  // a page that was put away by "back" missed the events in between
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) adoptStoredSession();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
  };
}

/** @param known the session that this tab has: an expired one stays only in tabs that may hold unsaved work */
function readState(known: Auth | null): SessionState {
  const auth = readStoredAuth();
  const expired = auth !== null && readItem(EXPIRED_STORAGE_KEY) === auth.accessToken;
  return expired && known === null ? { auth: null, expired: false } : { auth, expired };
}
