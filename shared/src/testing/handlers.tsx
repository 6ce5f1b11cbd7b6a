import { sessionStore } from '@mosta/shared/auth';
import { delay, HttpResponse, http, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { FIRST_PUBLIC_EDITION } from '../domain/edition';
import { shippedHalls } from '../domain/edition-halls';
import directory from '../domain/exhibitors.json';
import firstContent from '../domain/first-content.json';
import programme from '../domain/programme.json';
import {
  buildAccount,
  buildHotel,
  buildProblem,
  buildReservation,
  buildSession,
} from './factories';
import { lateCalls } from './late-calls';

/** The API's successful answers; a test overrides single ones with `server.use(…)`. */
export const handlers = [
  http.get('/v1/edition', () => HttpResponse.json(FIRST_PUBLIC_EDITION)),
  http.get('/v1/exhibitor/listed', () => HttpResponse.json(directory)),
  http.get('/v1/exhibitor', () => HttpResponse.json([])),
  http.get('/v1/hall', () => HttpResponse.json([...shippedHalls()])),
  http.get('/v1/content/session', () => HttpResponse.json(programme)),
  ...Object.entries(firstContent).map(([kind, rows]) =>
    http.get(`/v1/content/${kind}`, () => HttpResponse.json(rows)),
  ),
  http.get('/v1/news', () => HttpResponse.json([])),
  http.get('/v1/hotel', () => HttpResponse.json([buildHotel()])),
  http.get('/v1/organizer/edition', () => HttpResponse.json([])),
  http.get('/v1/reservation/exhibitor/:id', () => HttpResponse.json([buildReservation()])),
  http.get('/v1/notification', () => HttpResponse.json([])),
  http.get('/v1/notification/unread', () => HttpResponse.json({ unread: 0 })),
  http.get('/v1/account', () => HttpResponse.json(buildAccount())),
  http.get('/v1/account/session', () => HttpResponse.json([])),
  http.post('/auth/login', () => HttpResponse.json(buildSession())),
  http.post('/auth/signup', () => HttpResponse.json(buildSession(), { status: 201 })),
  // a refreshed session keeps its user
  http.post('/auth/refresh-tokens', () => {
    const { auth } = sessionStore.getState();
    return HttpResponse.json(buildSession(auth ? { user: auth.user, role: auth.role } : {}));
  }),
  http.post('/auth/logout', () => new HttpResponse(null, { status: 204 })),
];

/**
 * Starts the intercepted network around every test of the file; a call without a handler fails the test. With a number in
 * `LATE_CALLS`, calls come late by chance, alike for the same number.
 */
export function setupApi() {
  const late = process.env.LATE_CALLS ? [lateCalls(Number(process.env.LATE_CALLS))] : [];
  const server = setupServer(...late, ...handlers);
  const { use } = server;
  server.use = (...given) => use.call(server, ...late, ...given);
  const unanswered = new Set<string>();
  server.events.on('request:unhandled', ({ request }) => {
    unanswered.add(`${request.method} ${new URL(request.url).pathname}`);
  });
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    const calls = [...unanswered];
    unanswered.clear();
    expect(calls).toEqual([]);
  });
  afterAll(() => server.close());
  return server;
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Answers with JSON. */
export function answers(
  method: Method,
  path: string,
  body: JsonBodyType,
  init: { status?: number; delayMs?: number } = {},
) {
  return http[method](path, async () => {
    if (init.delayMs) await delay(init.delayMs);
    return HttpResponse.json(body, { status: init.status ?? 200 });
  });
}

/** Answers with a problem document. */
export function fails(method: Method, path: string, status: number, code: string, detail?: string) {
  return http[method](path, () =>
    HttpResponse.json(buildProblem(status, code, { detail }), {
      status,
      headers: { 'content-type': 'application/problem+json' },
    }),
  );
}

/** The network is down. */
export function isUnreachable(method: Method, path: string) {
  return http[method](path, () => HttpResponse.error());
}

/** Never answers: for what is shown in the meantime. */
export function neverAnswers(method: Method, path: string) {
  return http[method](path, async () => {
    await delay('infinite');
    return HttpResponse.json(null);
  });
}

export { HttpResponse, http };
