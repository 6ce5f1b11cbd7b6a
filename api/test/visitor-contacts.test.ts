import { type BadgeSharing, badgeSharingSchema } from '@mosta/shared/schemas/badge.schema';
import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import {
  scanResultSchema,
  visitorContactListSchema,
  visitorContactSchema,
} from '@mosta/shared/schemas/visitor-contact.schema';
import { and, eq, like } from 'drizzle-orm';
import * as v from 'valibot';
import { createBadgeTokens } from '../src/modules/badge/badge-token';
import { erasePastTerm } from '../src/modules/privacy/retention';
import { allowanceCounts } from '../src/tables/allowance';
import { auditLog } from '../src/tables/audit';
import { badges } from '../src/tables/badge';
import { consents } from '../src/tables/consent';
import { exhibitors } from '../src/tables/exhibitor';
import { reservations } from '../src/tables/reservation';
import { visitorContacts } from '../src/tables/visitor-contact';
import { makeCaller, makeColleague, type TestCaller } from './safety/support/callers';
import { startTestApp, TEST_SECRET, type TestApp } from './support/test-app';

let service: TestApp;
let exhibitor: TestCaller;
const tokens = createBadgeTokens(TEST_SECRET);
const db = () => service.database.db;

beforeAll(async () => {
  service = await startTestApp({ LOGIN_PER_MINUTE: '100000' });
  exhibitor = await makeExhibiting();
});
afterAll(() => service.close());

/** An exhibitor with a confirmed reservation. */
async function makeExhibiting(): Promise<TestCaller> {
  const caller = await makeCaller(service, 'Exhibitor');
  await db()
    .insert(reservations)
    .values({ exhibitorId: caller.exhibitorId, currency: 'DZD', confirmedAt: new Date() });
  return caller;
}

type Visitor = { id: string; token: string; code: string };
let visitors = 0;

async function issue(contactsConsent: string | false | null | undefined): Promise<Visitor> {
  visitors += 1;
  const asked = await service.app.inject({
    method: 'POST',
    url: '/v1/badge',
    remoteAddress: `10.1.0.${visitors}`,
    payload: {
      ...{ nom: 'Exemple', prenom: 'Karima', email: `contact-${visitors}@exemple.dz` },
      ...{ phone: '0555 12 34 56', category: 'visitor', consent: '2026-11', contactsConsent },
    },
  });
  expect(asked.statusCode).toBe(201);
  const { token } = v.parse(v.object({ token: v.string() }), asked.json());
  const id = tokens.readHolderToken(token) ?? '';
  return { id, token, code: tokens.gateCode(id) };
}

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { payload, by = exhibitor }: { payload?: object; by?: TestCaller } = {},
) =>
  service.app.inject({
    ...{ method, url: `/v1/visitor-contact${path}`, headers: by.headers },
    ...(payload && { payload }),
  });

async function scan(code: string, by = exhibitor, at = new Date().toISOString()) {
  const answer = await call('POST', '', { payload: { code, at }, by });
  expect(answer.statusCode).toBe(200);
  return v.parse(scanResultSchema, answer.json());
}

const list = async (by = exhibitor) =>
  v.parse(visitorContactListSchema, (await call('GET', '', { by })).json()).items;

async function share(
  method: 'GET' | 'PUT' | 'DELETE',
  token: string,
  path = '',
  payload?: object,
): Promise<BadgeSharing> {
  const url = `/v1/badge/${token}/sharing${path}`;
  const answer = await service.app.inject({ method, url, ...(payload && { payload }) });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  return v.parse(badgeSharingSchema, answer.json());
}

const codeOf = (response: { json: () => unknown }) => v.parse(problemSchema, response.json()).code;
const rowsOf = ({ id }: Visitor) => db().$count(visitorContacts, eq(visitorContacts.badgeId, id));

