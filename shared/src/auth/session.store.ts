import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import type { SessionAnswer } from '../schemas/account.schema';
import {
  AUTH_STORAGE_KEY,
  type Auth,
  authSchema,
  REFRESH_TOKEN_STORAGE_KEY,
} from '../schemas/session.schema';
import { readItem, removeItem, writeItem } from './browser-storage';

type SessionState = {
  /** Null for a visitor who is not signed in. */
  auth: Auth | null;
};

const storedAuthSchema = v.pipe(v.string(), v.parseJson(), authSchema);

/** The one session of the page; it restores itself from the stored `auth` item. */
export const sessionStore = createStore<SessionState>(() => ({ auth: readStoredAuth() }));

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
  const auth: Auth = { user: answer.user, role: answer.role, accessToken: answer.access.token };
  // the refresh token first: another tab that follows the `auth` item then finds the pair complete
  writeItem(REFRESH_TOKEN_STORAGE_KEY, answer.refresh.token);
  writeItem(AUTH_STORAGE_KEY, JSON.stringify(auth));
  sessionStore.setState({ auth });
  return auth;
}

/** Takes over what another tab stored. @returns the session now in force, or null */
export function adoptStoredSession(): Auth | null {
  const auth = readStoredAuth();
  sessionStore.setState({ auth });
  return auth;
}

/** Forgets the session in this browser; every tab follows. Telling the API is the caller's part. */
export function endSession(): void {
  removeItem(AUTH_STORAGE_KEY);
  removeItem(REFRESH_TOKEN_STORAGE_KEY);
  sessionStore.setState({ auth: null });
}

/** Follows sign-in, refresh and sign-out in other tabs. @returns its own undoing */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    // a null key means that the whole storage was cleared
    if (event.key === AUTH_STORAGE_KEY || event.key === null) adoptStoredSession();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
