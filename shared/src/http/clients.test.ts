/** @jest-environment @mosta/portal-sdk/jest/page */
import { endSession, sessionStore, startSession } from '@mosta/shared/auth';
import { buildSession } from '../testing/factories';
import { fails, HttpResponse, http, setupApi } from '../testing/handlers';
import { authClient, plainClient } from './clients';

const api = setupApi();

beforeEach(() => startSession(buildSession()));
afterEach(() => {
  endSession();
  localStorage.clear();
});

/** A call that is answered 401 unless it carries the token. @returns the authorisations it saw */
function guardedBy(token: () => string): (string | null)[] {
  const seen: (string | null)[] = [];
  api.use(
    http.get('/v1/guarded', ({ request }) => {
      const authorization = request.headers.get('authorization');
      seen.push(authorization);
      return authorization === `Bearer ${token()}`
        ? HttpResponse.json('in')
        : new HttpResponse(null, { status: 401 });
    }),
  );
  return seen;
}

const currentToken = () => sessionStore.getState().auth?.accessToken ?? '';

/** What the API answers to a refresh: other tokens of the same person. */
function renewed() {
  const user = sessionStore.getState().auth?.user;
  return buildSession(user ? { user } : {});
}

describe('authClient', () => {
  it('attaches the session’s bearer token', async () => {
    const seen = guardedBy(currentToken);
    await expect(authClient.get('v1/guarded')).resolves.toMatchObject({ data: 'in' });
    expect(seen).toEqual([`Bearer ${currentToken()}`]);
  });

  it('leaves an authorisation alone that the caller set', async () => {
    const seen = guardedBy(() => 'own');
    await authClient.get('v1/guarded', { headers: { Authorization: 'Bearer own' } });
    expect(seen).toEqual(['Bearer own']);
  });

  it('refreshes once and retries once on 401, for several calls together', async () => {
    const next = renewed();
    const refreshes = jest.fn();
    api.use(
      http.post('/auth/refresh-tokens', () => {
        refreshes();
        return HttpResponse.json(next);
      }),
    );
    guardedBy(() => next.access.token);
    const calls = await Promise.all([1, 2, 3].map(() => authClient.get('v1/guarded')));
    expect(calls.map(({ data }) => data)).toEqual(['in', 'in', 'in']);
    expect(refreshes).toHaveBeenCalledTimes(1);
  });

  it('keeps body, method and query in the retry', async () => {
    const bodies: unknown[] = [];
    api.use(
      http.post('/v1/guarded', async ({ request }) => {
        bodies.push([new URL(request.url).search, await request.json()]);
        return new HttpResponse(null, { status: bodies.length === 1 ? 401 : 200 });
      }),
    );
    await authClient.post('v1/guarded', { a: 1 }, { params: { b: 2 } });
    expect(bodies).toEqual([
      ['?b=2', { a: 1 }],
      ['?b=2', { a: 1 }],
    ]);
  });

  it('passes the second 401 on', async () => {
    const seen = guardedBy(() => 'never');
    await expect(authClient.get('v1/guarded')).rejects.toMatchObject({ response: { status: 401 } });
    expect(seen).toHaveLength(2);
  });

  it('passes the 401 on and lets the session expire when the refresh is refused', async () => {
    guardedBy(() => 'never');
    api.use(fails('post', '/auth/refresh-tokens', 401, 'INVALID_REFRESH_TOKEN'));
    await expect(authClient.get('v1/guarded')).rejects.toMatchObject({ response: { status: 401 } });
    expect(sessionStore.getState().expired).toBe(true);
  });

  it('does not repeat in the name of the next person what the one before asked for', async () => {
    const seen: (string | null)[] = [];
    api.use(
      http.post('/v1/guarded', ({ request }) => {
        seen.push(request.headers.get('authorization'));
        // while the call is under way, somebody else signs in here
        startSession(buildSession());
        return new HttpResponse(null, { status: 401 });
      }),
    );
    const before = currentToken();
    await expect(authClient.post('v1/guarded')).rejects.toMatchObject({
      response: { status: 401 },
    });
    expect(currentToken()).not.toBe(before);
    expect(seen).toEqual([`Bearer ${before}`]);
  });

  it('does not repeat a call whose person signed out in between', async () => {
    const seen = jest.fn();
    api.use(
      http.post('/v1/guarded', () => {
        seen();
        endSession();
        return new HttpResponse(null, { status: 401 });
      }),
    );
    await expect(authClient.post('v1/guarded')).rejects.toMatchObject({
      response: { status: 401 },
    });
    expect(seen).toHaveBeenCalledTimes(1);
    expect(sessionStore.getState()).toEqual({ auth: null, expired: false });
  });
});

it('plainClient sends no token and does not refresh', async () => {
  const seen = guardedBy(currentToken);
  await expect(plainClient.get('v1/guarded')).rejects.toMatchObject({ response: { status: 401 } });
  expect(seen).toEqual([null]);
});

describe('the time that a call may take', () => {
  async function timeoutOf(config: Parameters<typeof plainClient.request>[0]) {
    const seen: (number | undefined)[] = [];
    await plainClient.request({
      ...config,
      adapter: async (request) => {
        seen.push(request.timeout);
        return { data: null, status: 200, statusText: '', headers: {}, config: request };
      },
    });
    return seen[0];
  }

  it.each([
    ['what a page waits for before it shows', { method: 'get' }, 8000],
    ['a file', { method: 'get', responseType: 'blob' as const }, 20_000],
    ['a change', { method: 'post' }, 20_000],
    ['a call that says so itself', { method: 'get', timeout: 500 }, 500],
  ])('of %s', async (_, config, ms) => {
    await expect(timeoutOf(config)).resolves.toBe(ms);
  });
});
