import { endSession, readRefreshToken, sessionStore, startSession } from '@mosta/shared/auth';
import * as v from 'valibot';
import {
  type LoginInput,
  type PasswordChange,
  type ResetPassword,
  type SignupRequest,
  sessionAnswerSchema,
} from '../schemas/account.schema';
import type { Auth } from '../schemas/session.schema';
import { toAppError } from './app-error';
import { authClient } from './clients';
import { plainClient } from './plain-client';

/** Signing out waits this long for the API. */
const LOGOUT_TIMEOUT_MS = 3000;

/** Signs in and starts the session. @throws AppError, `INVALID_CREDENTIALS` for a wrong address or password */
export function signIn(input: LoginInput, signal?: AbortSignal): Promise<Auth> {
  return openSession('auth/login', input, signal);
}

/** Creates an account and starts its session. @throws AppError */
export function signUp(input: SignupRequest, signal?: AbortSignal): Promise<Auth> {
  return openSession('auth/signup', input, signal);
}

async function openSession(
  endpoint: string,
  input: LoginInput | SignupRequest,
  signal?: AbortSignal,
): Promise<Auth> {
  try {
    const { data } = await plainClient.post<unknown>(endpoint, input, {
      withCredentials: true,
      ...abortedBy(signal),
    });
    return startSession(v.parse(sessionAnswerSchema, data));
  } catch (error) {
    throw toAppError(error);
  }
}

/** Signs out in this browser, whatever the API answers; the call lets the API revoke the tokens. */
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

/** Requests a link for a new password; the answer is the same for an address without account. @throws AppError */
export async function requestPasswordReset(email: string, signal?: AbortSignal): Promise<void> {
  try {
    await plainClient.post('auth/forgot-password', { email }, abortedBy(signal));
  } catch (error) {
    throw toAppError(error);
  }
}

/**
 * Chooses a new password by the link's token. Every session of the account ends; this browser's is forgotten.
 * @throws AppError, `INVALID_RESET_TOKEN` for a link that was used or is too old
 */
export async function resetPassword(input: ResetPassword, signal?: AbortSignal): Promise<void> {
  try {
    await plainClient.post('auth/reset-password', input, abortedBy(signal));
  } catch (error) {
    throw toAppError(error);
  }
  endSession();
}

/** Changes the signed-in person's password; their other sessions end. @throws AppError, `WRONG_PASSWORD` */
export async function changePassword(input: PasswordChange, signal?: AbortSignal): Promise<void> {
  try {
    await authClient.post('v1/account/password', input, abortedBy(signal));
  } catch (error) {
    throw toAppError(error);
  }
}

function abortedBy(signal: AbortSignal | undefined): { signal?: AbortSignal } {
  return signal ? { signal } : {};
}
