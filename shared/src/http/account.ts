import { endSession, readRefreshToken, sessionStore, startSession } from '@mosta/shared/auth';
import * as v from 'valibot';
import { type LoginInput, type SignupInput, sessionAnswerSchema } from '../schemas/account.schema';
import type { Auth } from '../schemas/session.schema';
import { toAppError } from './app-error';
import { plainClient } from './plain-client';

/** Signing out waits this long for the API to hear of it. */
const LOGOUT_TIMEOUT_MS = 3000;

/** Signs in and starts the session. @throws AppError, `INVALID_CREDENTIALS` for a wrong address or password */
export function signIn(input: LoginInput): Promise<Auth> {
  return openSession('auth/login', input);
}

/** Creates an account and starts its session. @throws AppError, `EMAIL_TAKEN` when the address has an account */
export function signUp(input: SignupInput): Promise<Auth> {
  return openSession('auth/signup', input);
}

async function openSession(endpoint: string, input: LoginInput | SignupInput): Promise<Auth> {
  try {
    const { data } = await plainClient.post<unknown>(endpoint, input, { withCredentials: true });
    return startSession(v.parse(sessionAnswerSchema, data));
  } catch (error) {
    throw toAppError(error);
  }
}

/** Signs out in this browser, whatever the API says; the API is told so that it revokes the tokens. */
export async function signOut(): Promise<void> {
  const token = sessionStore.getState().auth?.accessToken;
  const refreshToken = readRefreshToken();
  endSession();
  if (!refreshToken) return;
  await plainClient
    .post(
      'auth/logout',
      { refreshToken },
      {
        withCredentials: true,
        timeout: LOGOUT_TIMEOUT_MS,
        headers: token ? { Authorization: `Bearer ${token}` } : {},
      },
    )
    .catch(() => undefined);
}
