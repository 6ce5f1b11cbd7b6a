import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import * as argon2 from '@node-rs/argon2';
import * as v from 'valibot';
import { SAMPLE_EXHIBITOR, SAMPLE_PASSWORD } from '../../src/sample/sample-data';
import { startTestApp, type TestApp } from '../support/test-app';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  return { ...real, verify: jest.fn(real.verify) };
});
const verify = jest.mocked(argon2.verify);

let service: TestApp;
afterEach(() => service.close());

type Attempt = { email: string; password?: string; remoteAddress?: string; forwarded?: string };

const attempt = ({
  email,
  password = 'devinette',
  remoteAddress = '10.0.0.1',
  forwarded,
}: Attempt) =>
  service.app.inject({
    method: 'POST',
    url: '/auth/login',
    remoteAddress,
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    payload: { email, password },
  });

const statuses = (answers: readonly { statusCode: number }[]) => ({
  refused: answers.filter(({ statusCode }) => statusCode === 401).length,
  stopped: answers.filter(({ statusCode }) => statusCode === 429).length,
});

it('costs the same work for an unknown account, and says the same', async () => {
  service = await startTestApp();
  const problems = [];
  const parameters = [];
  for (const email of [SAMPLE_EXHIBITOR, 'personne@exemple.dz']) {
    verify.mockClear();
    const { requestId: _id, ...problem } = v.parse(
      problemSchema,
      (await attempt({ email })).json(),
    );
    problems.push(problem);
    // For the confirmed account of the address, and for the latest unconfirmed one.
    expect(verify).toHaveBeenCalledTimes(2);
    // What the hash costs stands in it: `$argon2id$v=19$m=…,t=…,p=…$`.
    parameters.push(verify.mock.calls.map(([hash]) => String(hash).split('$').slice(1, 4)));
  }
  expect(problems[0]).toEqual(problems[1]);
  expect(parameters[0]).toEqual(parameters[1]);
});

it('lets pass as many guesses at one account as allowed, of fifty at once', async () => {
  service = await startTestApp({ LOGIN_FAILURES: '5' });
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => attempt({ email: 'cible@exemple.dz' })),
  );
  expect(statuses(answers)).toEqual({ refused: 5, stopped: 45 });
  const right = await attempt({ email: SAMPLE_EXHIBITOR, password: SAMPLE_PASSWORD });
  expect(right.statusCode).toBe(200);
});

it('counts each address by itself, and locks the account for none, of many at once', async () => {
  service = await startTestApp({ LOGIN_FAILURES: '3' });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      attempt({ email: 'cible@exemple.dz', remoteAddress: `10.0.1.${index % 4}` }),
    ),
  );
  expect(statuses(answers)).toEqual({ refused: 12, stopped: 8 });
});

it('lets pass no more calls of one address than allowed, of fifty at once', async () => {
  service = await startTestApp({ LOGIN_PER_MINUTE: '10' });
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => attempt({ email: `nul${index}@exemple.dz` })),
  );
  const { refused, stopped } = statuses(answers);
  // Of calls in one and the same tick the limiter may refuse those too that were within the limit.
  expect(refused).toBeLessThanOrEqual(10);
  expect(refused + stopped).toBe(50);
});

it('does not believe an address that the caller claims, where no proxy is trusted', async () => {
  service = await startTestApp({ LOGIN_FAILURES: '3', LOGIN_PER_MINUTE: '20' });
  const guesses = [];
  for (let index = 0; index < 10; index += 1) {
    guesses.push(await attempt({ email: 'cible@exemple.dz', forwarded: `203.0.113.${index}` }));
  }
  expect(statuses(guesses)).toEqual({ refused: 3, stopped: 7 });
  const spread = [];
  for (let index = 0; index < 15; index += 1) {
    spread.push(
      await attempt({ email: `nul${index}@exemple.dz`, forwarded: `203.0.113.${index}` }),
    );
  }
  expect(statuses(spread)).toEqual({ refused: 10, stopped: 5 });
});

it('believes the nearest trusted proxy alone', async () => {
  service = await startTestApp({ LOGIN_FAILURES: '3', TRUST_PROXY: '1' });
  const guesses = [];
  for (let index = 0; index < 10; index += 1) {
    // The caller writes the first address itself; the proxy adds the second.
    const forwarded = `198.51.100.${index}, 203.0.113.7`;
    guesses.push(await attempt({ email: 'cible@exemple.dz', forwarded }));
  }
  expect(statuses(guesses)).toEqual({ refused: 3, stopped: 7 });
});
