/** @jest-environment @mosta/portal-sdk/jest/page */
import { endSession, LOCK_LEASE_MS, sessionStore, startSession } from '@mosta/shared/auth';
import { setSingleCopyPolicy } from '../contract/single-copy';
import { buildSession } from '../testing/factories';
import { answers, fails, HttpResponse, http, isUnreachable, setupApi } from '../testing/handlers';
import { plainClient } from './plain-client';
import { refreshSession } from './refresh';

const api = setupApi();

beforeAll(() => setSingleCopyPolicy('report'));
beforeEach(() => startSession(buildSession()));
afterEach(() => {
  endSession();
  localStorage.clear();
});

/** Counts the rotations and answers each with a new pair, as the API does; a token is good once. */
function rotatingApi() {
  const used: string[] = [];
  api.use(
    http.post('/auth/refresh-tokens', async ({ request }) => {
      const { refreshToken } = (await request.json()) as { refreshToken: string };
      if (used.includes(refreshToken)) return new HttpResponse(null, { status: 401 });
      used.push(refreshToken);
      return HttpResponse.json(buildSession());
    }),
  );
  return used;
}

describe('refreshSession', () => {
  it('sends the stored refresh token and stores the new pair', async () => {
    const used = rotatingApi();
    const before = localStorage.getItem('refreshToken');
    const auth = await refreshSession();
    expect(used).toEqual([before]);
    expect(sessionStore.getState().auth).toEqual(auth);
    expect(localStorage.getItem('refreshToken')).not.toBe(before);
  });

  it('is made once for all callers', async () => {
    const used = rotatingApi();
    const [first, second] = await Promise.all([refreshSession(), refreshSession()]);
    expect(first).toBe(second);
    expect(used).toHaveLength(1);
  });

  it('gives the newer token at once to a caller that was late', async () => {
    const used = rotatingApi();
    const refused = sessionStore.getState().auth?.accessToken;
    const fresh = await refreshSession(refused);
    await expect(refreshSession(refused)).resolves.toEqual(fresh);
    expect(used).toHaveLength(1);
  });

  it('is made once for all tabs: the second takes the first one’s result', async () => {
    const used = rotatingApi();
    const refused = sessionStore.getState().auth?.accessToken;
    // another evaluation of the modules stands for another tab: own memory, same storage
    let otherTab: typeof import('./refresh') | undefined;
    jest.isolateModules(() => {
      otherTab = require('./refresh') as typeof import('./refresh');
    });
    const [here, there] = await Promise.all([
      refreshSession(refused),
      otherTab?.refreshSession(refused),
    ]);
    expect(used).toHaveLength(1);
    expect(here.accessToken).toBe(there?.accessToken);
  });

  it.each([400, 401])('lets the session expire when the API refuses with %s', async (status) => {
    api.use(fails('post', '/auth/refresh-tokens', status, 'INVALID_REFRESH_TOKEN'));
    const before = sessionStore.getState().auth;
    await expect(refreshSession()).rejects.toMatchObject({ code: 'SIGNED_OUT' });
    // who it was stays known: the page keeps what was typed, and asks for the password
    expect(sessionStore.getState()).toMatchObject({ auth: before, expired: true });
    expect(localStorage.getItem('refreshToken')).toBeNull();
    // the API is not asked again
    api.use(isUnreachable('post', '/auth/refresh-tokens'));
    await expect(refreshSession()).rejects.toMatchObject({ code: 'SIGNED_OUT' });
  });

  it.each([
    ['the network is down', isUnreachable('post', '/auth/refresh-tokens')],
    ['the API fails by itself', answers('post', '/auth/refresh-tokens', {}, { status: 503 })],
  ])('keeps the session when %s, and passes the error on', async (_what, handler) => {
    api.use(handler);
    const before = sessionStore.getState().auth;
    await expect(refreshSession()).rejects.toMatchObject({ name: 'AxiosError' });
    expect(sessionStore.getState().auth).toEqual(before);
  });

  it('is given up before another tab may take over the lock and send the same token', async () => {
    const post = jest.spyOn(plainClient, 'post');
    await refreshSession();
    const timeouts = post.mock.calls.map(([, , config]) => config?.timeout);
    post.mockRestore();
    expect(timeouts).toHaveLength(1);
    expect(timeouts[0]).toBeLessThan(LOCK_LEASE_MS);
  });

  it('does not bring back a session that ended while the answer was on its way', async () => {
    api.use(answers('post', '/auth/refresh-tokens', buildSession(), { delayMs: 80 }));
    const pending = refreshSession();
    await new Promise((resolve) => setTimeout(resolve, 60));
    endSession();
    await expect(pending).rejects.toMatchObject({ code: 'SIGNED_OUT' });
    expect(sessionStore.getState().auth).toBeNull();
  });
});
