import { randomUUID } from 'node:crypto';
import {
  companyPageSchema,
  distinctionListSchema,
  duplicateListSchema,
  mergePreviewSchema,
  organizerCompanySchema,
} from '@mosta/shared/schemas/organizer-company.schema';
import { eq, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { issueDocument } from '../src/modules/issued/issue';
import { moveAll } from '../src/modules/organizer-company/merge.repository';
import { users } from '../src/tables/account';
import { auditLog } from '../src/tables/audit';
import { companies } from '../src/tables/company';
import { exhibitorMembers, exhibitorPages, exhibitors } from '../src/tables/exhibitor';
import { issuedDocuments } from '../src/tables/issued';
import { participations } from '../src/tables/participation';
import { payments } from '../src/tables/payment';
import { reservations } from '../src/tables/reservation';
import { makeApplicant, type TestApplicant } from './support/participations';
import { makeOrganizer, outcomeOf, salesCalls, type TestOrganizer } from './support/sales';
import { startTestApp, type TestApp } from './support/test-app';

const PREFIX = '/v1/organizer/company';

let service: TestApp;
let organizer: TestOrganizer;
let calls: ReturnType<typeof salesCalls>;
beforeAll(async () => {
  service = await startTestApp({ LOGIN_PER_MINUTE: '100000' });
  organizer = await makeOrganizer(service);
  calls = salesCalls(service);
});
afterAll(() => service.close());

/** An exhibitor with a dossier, whose company has a name and a tax number of its own. */
async function applicant(own: Partial<typeof companies.$inferInsert> = {}): Promise<TestApplicant> {
  const { db } = service.database;
  const made = await makeApplicant(service);
  const digits = randomUUID().replace(/\D/g, '').padEnd(15, '7').slice(0, 15);
  await db
    .update(companies)
    .set({ name: `Marque ${randomUUID()}`, raisonSociale: randomUUID(), nifNumero: digits, ...own })
    .where(eq(companies.exhibitorId, made.id));
  await db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, made.id));
  return made;
}

const list = async (query: string) => {
  const answer = await calls.call('GET', `${PREFIX}?${query}`, organizer);
  return v.parse(companyPageSchema, answer.json());
};
const read = async (id: string) => {
  const answer = await calls.call('GET', `${PREFIX}/${id}`, organizer);
  return v.parse(organizerCompanySchema, answer.json());
};
const pathOf = (into: string, from: string) => `${PREFIX}/${into}/merge/${from}`;
const preview = async (into: string, from: string) => {
  const answer = await calls.call('GET', pathOf(into, from), organizer);
  return v.parse(mergePreviewSchema, answer.json());
};
const merge = (into: string, from: string, state: string, key: string = randomUUID()) =>
  calls.call('POST', pathOf(into, from), organizer, { key, state });

it('finds companies of all editions by name, person and number, sorted and by pages', async () => {
  const mark = randomUUID().slice(0, 8);
  const one = await applicant({ name: `B ${mark}`, rcNumero: '27/00-1234567B25' });
  const two = await applicant({ name: `a ${mark}` });
  const found = await list(`search=${mark}&limit=1`);
  expect(found).toMatchObject({ total: 2, companies: [{ _id: two.id, dossiers: 1 }] });
  expect((await list(`search=${mark}&limit=1&offset=1`)).companies).toMatchObject([
    { _id: one.id },
  ]);
  expect((await list(`search=${mark}&direction=desc`)).companies[0]).toMatchObject({ _id: one.id });
  expect((await list('search=1234567B25')).companies).toMatchObject([{ _id: one.id }]);
  expect((await list(`search=${mark}&edition=2025`)).total).toBe(2);
  expect((await list(`search=${mark}&edition=2031`)).total).toBe(0);
});

it('tells what a company had, edition by edition', async () => {
  const { id, reservation } = await applicant();
  const { db } = service.database;
  await db.insert(payments).values({
    reservationId: reservation,
    amount: 5000,
    receivedOn: '2025-03-01',
    mode: 'virement',
  });
  expect(await read(id)).toMatchObject({
    people: [{ _id: id, role: 'owner', confirmed: true }],
    history: [
      {
        year: 2025,
        dossiers: [{ reference: expect.stringMatching(/^ME25-P\d{6}$/) }],
        payments: [{ reservation, amount: { amount: 5000, currency: 'DZD' }, cancelled: false }],
      },
    ],
  });
  expect(outcomeOf(await calls.call('GET', `${PREFIX}/${randomUUID()}`, organizer))).toEqual([
    404,
    'NOT_FOUND',
  ]);
});