describe('a scan', () => {
  it('stores nothing of a visitor who did not agree', async () => {
    for (const given of [undefined, null, false] as const) {
      const visitor = await issue(given);
      expect(await scan(visitor.code)).toEqual({ outcome: 'private', contact: null });
      expect(await rowsOf(visitor)).toBe(0);
    }
    const known = await db().$count(consents, eq(consents.subjectKind, 'badge-contacts'));
    expect(known).toBe(0);
  });

  it('takes a visitor who agreed into the contacts, once for the exhibitor', async () => {
    const visitor = await issue('2026-11');
    const { outcome, contact } = await scan(visitor.code);
    expect(outcome).toBe('saved');
    expect(contact).toMatchObject({
      ...{ rating: null, followUp: 'none', note: '', withdrawnAt: null },
      scannedBy: 'Autre Exemple',
      person: { nom: 'Exemple', prenom: 'Karima', phone: '+213555123456' },
    });
    const colleague = await makeColleague(service, exhibitor.exhibitorId);
    const again = await scan(visitor.code, colleague);
    expect(again).toMatchObject({ outcome: 'known', contact: { _id: contact?._id } });
    expect((await list(colleague)).map(({ _id }) => _id)).toContain(contact?._id);
    expect(await list(await makeExhibiting())).toEqual([]);
    const lines = await db()
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.subject, contact?._id ?? ''));
    expect(lines).toEqual([{ action: 'visitor-contact.scan' }]);
  });

  it('is one contact where two phones tell it at the same moment', async () => {
    const visitor = await issue('2026-11');
    const outcomes = await Promise.all(
      [1, 2, 3].map(async () => (await scan(visitor.code)).outcome),
    );
    expect(outcomes.sort()).toEqual(['known', 'known', 'saved']);
    expect(await rowsOf(visitor)).toBe(1);
  });

  it('takes signed codes alone, of valid badges, from exhibitors who take part', async () => {
    const visitor = await issue('2026-11');
    const [row] = await db().select().from(badges).where(eq(badges.id, visitor.id));
    const reference = `ME25-V${String(row?.number).padStart(6, '0')}`;
    for (const code of [reference, visitor.token, `${visitor.code.slice(0, -4)}AAAA`, 'bonjour']) {
      expect((await scan(code)).outcome).toBe('unknown');
    }
    const applicant = await makeCaller(service, 'Exhibitor');
    expect((await scan(visitor.code, applicant)).outcome).toBe('not-exhibiting');
    await db().update(badges).set({ revokedAt: new Date() }).where(eq(badges.id, visitor.id));
    expect((await scan(visitor.code)).outcome).toBe('revoked');
    expect(await rowsOf(visitor)).toBe(0);
  });

  it('keeps the moment at which the badge was shown, but none of the future', async () => {
    const { code } = await issue('2026-11');
    const earlier = new Date(Date.now() - 3_600_000).toISOString();
    expect((await scan(code, exhibitor, earlier)).contact?.scannedAt).toBe(earlier);
    const other = await issue('2026-11');
    const { contact } = await scan(other.code, exhibitor, '2999-01-01T00:00:00.000Z');
    expect(Date.parse(contact?.scannedAt ?? '')).toBeLessThanOrEqual(Date.now());
  });

  it('is refused once an exhibitor has scanned as many as a day allows', async () => {
    const busy = await makeExhibiting();
    const at = new Date().toISOString();
    const send = () => call('POST', '', { payload: { code: 'bonjour', at }, by: busy });
    await send();
    await db()
      .update(allowanceCounts)
      .set({ used: 1000 })
      .where(like(allowanceCounts.key, `scan|%|account|${busy.exhibitorId}`));
    const refused = await send();
    expect([refused.statusCode, codeOf(refused)]).toEqual([429, 'QUOTA_REACHED']);
  });
});

describe('a contact', () => {
  const change = { rating: 4, followUp: 'call', note: ' Veut un devis. ' };

  it('is written once on what was read, with a line of the log that has no note', async () => {
    const { contact } = await scan((await issue('2026-11')).code);
    const path = `/${contact?._id}`;
    const saved = await call('PUT', path, { payload: { version: 1, ...change } });
    const after = v.parse(visitorContactSchema, saved.json());
    expect(after).toMatchObject({
      version: 2,
      rating: 4,
      followUp: 'call',
      note: 'Veut un devis.',
    });
    const late = await call('PUT', path, { payload: { version: 1, ...change, rating: 1 } });
    expect([late.statusCode, codeOf(late)]).toEqual([409, 'CONTACT_CHANGED']);
    expect(v.parse(problemSchema, late.json())).toMatchObject({
      conflict: { yours: 1, current: { version: 2 } },
    });
    const [line] = await db()
      .select()
      .from(auditLog)
      .where(
        and(
          eq(auditLog.subject, contact?._id ?? ''),
          eq(auditLog.action, 'visitor-contact.change'),
        ),
      );
    expect(line?.details).toEqual({
      before: { rating: null, followUp: 'none' },
      after: { rating: 4, followUp: 'call' },
      note: 'changed',
    });
    for (const wrong of [{ rating: 6 }, { followUp: 'ring' }, { note: 'a'.repeat(1001) }]) {
      const refused = await call('PUT', path, { payload: { version: 2, ...change, ...wrong } });
      expect(refused.statusCode).toBe(400);
    }
  });

  it('is deleted, comes back with its note within a day, and is gone afterwards', async () => {
    const visitor = await issue('2026-11');
    const { contact } = await scan(visitor.code);
    const path = `/${contact?._id}`;
    await call('PUT', path, { payload: { version: 1, ...change } });
    for (const _twice of [1, 2]) expect((await call('DELETE', path)).statusCode).toBe(204);
    expect((await list()).map(({ _id }) => _id)).not.toContain(contact?._id);
    const writing = await call('PUT', path, { payload: { version: 3, ...change } });
    expect(writing.statusCode).toBe(404);
    const back = v.parse(visitorContactSchema, (await call('POST', `${path}/restore`)).json());
    expect(back.note).toBe('Veut un devis.');

    await call('DELETE', path);
    const terms = { keepApplicationsDays: 365, keepBadgesDays: 365 };
    await erasePastTerm(db(), terms, new Date());
    expect(await rowsOf(visitor)).toBe(1);
    await erasePastTerm(db(), terms, new Date(Date.now() + 25 * 3_600_000));
    expect(await rowsOf(visitor)).toBe(0);
  });

  it('goes with the badge and its consents, and with the exhibitor', async () => {
    const visitor = await issue('2026-11');
    await scan(visitor.code);
    const erased = await service.app.inject({
      method: 'DELETE',
      url: `/v1/badge/${visitor.token}`,
    });
    expect(erased.statusCode).toBe(204);
    expect(await rowsOf(visitor)).toBe(0);
    expect(await db().$count(consents, eq(consents.subjectId, visitor.id))).toBe(0);

    const [leaving, another] = [await makeExhibiting(), await issue('2026-11')];
    await scan(another.code, leaving);
    await db().delete(exhibitors).where(eq(exhibitors.id, leaving.exhibitorId));
    expect(await rowsOf(another)).toBe(0);
  });

  it('is saved as a table in which no text is computed, without those taken back', async () => {
    const by = await makeExhibiting();
    const [shared, taken] = [await issue('2026-11'), await issue('2026-11')];
    const { contact } = await scan(shared.code, by);
    await scan(taken.code, by);
    await share('DELETE', taken.token);
    const note = '=HYPERLINK("https://exemple.dz")';
    const payload = { version: 1, ...change, note };
    await call('PUT', `/${contact?._id}`, { payload, by });
    const csv = await call('GET', '/export', { by });
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(csv.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const [heading, ...lines] = csv.body.slice(1).trimEnd().split('\r\n');
    expect(heading).toMatch(/^Nom;Prénom;Entreprise;/);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('"\'=HYPERLINK(""https://exemple.dz"")"');
    expect(lines[0]).toContain(';4;À appeler;');
    const lasting = await db()
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.subject, by.exhibitorId));
    expect(lasting).toEqual([{ action: 'visitor-contact.export' }]);
  });
});

