import { randomUUID } from 'node:crypto';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Call } from '../../../src/platform/http/access';
import { SAMPLE_PASSWORD } from '../../../src/sample/sample-data';
import { giveFactor } from '../../support/second-factor';
import type { TestApp } from '../../support/test-app';
import type { TestCaller } from './callers';
import { APPLICATION, DOCUMENT, HALL, type Payload, SIMULATION, STATEMENT } from './payloads';
import {
  firstDay,
  freeYear,
  lastParts,
  makeBadge,
  makeContent,
  makeEdition,
  makeItem,
  makeLate,
  makeNamedNeighbours,
  makeNeighbours,
  makeParticipation,
  makeStand,
  mergeable,
  running,
  sellStand,
} from './rows';
import { isValibotSchema, SAMPLE_EMAIL, sampleOf, withValue } from './samples';

/** Password and code of an account with a second factor. */
async function proofOf(service: TestApp, { id }: TestCaller) {
  return { password: SAMPLE_PASSWORD, code: await giveFactor(service, id, { confirmed: true }) };
}

type MakeBody = (service: TestApp, caller: TestCaller, sample: unknown) => Promise<unknown>;

/** A promo code may stand once in an edition. */
const withFreeCode: MakeBody = async (_service, _caller, sample) =>
  withValue(sample, ['promo', 'code'], randomUUID().toUpperCase());

/** Bodies that have to name something that exists, which no schema can say. */
const BODIES: Record<string, MakeBody> = {
  // No schema can say which password is hard to guess.
  'POST /auth/signup': async (_service, _caller, sample) =>
    withValue(sample, ['password'], SAMPLE_PASSWORD),
  'POST /v1/account/password': async () => ({ current: SAMPLE_PASSWORD, next: 'un autre mot' }),
  'POST /v1/account/email': async () => ({ email: SAMPLE_EMAIL, password: SAMPLE_PASSWORD }),
  'POST /v1/account/second-factor': async () => ({ password: SAMPLE_PASSWORD }),
  'POST /v1/account/second-factor/confirm': async (service, { id }) => ({
    code: await giveFactor(service, id, { confirmed: false }),
  }),
  'POST /v1/account/second-factor/recovery-codes': proofOf,
  'POST /v1/account/second-factor/remove': proofOf,
  'POST /v1/account/erase': async () => ({ password: SAMPLE_PASSWORD }),
  // Only who is signed in may leave it out.
  'POST /v1/temp': async (_service, _caller, sample) =>
    withValue(sample, ['exhibitor', 'password'], SAMPLE_PASSWORD),
  'POST /v1/organizer/badge/check-in': async (service, caller) => ({
    code: (await makeBadge(service, caller)).token,
  }),
  'POST /v1/reservation/:id/order': async (service) => ({
    items: [{ _id: await makeItem(service), quantity: 1 }],
  }),
  // Another call may have changed the letter.
  ...Object.fromEntries(
    ['accept', 'request-change', 'refuse'].map((decision): [string, MakeBody] => [
      `POST /v1/organizer/participation/:id/${decision}`,
      async (_service, _caller, sample) => withValue(sample, ['letterVersion'], undefined),
    ]),
  ),
  'POST /v1/organizer/participation/batch': async () => ({
    ...{ key: randomUUID(), action: 'assign', to: null },
    items: [{ _id: randomUUID(), version: 1, assignee: null }],
  }),
  'POST /v1/organizer/participation/batch/preview': async () => ({
    ...{ action: 'assign', to: null },
    items: [{ _id: randomUUID(), version: 1, assignee: null }],
  }),
  'PUT /v1/organizer/participation/:id/assignee': async () => ({ assignee: null, seen: null }),
  'POST /v1/organizer/participation/:id/note': async () => ({
    text: 'Rappeler.',
    key: randomUUID(),
  }),
  'POST /v1/organizer/staff/:id/note': async () => ({ text: 'Note exemple.', key: randomUUID() }),
  'POST /v1/organizer/reservation/:id/issue': async () => ({ kind: 'proforma', key: randomUUID() }),
  'POST /v1/organizer/reservation/:id/refund': async (_service, _caller, sample) =>
    withValue(sample, ['key'], randomUUID()),
  'POST /v1/organizer/issued/:id/credit': async (_service, _caller, sample) =>
    withValue(sample, ['key'], randomUUID()),
  'POST /v1/organizer/reminder': async (service, caller) => ({
    reminders: [{ reservation: (await makeLate(service, caller)).id, number: 1 }],
  }),
  'POST /v1/organizer/quote/:id/answer': async () => ({
    prices: [{ kind: 'package', id: 'bare-9', amount: 185_000 }],
  }),
  'POST /v1/simulation': async () => ({ simulation: SIMULATION }),
  'POST /v1/quote': async () => ({ simulation: SIMULATION }),
  'PATCH /v1/company/mine': async (service, caller) => {
    await makeParticipation(service, caller);
    return { adresse: '2, rue de l’Exemple' };
  },
  'PATCH /v1/organizer/stand/:code': async () => ({ size: 12 }),
  'POST /v1/organizer/stand/:code/move': async (service) => ({
    to: (await makeStand(service)).code,
  }),
  'POST /v1/organizer/stand/join': async (service) => {
    const codes = await makeNeighbours(service);
    const [code] = codes;
    return { key: randomUUID(), code, stands: codes.map((one) => ({ code: one, revision: 0 })) };
  },
  'POST /v1/organizer/stand/:code/split': async () => ({ key: randomUUID(), revision: 0 }),
  'POST /v1/organizer/stand/:code/cut': async () => {
    const code = `E${randomUUID().slice(0, 8).toUpperCase()}`;
    const into = ['A', 'B'].map((letter) => ({ code: `${code}-${letter}`, share: 0.5 }));
    return { key: randomUUID(), revision: 0, side: 'long', into };
  },
  'POST /v1/organizer/stand/:code/uncut': async () => ({
    key: randomUUID(),
    stands: lastParts.map((code) => ({ code, revision: 0 })),
  }),
  'POST /v1/organizer/hall': async () => {
    const id = `E${randomUUID().slice(0, 8)}`;
    const shapes = [{ type: 'rect', id, x: 0, y: 0, width: 9, height: 9, color: 'orange' }];
    const drawing = { id: 'a', width: 1500, height: 300, shapes };
    return { hall: id.toLowerCase(), name: 'Essai', drawingId: 'a', drawing };
  },
  'POST /v1/organizer/edition': async (service, caller) => ({
    ...{ key: randomUUID(), from: (await makeEdition(service, caller)).id, take: ['bank'] },
    ...(await freeYear(service)),
  }),
  'POST /v1/organizer/promo': async (service, caller, sample) =>
    withFreeCode(service, caller, withValue(sample, ['key'], randomUUID())),
  'PUT /v1/organizer/promo/:id': withFreeCode,
  'POST /v1/organizer/hold/:id/extend': async () => ({ expires: running.expires, hours: 24 }),
  'POST /v1/organizer/hold/:id/release': async () => ({
    ...{ expires: running.expires, reason: 'Exemple' },
  }),
  'POST /v1/organizer/company/:id/merge/:second': async () => ({
    ...{ key: randomUUID(), state: mergeable.state },
  }),
  'POST /v1/organizer/content': async (service, _caller, sample) =>
    withValue(sample, ['content', 'date'], await firstDay(service)),
  'PUT /v1/organizer/content/:id': async (service, _caller, sample) =>
    withValue(sample, ['content', 'date'], await firstDay(service)),
  'POST /v1/organizer/content/order': async (service, caller) => ({
    ...{ kind: 'session', ids: Object.values(await makeContent(service, caller)) },
  }),
  'POST /v1/organizer/letter/:id/send': async (_service, _caller, sample) =>
    withValue(sample, ['at'], null),
};

