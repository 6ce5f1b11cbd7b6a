/** @jest-environment @mosta/portal-sdk/jest/page */
import { endSession, sessionStore, startSession } from '@mosta/shared/auth';
import { buildSession } from '../testing/factories';
import { answers, fails, HttpResponse, http, isUnreachable, setupApi } from '../testing/handlers';
import {
  changePassword,
  requestPasswordReset,
  resetPassword,
  signIn,
  signOut,
  signUp,
} from './account';

const api = setupApi();
const credentials = { email: 'exposant@exemple.dz', password: 'une phrase exemple' };

afterEach(() => {
  endSession();
  localStorage.clear();
});

it('signs in and starts the session', async () => {
  const answer = buildSession();
  api.use(answers('post', '/auth/login', answer));
  await signIn(credentials);
  expect(sessionStore.getState().auth?.accessToken).toBe(answer.access.token);
});

it('signs up and starts the session', async () => {
  await signUp({ ...credentials, nom: 'Exemple', prenom: 'Exemple' });
  expect(sessionStore.getState().auth?.role).toBe('Exhibitor');
});

it('says by its code why signing in failed, and starts nothing', async () => {
  api.use(fails('post', '/auth/login', 401, 'INVALID_CREDENTIALS'));
  await expect(signIn(credentials)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
  expect(sessionStore.getState().auth).toBeNull();
});

it('refuses an answer that is not a session', async () => {
  api.use(answers('post', '/auth/login', { role: 'Exhibitor' }));
  await expect(signIn(credentials)).rejects.toMatchObject({ code: 'INVALID_ANSWER' });
  expect(localStorage.getItem('auth')).toBeNull();
});

it('signs out here at once and notifies the API', async () => {
  const answer = buildSession();
  startSession(answer);
  let body: unknown;
  api.use(
    http.post('/auth/logout', async ({ request }) => {
      body = await request.json();
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const done = signOut();
  expect(sessionStore.getState().auth).toBeNull();
  await done;
  expect(body).toEqual({ refreshToken: answer.refresh.token });
});

it('signs out here when the API cannot be reached', async () => {
  startSession(buildSession());
  api.use(isUnreachable('post', '/auth/logout'));
  await expect(signOut()).resolves.toBeUndefined();
  expect(localStorage.getItem('auth')).toBeNull();
});

it('requests a link for a new password', async () => {
  let asked: unknown;
  api.use(
    http.post('/auth/forgot-password', async ({ request }) => {
      asked = await request.json();
      return HttpResponse.json(null, { status: 202 });
    }),
  );
  await requestPasswordReset('exposant@exemple.dz');
  expect(asked).toEqual({ email: 'exposant@exemple.dz' });
});

it('chooses a new password by a link, and forgets the session that ended with the old one', async () => {
  startSession(buildSession());
  const input = { token: 'jeton', password: 'une phrase nouvelle' };
  api.use(fails('post', '/auth/reset-password', 400, 'INVALID_RESET_TOKEN'));
  await expect(resetPassword(input)).rejects.toMatchObject({ code: 'INVALID_RESET_TOKEN' });
  expect(sessionStore.getState().auth).not.toBeNull();
  api.use(http.post('/auth/reset-password', () => new HttpResponse(null, { status: 204 })));
  await resetPassword(input);
  expect(sessionStore.getState().auth).toBeNull();
});

it('changes the password and stays signed in', async () => {
  startSession(buildSession());
  const input = { current: 'une phrase exemple', next: 'une phrase nouvelle' };
  api.use(fails('post', '/v1/account/password', 400, 'WRONG_PASSWORD'));
  await expect(changePassword(input)).rejects.toMatchObject({ code: 'WRONG_PASSWORD' });
  api.use(http.post('/v1/account/password', () => new HttpResponse(null, { status: 204 })));
  await changePassword(input);
  expect(sessionStore.getState()).toMatchObject({ expired: false });
});
