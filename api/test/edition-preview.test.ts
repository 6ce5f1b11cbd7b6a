import { randomUUID } from 'node:crypto';
import { PREVIEW_HEADER, PREVIEW_META } from '@mosta/shared/contract/published';
import { FIRST_EDITION } from '@mosta/shared/domain/edition';
import type { OrganizerRole } from '@mosta/shared/domain/organizer-roles';
import { editionSchema } from '@mosta/shared/schemas/edition.schema';
import {
  organizerEditionListSchema,
  organizerEditionSchema,
  TAKEN_ALONG,
} from '@mosta/shared/schemas/organizer-edition.schema';
import { standListSchema } from '@mosta/shared/schemas/stand.schema';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { readPreview, signPreview } from '../src/modules/edition/preview-token';
import { createSignedLinks } from '../src/platform/accounts/signed-link';
import { stands } from '../src/tables/stand';
import { makeCaller } from './safety/support/callers';
import { exampleRegistry, writeBuilt, writeRegistry } from './support/registry';
import { outcomeOf } from './support/sales';
import { bearer, startTestApp, type TestApp } from './support/test-app';

const YEAR = 2041;
const DAYS = [{ date: `${YEAR}-05-06`, opens: '09:00', closes: '17:00' }];

let service: TestApp;
let headers: { authorization: string };
let draft: v.InferOutput<typeof organizerEditionSchema>;
beforeAll(async () => {
  service = await startTestApp();
  headers = bearer(await service.organizer());
  const editions = await call('GET', '/v1/organizer/edition', { headers });
  const [first] = v.parse(organizerEditionListSchema, editions.json());
  if (!first) throw new Error('There is no edition');
  const payload = { key: randomUUID(), from: first._id, year: YEAR, days: DAYS, take: TAKEN_ALONG };
  draft = v.parse(
    organizerEditionSchema,
    (await call('POST', '/v1/organizer/edition', { headers, payload })).json(),
  );
  // so that the stands of the two editions can be told apart
  const { db } = service.database;
  await db.update(stands).set({ state: 'bloque' }).where(eq(stands.edition, FIRST_EDITION.year));
  const remote = `${service.dataDir}/remotes/exemple/1.0.0`;
  writeBuilt(`${remote}/prerender/fr`, 'bonjour.html', '<style></style><h1>Dessiné</h1>');
  writeBuilt(`${service.hostDist}/prerender`, 'fr.html', '<style></style>[[portal-page]]');
  writeRegistry(service.dataDir, exampleRegistry());
});
afterAll(() => service.close());

type Sent = { headers?: Record<string, string>; payload?: object };
const call = (method: 'GET' | 'POST' | 'DELETE' | 'PUT', url: string, sent: Sent = {}) =>
  service.app.inject({ method, url, ...sent });
const cookieOf = (response: { headers: Record<string, unknown> }) =>
  String(response.headers['set-cookie']);
async function begin(by = headers): Promise<{ cookie: string }> {
  const begun = await call('POST', `/v1/organizer/edition/${draft._id}/preview`, { headers: by });
  expect(begun.statusCode).toBe(204);
  return { cookie: cookieOf(begun).split(';')[0] ?? '' };
}
/** The headers of a call of a page that previews. */
const inPreview = async (by = headers) => ({ ...(await begin(by)), [PREVIEW_HEADER]: '1' });

it('answers the calls of a preview from the draft, and those of everybody else from the current edition', async () => {
  const previewing = await inPreview();
  const answer = await call('GET', '/v1/edition', { headers: previewing });
  expect(v.parse(editionSchema, answer.json())).toMatchObject({
    ...{ year: YEAR, days: DAYS, phase: 'before', registrations: 'open' },
  });
  expect(answer.body).not.toContain('rib');
  const { cookie } = previewing;
  for (const sent of [{}, { headers: { cookie } }]) {
    const now = await call('GET', '/v1/edition', sent);
    expect(v.parse(editionSchema, now.json()).year).toBe(FIRST_EDITION.year);
    expect(now.headers).toMatchObject({ 'cache-control': 'no-cache' });
  }
});

it('follows the draft in every public call that is of an edition', async () => {
  const previewing = await inPreview();
  const texts = async (url: string) => [
    (await call('GET', url, { headers: previewing })).body,
    (await call('GET', url)).body,
  ];
  const differing: string[] = [];
  const calls = service.app.calls.filter(
    ({ access, method, url }) => access === 'public' && method === 'GET' && !url.includes(':'),
  );
  for (const { url } of calls) {
    const [of, now] = await texts(url);
    if (of !== now) differing.push(url);
  }
  // hotels, texts and letters are taken along as they are, or of all editions
  expect(differing.sort()).toEqual([
    ...['/v1/content/session', '/v1/edition', '/v1/exhibitor/listed', '/v1/news', '/v1/stand'],
  ]);
  const states = async (sent: Sent) =>
    new Set(
      v
        .parse(standListSchema, (await call('GET', '/v1/stand', sent)).json())
        .map(({ state }) => state),
    );
  expect(await states({ headers: previewing })).toEqual(new Set(['libre']));
  expect(await states({})).toEqual(new Set(['bloque']));
});

