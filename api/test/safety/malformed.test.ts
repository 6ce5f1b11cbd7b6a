import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import * as v from 'valibot';
import { PROBLEMS } from '../../src/modules/problems';
import type { Call } from '../../src/platform/http/access';
import { startTestApp, type TestApp } from '../support/test-app';
import { makeCaller } from './support/callers';
import { type HostileBody, hostileBody, hostileText } from './support/hostile';
import { addressOf, send } from './support/requests';
import { isValibotSchema, SAMPLE_EMAIL, sampleOf } from './support/samples';

/** How many bodies are tried, over all calls together; a fifth as many addresses. */
const CASES = Number(process.env.SAFETY_CASES ?? 10_000);
/** To try the bodies of a failed run again: the seed that it printed. */
const SEED = process.env.SAFETY_SEED === undefined ? {} : { seed: Number(process.env.SAFETY_SEED) };

// The hash of a password is slow on purpose, and is not what is tried here.
jest.mock('@node-rs/argon2', () => ({
  hash: async () => 'none',
  verify: async () => false,
}));

let service: TestApp;
let headers: Record<'Exhibitor' | 'Organizer', { authorization: string }>;
beforeAll(async () => {
  service = await startTestApp({ LOGIN_FAILURES: '1000000', LOGIN_PER_MINUTE: '1000000' });
  headers = {
    Exhibitor: (await makeCaller(service, 'Exhibitor')).headers,
    Organizer: (await makeCaller(service, 'Organizer')).headers,
  };
});
afterAll(() => service.close());

const headersFor = ({ access }: Call) =>
  access === 'public' ? {} : headers[access[0] ?? 'Exhibitor'];

const STATUS_BY_CODE = new Map(
  Object.entries(PROBLEMS).map(([code, [status]]) => [code, status] as const),
);

/** Whatever is sent: no fault of ours, and a refusal says in the agreed form what was wrong. */
function check({ statusCode, headers: sent, body }: LightMyRequestResponse, method: string): void {
  expect(statusCode).toBeLessThan(500);
  expect(statusCode).not.toBe(429);
  if (statusCode < 400 || method === 'HEAD') return;
  expect(sent['content-type']).toBe('application/problem+json');
  const { code, status } = v.parse(problemSchema, JSON.parse(body));
  expect(STATUS_BY_CODE.get(code)).toBe(statusCode);
  expect(status).toBe(statusCode);
}

/** What was refused has to have been wrong, and what was taken right, as the schema says. */
function compare(
  schema: v.GenericSchema,
  { body, contentType }: HostileBody,
  status: number,
): void {
  if (contentType !== 'application/json' || typeof body !== 'string') return;
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    expect(status).toBe(400);
    return;
  }
  if (!v.is(schema, value)) expect([400, 413]).toContain(status);
}

let addresses = 0;

/** The same with an e-mail address of its own, so that no limit of an account hides what is tried. */
function ownAddress({ body, contentType }: HostileBody): HostileBody {
  addresses += 1;
  if (typeof body !== 'string') return { body, contentType };
  return { body: body.replaceAll(SAMPLE_EMAIL, `essai-${addresses}@exemple.dz`), contentType };
}

it('malformed bodies are refused, each with its reason', async () => {
  const calls = new Map(
    service.app.calls.flatMap((call) => {
      const { body } = call.schema;
      if (!isValibotSchema(body)) return [];
      // Made once for each call: making what makes the bodies takes longer than making a body.
      const bodies = fc.oneof(
        hostileBody(sampleOf(body, 'minimal')),
        hostileBody(sampleOf(body, 'full')),
      );
      return [[`${call.method} ${call.url}`, { call, body, bodies }] as const];
    }),
  );
  expect(calls.size).toBeGreaterThanOrEqual(20);
  const cases = fc
    .constantFrom(...calls)
    .chain(([name, { bodies }]) => bodies.map((sent) => ({ name, sent })));
  await fc.assert(
    fc.asyncProperty(cases, async ({ name, sent }) => {
      const tried = calls.get(name);
      if (!tried) throw new Error(`${name} is no call`);
      const own = ownAddress(sent);
      const response = await send(service, tried.call, {
        url: addressOf(tried.call),
        headers: { 'content-type': own.contentType, ...headersFor(tried.call) },
        payload: own.body,
      });
      check(response, tried.call.method);
      compare(tried.body, own, response.statusCode);
    }),
    { numRuns: CASES, ...SEED },
  );
  expect(Object.keys(Object.prototype)).toEqual([]);
});

it('a body that nests without end is malformed, whichever call it is for', async () => {
  const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
  for (const call of service.app.calls.filter(({ schema }) => isValibotSchema(schema.body))) {
    const response = await send(service, call, {
      url: addressOf(call),
      headers: { 'content-type': 'application/json', ...headersFor(call) },
      payload: `{"id":"hall","drawing":{"shapes":${deep}}}`,
    });
    check(response, call.method);
    expect([400, 403, 413, 415]).toContain(response.statusCode);
  }
});

it('hostile addresses are refused, each with its reason', async () => {
  const calls = new Map(
    service.app.calls
      .filter(({ method }) => method !== 'DELETE')
      .map((call) => [`${call.method} ${call.url}`, call]),
  );
  const cases = fc.record({
    name: fc.constantFrom(...calls.keys()),
    parts: fc.array(hostileText, { minLength: 4, maxLength: 4 }),
    query: fc.oneof(fc.constant(null), hostileText),
  });
  await fc.assert(
    fc.asyncProperty(cases, async ({ name, parts, query }) => {
      const call = calls.get(name);
      if (!call) throw new Error(`${name} is no call`);
      const names = [...call.url.matchAll(/:(\w+)/g)].map(([, parameter = '']) => parameter);
      const parameters = Object.fromEntries(names.map((key, index) => [key, parts[index] ?? '']));
      const known = isValibotSchema(call.schema.querystring)
        ? Object.keys(Object(sampleOf(call.schema.querystring, 'full')))
        : ['q'];
      const path = addressOf({ ...call, schema: {} }, parameters);
      const search = known.map((key, index) => `${key}=${query ?? parts[index % 4]}`).join('&');
      const url = `${path}?${search}`;
      check(await send(service, call, { url, headers: headersFor(call) }), call.method);
    }),
    { numRuns: Math.ceil(CASES / 5), ...SEED },
  );
});
