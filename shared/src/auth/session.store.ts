import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import type { SessionAnswer } from '../schemas/account.schema';
import {
  AUTH_STORAGE_KEY,
  type Auth,
  authSchema,
  REFRESH_TOKEN_STORAGE_KEY,
} from '../schemas/session.schema';

type SessionState = {
  /** Null for a visitor who is not signed in. */
  auth: Auth | null;
};

/** The one session of the page; it restores itself from the stored `auth` item. */
export const sessionStore = createStore<SessionState>(() => ({ auth: readStoredAuth() }));

/** The stored session, or null; an item that is not a session is removed, since nothing can be done with it. */
export function readStoredAuth(): Auth | null {
  const stored = localStorage.getItem(AUTH_STORAGE_KEY);
  if (stored === null) return null;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), authSchema), stored);
  if (parsed.success) return parsed.output;
  localStorage.removeItem(AUTH_STORAGE_KEY);
  return null;
}

export function readRefreshToken(): string | null {
  return localStorage.getItem(REFRESH_TOKEN_STORAGE_KEY);
}

/** Stores what `/auth/login`, `/auth/signup` or `/auth/refresh-tokens` answered; every tab follows. */
export function startSession(answer: SessionAnswer): void {
  const auth: Auth = { user: answer.user, role: answer.role, accessToken: answer.access.token };
  localStorage.setItem(REFRESH_TOKEN_STORAGE_KEY, answer.refresh.token);
  localStorage.setItem(AUTH_STORAGE_KEY, JSON.stringify(auth));
  sessionStore.setState({ auth });
}

/** Forgets the session in this browser; every tab follows. Telling the API is the caller's part. */
export function endSession(): void {
  localStorage.removeItem(AUTH_STORAGE_KEY);
  localStorage.removeItem(REFRESH_TOKEN_STORAGE_KEY);
  sessionStore.setState({ auth: null });
}

/** Follows sign-in and sign-out in other tabs. @returns its own undoing */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === AUTH_STORAGE_KEY || event.key === null) {
      sessionStore.setState({ auth: readStoredAuth() });
    }
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