it('proposes pairs that look alike', async () => {
  const mark = randomUUID();
  const one = await applicant({ name: `SARL Épi ${mark}` });
  const two = await applicant({ name: `EPI ${mark.toUpperCase()}` });
  const answer = await calls.call('GET', `${PREFIX}/duplicate`, organizer);
  const pair = v
    .parse(duplicateListSchema, answer.json())
    .find((each) => [each.one._id, each.other._id].includes(one.id));
  expect(pair?.reasons).toContain('name');
  expect([pair?.one._id, pair?.other._id].sort()).toEqual([one.id, two.id].sort());
});

describe('two that are two companies', () => {
  const pairs = async () =>
    v.parse(
      duplicateListSchema,
      (await calls.call('GET', `${PREFIX}/duplicate`, organizer)).json(),
    );
  const told = async () =>
    v.parse(
      distinctionListSchema,
      (await calls.call('GET', `${PREFIX}/distinct`, organizer)).json(),
    );
  const say = async (method: 'PUT' | 'DELETE', one: string, other: string) =>
    outcomeOf(
      await service.app.inject({
        ...{ method, url: `${PREFIX}/${one}/distinct/${other}`, headers: organizer.headers },
      }),
    );
  const alike = async () => {
    const name = `SARL ${randomUUID()}`;
    return [(await applicant({ name })).id, (await applicant({ name })).id] as const;
  };
  const has = (
    list: readonly { one: { _id: string }; other: { _id: string } }[],
    ...both: readonly [string, string]
  ) => list.some(({ one, other }) => both.includes(one._id) && both.includes(other._id));

  it('are proposed no more once somebody said so, and again when it is taken back', async () => {
    const [one, other] = await alike();
    expect(has(await pairs(), one, other)).toBe(true);
    expect(await say('PUT', other, one)).toEqual([204]);
    expect(await say('PUT', one, other.toUpperCase())).toEqual([204]);
    expect(has(await pairs(), one, other)).toBe(false);
    const [latest] = await told();
    expect([latest?.one._id, latest?.other._id].sort()).toEqual([one, other].sort());
    expect(latest?.saidBy).not.toBeNull();
    expect(await say('DELETE', one, other)).toEqual([204]);
    expect(await say('DELETE', one, other)).toEqual([204]);
    expect(has(await pairs(), one, other)).toBe(true);
    expect(has(await told(), one, other)).toBe(false);
    const lines = await service.database.db
      .select({ action: auditLog.action, details: auditLog.details })
      .from(auditLog)
      .where(inArray(auditLog.subject, [one, other]))
      .orderBy(auditLog.id);
    expect(lines).toEqual([
      {
        action: 'company.tell-apart',
        details: { other: one, before: { distinct: false }, after: { distinct: true } },
      },
      {
        action: 'company.propose-again',
        details: { other, before: { distinct: true }, after: { distinct: false } },
      },
    ]);
  });

  it('are not said of one and itself, or of nobody', async () => {
    const [one] = await alike();
    expect(await say('PUT', one, one)).toEqual([404, 'NOT_FOUND']);
    expect(await say('PUT', one, randomUUID())).toEqual([404, 'NOT_FOUND']);
  });

  it('stay two where one of them becomes part of a third', async () => {
    const [one, other] = await alike();
    const third = await applicant();
    await say('PUT', one, other);
    await say('PUT', other, third.id);
    const { state } = await preview(third.id, one);
    expect(outcomeOf(await merge(third.id, one, state))).toEqual([200]);
    expect(has(await told(), third.id, other)).toBe(true);
    expect(has(await told(), one, other)).toBe(false);
  });
});

