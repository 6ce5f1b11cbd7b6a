import {
  adoptStoredSession,
  expireSession,
  LOCK_LEASE_MS,
  readRefreshToken,
  sessionStore,
  startSession,
  withBrowserLock,
} from '@mosta/shared/auth';
import * as v from 'valibot';
import { sessionAnswerSchema } from '../schemas/account.schema';
import type { Auth } from '../schemas/session.schema';
import { isAxiosError } from './axios-error';
import { AppError } from './client-error';
import { plainClient } from './plain-client';

/** Name of the lock that all tabs of a browser share: one refresh at a time. */
const REFRESH_LOCK = 'mosta-refresh';
/** Shorter than a tab's hold on the lock: a slow answer must not let another tab send the same token. */
const REFRESH_TIMEOUT_MS = LOCK_LEASE_MS - 5000;

let inFlight: Promise<Auth> | null = null;

/**
 * Obtains a new access token; all callers and all tabs share one refresh.
 * @param refusedToken the access token that was answered 401; when the session has a newer one already, that one is given
 * @throws AppError `SIGNED_OUT` when there is no session to renew, or when the API refuses to: the session then has
 * expired in every tab. A network failure is thrown as it came and leaves the session alone.
 */
export function refreshSession(refusedToken = currentToken()): Promise<Auth> {
  const { auth, expired } = sessionStore.getState();
  if (expired) return Promise.reject(signedOut());
  if (auth && refusedToken && auth.accessToken !== refusedToken) return Promise.resolve(auth);
  inFlight ??= withBrowserLock(REFRESH_LOCK, () => rotate(refusedToken)).finally(() => {
    inFlight = null;
  });
  return inFlight;
}

function currentToken(): string | undefined {
  return sessionStore.getState().auth?.accessToken;
}

async function rotate(refusedToken: string | undefined): Promise<Auth> {
  // another tab may have rotated, or signed out, while this one waited for the lock
  const stored = adoptStoredSession();
  if (stored && refusedToken && stored.accessToken !== refusedToken) return stored;
  const refreshToken = readRefreshToken();
  if (!refreshToken) {
    expireSession();
    throw signedOut();
  }
  try {
    const { data } = await plainClient.post<unknown>(
      'auth/refresh-tokens',
      { refreshToken },
      { withCredentials: true, timeout: REFRESH_TIMEOUT_MS },
    );
    const answer = v.parse(sessionAnswerSchema, data);
    // signed out, or signed in anew, while the answer was on its way: it belongs to a session that is over
    if (readRefreshToken() !== refreshToken) return currentOrThrow();
    return startSession(answer);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (readRefreshToken() !== refreshToken) return currentOrThrow();
    expireSession();
    throw signedOut(error);
  }
}

function currentOrThrow(): Auth {
  const auth = adoptStoredSession();
  if (!auth || sessionStore.getState().expired) throw signedOut();
  return auth;
}

/** The API looked at the refresh token and will never accept it. */
function isRefusal(error: unknown): boolean {
  const status = isAxiosError(error) ? error.response?.status : undefined;
  return status === 400 || status === 401 || status === 403;
}

function signedOut(cause?: unknown): AppError {
  return new AppError({
    code: 'SIGNED_OUT',
    status: 401,
    message: 'There is no session to renew',
    cause,
  });
}