describe('a visitor', () => {
  it('sees who has the contact, and takes it back from one of them', async () => {
    const visitor = await issue('2026-11');
    const other = await makeExhibiting();
    const { contact } = await scan(visitor.code);
    await call('PUT', `/${contact?._id}`, {
      payload: { version: 1, rating: 5, followUp: 'call', note: 'Note privée' },
    });
    await scan(visitor.code, other);
    const seen = await share('GET', visitor.token);
    expect(seen.consent?.version).toBe('2026-11');
    expect(seen.contacts).toHaveLength(2);

    const after = await share('DELETE', visitor.token, `/${contact?._id}`);
    const withdrawn = after.contacts.filter(({ withdrawnAt }) => withdrawnAt !== null);
    expect(withdrawn.map(({ _id }) => _id)).toEqual([contact?._id]);
    const mine = (await list()).find(({ _id }) => _id === contact?._id);
    expect(mine).toMatchObject({ person: null, note: '', rating: null, followUp: 'none' });
    const writing = await call('PUT', `/${contact?._id}`, {
      payload: { version: mine?.version, rating: 1, followUp: 'done', note: '' },
    });
    expect([writing.statusCode, codeOf(writing)]).toEqual([409, 'CONTACT_WITHDRAWN']);
    // what was taken back stays so, for this exhibitor alone
    expect((await scan(visitor.code)).outcome).toBe('private');
    expect((await scan(visitor.code, other)).outcome).toBe('known');
  });

  it('takes everything back with the consent, and gives it again to whoever scans anew', async () => {
    const visitor = await issue('2026-11');
    const { contact } = await scan(visitor.code);
    const after = await share('DELETE', visitor.token);
    expect(after.consent).toBeNull();
    expect(after.contacts.map(({ withdrawnAt }) => withdrawnAt)).toEqual([expect.any(String)]);
    expect((await scan(visitor.code)).outcome).toBe('private');
    const given = await share('PUT', visitor.token, '', { version: '2026-11' });
    expect(given.consent?.version).toBe('2026-11');
    const again = await scan(visitor.code);
    expect(again).toMatchObject({ outcome: 'saved', contact: { _id: contact?._id } });
    expect(again.contact?.person?.nom).toBe('Exemple');
  });

  it('reads it among all that is kept, and nobody without the link does', async () => {
    const visitor = await issue('2026-11');
    await scan(visitor.code);
    const data = await service.app.inject({ url: `/v1/badge/${visitor.token}/data` });
    expect(data.json()).toMatchObject({
      sharing: { consent: { version: '2026-11' }, contacts: [{ withdrawnAt: null }] },
    });
    for (const token of [visitor.code, 'h1inconnu']) {
      const refused = await service.app.inject({ url: `/v1/badge/${token}/sharing` });
      expect(refused.statusCode).toBe(404);
    }
    const stranger = await issue('2026-11');
    const [contact] = (await share('GET', visitor.token)).contacts;
    const foreign = await service.app.inject({
      method: 'DELETE',
      url: `/v1/badge/${stranger.token}/sharing/${contact?._id}`,
    });
    expect(foreign.statusCode).toBe(404);
  });
});