/** A body that the call takes: made from its schema, so that a refused body cannot hide a missing check. */
export async function validPayload(
  service: TestApp,
  { method, url, schema }: Call,
  caller: TestCaller,
): Promise<Payload> {
  const headers = { 'content-type': 'application/json' };
  // Other calls of the matrix end sales; without one there is no sign to print.
  if (url.endsWith('/stand/sign/pdf')) await sellStand(service);
  if (url.endsWith('/stand/join')) await makeNamedNeighbours(service);
  if (method === 'POST' && url === '/v1/staff') return APPLICATION();
  if (method === 'POST' && url.endsWith('/document')) return DOCUMENT();
  if (method === 'POST' && url.endsWith('/hall/import')) return HALL();
  if (method === 'POST' && url.includes('/bank/statement')) return STATEMENT();
  if (method === 'POST' && url.endsWith('/organizer/picture')) return HALL();
  if (!isValibotSchema(schema.body)) return {};
  const sample = sampleOf(schema.body, 'minimal');
  const body = (await BODIES[`${method} ${url}`]?.(service, caller, sample)) ?? sample;
  // An address may have one account and one badge.
  const payload = JSON.stringify(body)
    .replaceAll(SAMPLE_EMAIL, `${randomUUID()}@exemple.dz`)
    .replaceAll('"name":"Exemple"', `"name":"Exemple ${randomUUID()}"`);
  return { headers, payload };
}

/** The call's address, with parameters put in as they are given, and the query that it demands. */
export function addressOf({ url, schema }: Call, parameters: Record<string, string> = {}): string {
  const path = url.replace(/:(\w+)/g, (_, name: string) => parameters[name] ?? 'inconnu');
  const query = isValibotSchema(schema.querystring)
    ? sampleOf(schema.querystring, 'minimal')
    : null;
  const pairs = Object.entries(query ?? {}).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`;
}

let senders = 0;

/** Sends a request from an address of its own, so that no limit of calls hides what it would have answered. */
export function send(
  { app }: TestApp,
  { method }: Pick<Call, 'method'>,
  options: InjectOptions,
): Promise<LightMyRequestResponse> {
  senders += 1;
  return app.inject({
    remoteAddress: `10.${(senders >> 16) & 255}.${(senders >> 8) & 255}.${senders & 255}`,
    ...options,
    method: method as 'GET',
  });
}