it('lets no browser keep an answer, and no search engine list it', async () => {
  const previewing = await inPreview();
  for (const url of ['/v1/edition', '/v1/stand', '/v1/hotel', '/v1/hall', '/v1/nirgends']) {
    const { headers: sent } = await call('GET', url, { headers: previewing });
    expect([url, sent['cache-control'], sent['x-robots-tag']]).toEqual([
      url,
      'no-store',
      'noindex, nofollow',
    ]);
  }
});

it('sells and keeps nothing', async () => {
  const previewing = await inPreview();
  const exhibitor = bearer(await service.exhibitor());
  const changing = service.app.calls.filter(
    ({ method, config, url }) =>
      !['GET', 'HEAD'].includes(method) && !config.inPreview && !url.startsWith('/auth/'),
  );
  expect(changing.map(({ url }) => url)).toEqual(
    expect.arrayContaining(['/v1/stand/:code/hold', '/v1/quote', '/v1/contact']),
  );
  const kept = await call('POST', '/v1/stand/B49/hold', {
    headers: { ...previewing, ...exhibitor },
  });
  expect(outcomeOf(kept)).toEqual([409, 'EDITION_PREVIEW']);
  const asked = await call('POST', '/v1/quote', { headers: previewing, payload: {} });
  expect(outcomeOf(asked)).toEqual([409, 'EDITION_PREVIEW']);
});

it('offers what the draft offers, at its prices', async () => {
  const { app } = service;
  const premiumLocation = { ...draft.prices.premiumLocation, amount: 98_765 };
  const prices = { ...draft.prices, premiumLocation };
  const changed = await app.inject({
    ...{ method: 'PATCH', url: `/v1/organizer/edition/${draft._id}`, headers },
    payload: { version: draft.version, prices },
  });
  expect(outcomeOf(changed)).toEqual([200]);
  draft = v.parse(organizerEditionSchema, changed.json());
  const catalogue = async (sent: Sent) => (await call('GET', '/v1/catalogue', sent)).body;
  const previewing = await inPreview();
  expect(await catalogue({ headers: previewing })).toContain('98765');
  expect(await catalogue({})).not.toContain('98765');
});

it('shows a page without what is drawn for everybody, marked and never kept', async () => {
  const { cookie } = await begin();
  const page = (sent: Record<string, string>) =>
    call('GET', '/Bonjour', { headers: { accept: 'text/html', ...sent } });
  const previewed = await page({ cookie });
  expect(previewed.headers).toMatchObject({
    ...{ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' },
  });
  expect(previewed.body).toContain(`<meta name="${PREVIEW_META}" content="Mosta Expo ${YEAR}">`);
  expect(previewed.body).toContain(`"year":${YEAR}`);
  expect(previewed.body).not.toContain(`"year":${FIRST_EDITION.year}`);
  expect(previewed.body).toContain('<meta name="robots" content="noindex">');
  const others = await page({});
  expect(others.headers['cache-control']).toBe('private, no-cache');
  expect(others.body).toContain(`"year":${FIRST_EDITION.year}`);
  expect(others.body).not.toContain(PREVIEW_META);
});

it('is for organisers who may write contents, and for drafts', async () => {
  const outcomes: Partial<Record<OrganizerRole, unknown>> = {};
  for (const role of ['owner', 'manager', 'accountant', 'gate', 'reader'] as const) {
    const by = await makeCaller(service, 'Organizer', role);
    const url = `/v1/organizer/edition/${draft._id}/preview`;
    outcomes[role] = (await call('POST', url, { headers: by.headers })).statusCode;
  }
  const refused = 403;
  expect(outcomes).toEqual({
    ...{ owner: 204, manager: 204, accountant: refused, gate: refused, reader: refused },
  });
  const editions = await call('GET', '/v1/organizer/edition', { headers });
  const current = v.parse(organizerEditionListSchema, editions.json()).find((one) => one.current);
  const asked = await call('POST', `/v1/organizer/edition/${current?._id}/preview`, { headers });
  expect(outcomeOf(asked)).toEqual([409, 'EDITION_NO_DRAFT']);
});

it('ends with the session that began it, and where it is left', async () => {
  const session = await service.organizer();
  const previewing = await inPreview(bearer(session));
  const asked = () => call('GET', '/v1/edition', { headers: previewing });
  expect((await asked()).statusCode).toBe(200);
  await call('POST', '/auth/logout', { payload: { refreshToken: session.refresh.token } });
  expect(outcomeOf(await asked())).toEqual([409, 'PREVIEW_ENDED']);
  const left = await call('DELETE', '/v1/preview', { headers: previewing });
  expect(left.statusCode).toBe(204);
  expect(cookieOf(left)).toMatch(/^edition_preview=; Path=\/; Max-Age=0; HttpOnly; SameSite=Lax$/);
});

it('is no preview without a token that this service has signed, or after its hour', async () => {
  const forged = { cookie: `edition_preview=${draft._id}.x.y.9.abc`, [PREVIEW_HEADER]: '1' };
  expect(outcomeOf(await call('GET', '/v1/edition', { headers: forged }))).toEqual([
    409,
    'PREVIEW_ENDED',
  ]);
  const links = createSignedLinks('un secret');
  const until = new Date('2026-05-01T12:00:00Z');
  const said = { edition: 'e', userId: 'u', sessionId: 's', until };
  const token = signPreview(links, said);
  expect(readPreview(links, token, new Date('2026-05-01T11:59:59Z'))).toEqual(said);
  expect(readPreview(links, token, until)).toBeNull();
  expect(readPreview(createSignedLinks('un autre'), token, new Date(0))).toBeNull();
});