it('makes one of two, once, and keeps what was printed', async () => {
  const { db } = service.database;
  const into = await applicant();
  const from = await applicant();
  const { reservation } = from;
  const [head] = await db.select().from(reservations).where(eq(reservations.id, reservation));
  if (!head) throw new Error('There is no reservation');
  const printed = await db.transaction((transaction) =>
    issueDocument(transaction, {
      ...{ kind: 'invoice', reservation: head, amount: 119_000, shown: {}, issuedBy: null },
    }),
  );
  const page = {
    ...{ name: 'Page', sector: 'oil', country: 'DZ', description: 'Texte.', published: true },
  };
  await db.insert(exhibitorPages).values([
    { ...page, exhibitorId: into.id, name: 'Reste' },
    { ...page, exhibitorId: from.id, name: 'Cède' },
  ]);
  const seen = await preview(into.id, from.id);
  expect(seen).toMatchObject({
    ...{ problem: null, replacedPages: 1 },
    moves: { people: 1, companies: 1, dossiers: 1, reservations: 1, pages: 1 },
  });
  const key = randomUUID();
  const answers = await Promise.all([
    merge(into.id, from.id, seen.state, key),
    merge(into.id, from.id, seen.state, key),
  ]);
  expect(answers.map(outcomeOf)).toEqual([[200], [200]]);
  const merged = await read(into.id);
  expect(merged.people.map(({ _id, role }) => [_id, role])).toEqual([
    [into.id, 'owner'],
    [from.id, 'member'],
  ]);
  expect(merged.dossiers).toBe(2);
  expect(merged.history[0]?.dossiers).toHaveLength(2);
  expect(await db.$count(exhibitors, eq(exhibitors.id, from.id))).toBe(0);
  const pages = await db
    .select()
    .from(exhibitorPages)
    .where(eq(exhibitorPages.exhibitorId, into.id));
  expect(pages).toMatchObject([{ name: 'Reste' }]);
  const [kept] = await db.select().from(issuedDocuments).where(eq(issuedDocuments.id, printed.id));
  expect(kept).toEqual(printed);
  expect(await db.$count(auditLog, eq(auditLog.subject, into.id))).toBe(1);
  expect((await calls.notificationsOf(from)).map(({ title }) => title)).toContain(
    'Deux comptes d’entreprise réunis',
  );
  const own = await calls.call('GET', '/v1/participation/mine', from);
  expect(own.json()).toHaveLength(2);
});

it('moves every row that names an exhibitor, and refuses to lose one', async () => {
  const { db } = service.database;
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select "tc"."table_name" as "table", "kcu"."column_name" as "column"
    from information_schema.table_constraints "tc"
    join information_schema.key_column_usage "kcu" on "kcu"."constraint_name" = "tc"."constraint_name"
    join information_schema.constraint_column_usage "ccu" on "ccu"."constraint_name" = "tc"."constraint_name"
    where "tc"."constraint_type" = 'FOREIGN KEY' and "ccu"."table_name" = 'exhibitors'`);
  // What `moveAll` moves: a new table that names exhibitors belongs there too.
  expect(rows.map(({ table, column }) => `${table}.${column}`).sort()).toEqual([
    'companies.exhibitor_id',
    'exhibitor_distinctions.one_id',
    'exhibitor_distinctions.other_id',
    'exhibitor_invitations.exhibitor_id',
    'exhibitor_members.exhibitor_id',
    'exhibitor_merges.into_id',
    'exhibitor_pages.exhibitor_id',
    'participations.exhibitor_id',
    'quotes.owner_id',
    'reservations.exhibitor_id',
    'stand_holds.exhibitor_id',
    'visitor_contacts.exhibitor_id',
  ]);
});

it('keeps all as it was where a merge fails half-way', async () => {
  const { db } = service.database;
  const into = await applicant();
  const from = await applicant();
  const failing = db.transaction(async (transaction) => {
    await moveAll(transaction, { from: from.id, into: into.id }, randomUUID());
    throw new Error('broken off');
  });
  await expect(failing).rejects.toThrow('broken off');
  expect(await db.$count(participations, eq(participations.exhibitorId, from.id))).toBe(1);
  expect(await db.$count(exhibitorMembers, eq(exhibitorMembers.exhibitorId, from.id))).toBe(1);
});

it('moves nothing where something has changed, where nobody confirmed an address, and of one and itself', async () => {
  const { db } = service.database;
  const into = await applicant();
  const from = await applicant();
  const { state } = await preview(into.id, from.id);
  await db.update(companies).set({ name: 'Autre' }).where(eq(companies.exhibitorId, from.id));
  expect(outcomeOf(await merge(into.id, from.id, state))).toEqual([409, 'MERGE_CHANGED']);
  await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, from.id));
  const seen = await preview(into.id, from.id);
  expect(seen.problem).toBe('UNCONFIRMED');
  expect(outcomeOf(await merge(into.id, from.id, seen.state))).toEqual([422, 'MERGE_REFUSED']);
  expect(outcomeOf(await merge(into.id, into.id, state))).toEqual([404, 'NOT_FOUND']);
  expect(await db.$count(exhibitors, eq(exhibitors.id, from.id))).toBe(1);
});
