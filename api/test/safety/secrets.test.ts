import { Writable } from 'node:stream';
import type * as logger from '../../src/platform/http/logger';
import { SAMPLE_EXHIBITOR, SAMPLE_PASSWORD } from '../../src/sample/sample-data';
import { users } from '../../src/tables/account';
import { refreshTokens } from '../../src/tables/session';
import { bearer, startTestApp, TEST_SECRET, type TestApp } from '../support/test-app';
import { makeCaller } from './support/callers';
import { parametersOf } from './support/parameters';
import { APPLICATION, PERSONAL } from './support/payloads';
import { addressOf, send, validPayload } from './support/requests';

const mockLines: string[] = [];
jest.mock('../../src/platform/http/logger', () => {
  const real = jest.requireActual<typeof logger>('../../src/platform/http/logger');
  return {
    ...real,
    loggerOptions: (config: Parameters<typeof real.loggerOptions>[0]) => ({
      ...Object(real.loggerOptions(config)),
      stream: new Writable({
        write: (chunk, _encoding, done) => {
          mockLines.push(String(chunk));
          done();
        },
      }),
    }),
  };
});

let service: TestApp;
/** What must be in no line of the log, each with its name. */
const secrets = new Map<string, string>();
/** Every answer, with the call that gave it. */
const answers: { call: string; body: string }[] = [];

beforeAll(async () => {
  service = await startTestApp({ LOG_LEVEL: 'trace' });
  secrets.set('the password', SAMPLE_PASSWORD);
  secrets.set('the new password', 'un autre mot');
  secrets.set('the guessed password', 'devinette secrete');
  secrets.set('the signing secret', TEST_SECRET);
});
afterAll(() => service.close());

const keep = (call: string, { body }: { body: string }) => answers.push({ call, body });

async function callEverything(): Promise<void> {
  for (const call of service.app.calls) {
    const role =
      call.access !== 'public' && !call.access.includes('Exhibitor') ? 'Organizer' : 'Exhibitor';
    const caller = await makeCaller(service, role);
    const name = `${call.method} ${call.url}`;
    secrets.set(`the access token of ${name}`, caller.headers.authorization.slice(7));
    const parameters = (await parametersOf(call.url)?.make(service, caller)) ?? {};
    for (const [key, value] of Object.entries(parameters)) {
      if (key === 'token' || key === 'secret') secrets.set(`the ${key} of ${name}`, value);
    }
    const { headers, ...payload } = await validPayload(service, call, caller);
    const url = addressOf(call, parameters);
    const request = { url, headers: { ...headers, ...caller.headers }, ...payload };
    keep(name, await send(service, call, request));
    // The same, refused: the body is not what it says to be.
    keep(
      name,
      await send(service, call, { ...request, payload: `{"password":"${SAMPLE_PASSWORD}"` }),
    );
  }
}

async function fail(): Promise<void> {
  const login = (password: string) =>
    service.app.inject({
      method: 'POST',
      url: '/auth/login',
      payload: { email: SAMPLE_EXHIBITOR, password },
    });
  keep('a wrong password', await login('devinette secrete'));
  const session = await service.exhibitor();
  secrets.set('the refresh token', session.refresh.token);
  secrets.set('the access token', session.access.token);
  keep(
    'a replay',
    await service.app.inject({
      method: 'POST',
      url: '/auth/refresh-tokens',
      payload: { refreshToken: session.refresh.token },
    }),
  );
  keep(
    'a token in the query',
    await service.app.inject({ url: `/v1/notification?token=${session.access.token}` }),
  );
  keep('a token as a page', await service.app.inject({ url: `/${session.access.token}` }));
  // A statement that fails has its parameters in the error's message.
  const query = jest.spyOn(service.database.pool, 'query');
  query.mockImplementation(() => {
    throw Object.assign(new Error(`invalid input syntax for type uuid: "${SAMPLE_PASSWORD}"`), {
      ...{ code: '22P02', detail: TEST_SECRET, where: TEST_SECRET },
    });
  });
  jest.spyOn(service.database.db, 'insert').mockImplementation(() => {
    throw new Error(`Failed query: insert\nparams: ${SAMPLE_PASSWORD},${TEST_SECRET}`);
  });
  keep(
    'a failing statement',
    await service.app.inject({ url: '/v1/notification', headers: bearer(session) }),
  );
  keep(
    'a failing form',
    await service.app.inject({ method: 'POST', url: '/v1/staff', ...APPLICATION() }),
  );
  jest.restoreAllMocks();
}

it('get neither into the log nor into an answer', async () => {
  await callEverything();
  await fail();
  for (const { passwordHash } of await service.database.db.select().from(users)) {
    // Rows that other tests' support writes have a word in its place.
    if (passwordHash.startsWith('$argon2')) secrets.set(`the hash ${passwordHash}`, passwordHash);
  }
  for (const { tokenHash } of await service.database.db.select().from(refreshTokens)) {
    secrets.set(`the token's hash ${tokenHash}`, tokenHash);
  }
  // What an applicant wrote is nobody's business but the organiser's.
  secrets.set('an applicant’s telephone', PERSONAL.phone);
  const log = mockLines.join('');
  expect(log.length).toBeGreaterThan(10_000);
  expect(log).toContain('/v1/quote/link/:secret');
  const found = [...secrets].filter(([, secret]) => log.includes(secret)).map(([name]) => name);
  expect(found).toEqual([]);

  const neverAnswered = [...secrets].filter(
    ([name]) => /hash|password|signing secret/.test(name) || name.startsWith('the access token of'),
  );
  const leaked = answers.flatMap(({ call, body }) =>
    neverAnswered.filter(([, secret]) => body.includes(secret)).map(([name]) => `${call}: ${name}`),
  );
  expect(leaked).toEqual([]);
  expect(answers.filter(({ body }) => /argon2|at \S+ \(|node_modules/.test(body))).toEqual([]);
});
