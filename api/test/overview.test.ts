import { algerianDay } from '@mosta/shared/domain/edition-clock';
import { balanceListSchema } from '@mosta/shared/schemas/balance.schema';
import { overviewSchema } from '@mosta/shared/schemas/overview.schema';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { badges } from '../src/tables/badge';
import { participationDocuments } from '../src/tables/document';
import { editions } from '../src/tables/edition';
import { exhibitorPages } from '../src/tables/exhibitor';
import { standHolds } from '../src/tables/hold';
import { participationMessages } from '../src/tables/message';
import { participations } from '../src/tables/participation';
import { payments } from '../src/tables/payment';
import { reservationBooths, reservations } from '../src/tables/reservation';
import { staffApplications } from '../src/tables/staff';
import { stands } from '../src/tables/stand';
import { makeExhibitors } from './support/exhibitors';
import { makeApplicant } from './support/participations';
import { makeOrganizer, salesCalls, type TestOrganizer } from './support/sales';
import { startTestApp, type TestApp } from './support/test-app';

const DAY_MS = 24 * 3_600_000;
const TIMES = { opens: '09:00', closes: '18:00' };

let service: TestApp;
let organizer: TestOrganizer;
let calls: ReturnType<typeof salesCalls>;
beforeAll(async () => {
  service = await startTestApp({ LOGIN_PER_MINUTE: '100000' });
  organizer = await makeOrganizer(service);
  calls = salesCalls(service);
});
afterAll(() => service.close());

const read = async () =>
  v.parse(overviewSchema, (await calls.call('GET', '/v1/organizer/overview', organizer)).json());
type Seen = Awaited<ReturnType<typeof read>>;
const dinars = ({ income }: Seen) => {
  const [first] = income;
  if (first?.currency !== 'DZD') throw new Error('The dinar is first');
  return first;
};
/** A received participation whose reservation keeps one package of 100 000 DA. */
async function applicantWithPackage() {
  const applicant = await makeApplicant(service);
  await service.database.db.insert(reservationBooths).values({
    ...{ reservationId: applicant.reservation, position: 0, quantity: 1, name: 'Exemple' },
    ...{ size: 9, prices: { DZD: 100_000 }, reserved: false },
  });
  return applicant;
}

it('counts what waits for a person', async () => {
  const { db } = service.database;
  const before = (await read()).waiting;
  const { participation: participationId } = await makeApplicant(service);
  await db.insert(participationMessages).values([
    { participationId, author: 'Exhibitor', body: 'Bonjour.' },
    { participationId, author: 'Organizer', body: 'Bonjour.' },
    { participationId, author: 'Exhibitor', body: 'Lu.', readAt: new Date() },
  ]);
  const document = { participationId, kind: 'register', fileName: 'a.pdf', size: 1 } as const;
  await db.insert(participationDocuments).values([
    { ...document, author: 'Exhibitor', storageKey: 'overview-1' },
    { ...document, author: 'Exhibitor', storageKey: 'overview-2', state: 'accepted' },
  ]);
  const personal = {
    ...{ name: 'Exemple', surname: 'Amina', email: 'a@exemple.dz', phone: '+213555000000' },
    ...{ address: 'Exemple', birthdate: '2000-01-01' },
  };
  await db.insert(staffApplications).values({
    personal: personal as never,
    ...{ professional: {} as never, files: {} },
  });
  expect((await read()).waiting).toEqual({
    ...before,
    received: before.received + 1,
    messages: before.messages + 1,
    documents: before.documents + 1,
    staff: before.staff + 1,
  });
});

it('counts options and pending reservations that end before midnight, and no others', async () => {
  const { db } = service.database;
  const before = (await read()).waiting;
  const [mine] = await makeExhibitors(service, 1);
  const midnight = sql`((now() at time zone 'Africa/Algiers')::date + 1)::timestamp at time zone 'Africa/Algiers'`;
  const ends = {
    today: sql`${midnight} - interval '1 millisecond'`,
    tomorrow: sql`${midnight}`,
    past: sql`now() - interval '1 minute'`,
  };
  const codes = ['A01', 'A02', 'A03'] as const;
  for (const [index, expiresAt] of Object.values(ends).entries()) {
    const standCode = codes[index] ?? '';
    await db.insert(standHolds).values({ standCode, exhibitorId: mine.id, expiresAt });
    await db
      .insert(reservations)
      .values({ exhibitorId: mine.id, currency: 'DZD', status: 'pending', expiresAt });
  }
  const { endingHolds, endingReservations } = (await read()).waiting;
  expect([
    endingHolds - before.endingHolds,
    endingReservations - before.endingReservations,
  ]).toEqual([1, 1]);
  await db.delete(standHolds);
});

it('says what confirmed reservations cost with tax, what was paid, and what is late', async () => {
  const { db } = service.database;
  const before = await read();
  const { reservation, participation } = await applicantWithPackage();
  expect(dinars(await read())).toEqual(dinars(before));
  await db
    .update(participations)
    .set({ status: 'accepted' })
    .where(eq(participations.id, participation));
  const confirm = (days: number) =>
    db
      .update(reservations)
      .set({ status: 'confirmed', confirmedAt: new Date(Date.now() - days * 24 * 3_600_000) })
      .where(eq(reservations.id, reservation));
  const payment = { reservationId: reservation, receivedOn: '2025-03-01' } as const;
  await db.insert(payments).values([
    { ...payment, amount: 19_000, mode: 'virement' },
    { ...payment, amount: 50_000, mode: 'virement', cancelledAt: new Date() },
  ]);
  await confirm(14);
  const sums = (seen: Seen) => {
    const { reservations: many, agreed, paid, due, late } = dinars(seen);
    return [many, agreed.amount, paid.amount, due.amount, late.amount];
  };
  const base = sums(before);
  const more = (seen: Seen) => sums(seen).map((value, index) => value - (base[index] ?? 0));
  const inTime = await read();
  expect(more(inTime)).toEqual([1, 119_000, 19_000, 100_000, 0]);
  expect(inTime.waiting.latePayments).toBe(before.waiting.latePayments);
  await confirm(16);
  const late = await read();
  expect(more(late)).toEqual([1, 119_000, 19_000, 100_000, 100_000]);
  expect(late.waiting.latePayments).toBe(before.waiting.latePayments + 1);
  const balances = v.parse(
    balanceListSchema,
    (await calls.call('GET', '/v1/organizer/balance', organizer)).json(),
  );
  expect(balances.find((one) => one.reservation === reservation)).toMatchObject({
    ...{ participation, company: 'Exemple', partial: false, late: true },
    reference: expect.stringMatching(/^ME25-R[0-9A-F]{8}$/),
    agreed: { amount: 119_000, currency: 'DZD' },
    paid: { amount: 19_000, currency: 'DZD' },
    due: { amount: 100_000, currency: 'DZD' },
  });
});

it('lists what is still due before what is paid, whatever came first', async () => {
  const { db } = service.database;
  const [early, later] = [await applicantWithPackage(), await applicantWithPackage()];
  for (const [{ reservation }, days] of [
    [early, 20],
    [later, 2],
  ] as const) {
    await db
      .update(reservations)
      .set({ status: 'confirmed', confirmedAt: new Date(Date.now() - days * DAY_MS) })
      .where(eq(reservations.id, reservation));
  }
  await db.insert(payments).values({
    ...{ reservationId: early.reservation, receivedOn: '2025-03-01' },
    ...{ amount: 119_000, mode: 'virement' },
  });
  const balances = v.parse(
    balanceListSchema,
    (await calls.call('GET', '/v1/organizer/balance', organizer)).json(),
  );
  const placeOf = (id: string) => balances.findIndex(({ reservation }) => reservation === id);
  expect(placeOf(later.reservation)).toBeLessThan(placeOf(early.reservation));
});

it('adds up stands by kind and state, an option before what the stand says', async () => {
  const { db } = service.database;
  const figure = ({ stands: all }: Seen, state: string) => {
    const found = all.find((one) => one.kind === 'stand' && one.state === state);
    return [found?.count ?? 0, found?.area ?? 0] as const;
  };
  await db.update(stands).set({ state: 'libre', size: 12 }).where(eq(stands.code, 'B49'));
  const before = await read();
  const [mine] = await makeExhibitors(service, 1);
  await db.insert(standHolds).values({
    ...{ standCode: 'B49', exhibitorId: mine.id },
    expiresAt: new Date(Date.now() + 3_600_000),
  });
  const after = await read();
  const [free, area] = figure(before, 'libre');
  expect(figure(after, 'libre')).toEqual([free - 1, area - 12]);
  const [held, heldArea] = figure(before, 'option');
  expect(figure(after, 'option')).toEqual([held + 1, heldArea + 12]);
});

it('counts valid badges by Algerian day, country and category, and exhibitors by sector', async () => {
  const { db } = service.database;
  const badge = { nom: 'Exemple', prenom: 'Karima' };
  await db.insert(badges).values([
    { ...badge, email: '1@exemple.dz', category: 'visitor', pays: 'Algérie' },
    {
      ...badge,
      email: '2@exemple.dz',
      category: 'visitor',
      pays: 'Algérie',
      checkedInAt: new Date(),
    },
    { ...badge, email: '3@exemple.dz', category: 'journalist' },
    {
      ...badge,
      email: '4@exemple.dz',
      category: 'visitor',
      pays: 'Tunisie',
      revokedAt: new Date(),
    },
    {
      ...{ ...badge, email: '5@exemple.dz', category: 'professional', pays: 'France' },
      createdAt: new Date(Date.now() - 40 * 24 * 3_600_000),
    },
  ]);
  const [mine] = await makeExhibitors(service, 1);
  const page = { exhibitorId: mine.id, name: 'Exemple', country: 'DZ', description: '' };
  await db.insert(exhibitorPages).values({ ...page, sector: 'sea', published: true });
  const { badges: seen, sectors } = await read();
  expect([seen.issued, seen.came]).toEqual([4, 1]);
  expect(seen.byDay).toHaveLength(30);
  expect(seen.byDay.at(-1)?.count).toBe(3);
  expect(seen.byDay.slice(0, -1).every(({ count }) => count === 0)).toBe(true);
  expect(seen.byCountry).toEqual([
    { country: 'Algérie', count: 2 },
    { country: 'France', count: 1 },
    { country: null, count: 1 },
  ]);
  expect(seen.byCategory).toContainEqual({ category: 'visitor', count: 2 });
  expect(sectors).toContainEqual({ sector: 'sea', count: 1 });
});

it('compares with the edition before, as many days before it opened', async () => {
  const { db } = service.database;
  expect((await read()).comparison).toBeNull();
  const [current] = await db.select().from(editions).where(eq(editions.current, true));
  if (!current) throw new Error('No current edition');
  const former = current.year - 1;
  // The former one opened a year ago; this one opens in ten days.
  const opens = new Date(Date.now() + 10 * DAY_MS);
  const days = (at: Date) => [{ ...TIMES, date: algerianDay(at) }];
  const yearAgo = new Date(opens.getTime() - 365 * DAY_MS);
  const { id: _id, creationKey: _key, ...copied } = current;
  await db.insert(editions).values({
    ...{ ...copied, current: false, state: 'closed', year: former, days: days(yearAgo) },
  });
  await db
    .update(editions)
    .set({ days: days(opens) })
    .where(eq(editions.id, current.id));
  const badge = { nom: 'Exemple', prenom: 'Karima', category: 'visitor', edition: former } as const;
  const daysAgo = (count: number) => new Date(Date.now() - count * DAY_MS);
  await db.insert(badges).values([
    { ...badge, email: 'f1@exemple.dz', createdAt: daysAgo(380) },
    { ...badge, email: 'f2@exemple.dz', createdAt: daysAgo(380), revokedAt: daysAgo(370) },
    { ...badge, email: 'f3@exemple.dz', createdAt: daysAgo(380), revokedAt: daysAgo(300) },
    { ...badge, email: 'f4@exemple.dz', createdAt: daysAgo(360) },
  ]);
  const { comparison } = await read();
  expect(comparison).toMatchObject({
    daysLeft: 10,
    before: { year: former, day: algerianDay(daysAgo(365)), badges: 2, stands: 0 },
  });
  expect(comparison?.before.paid).toEqual([
    { currency: 'DZD', amount: 0 },
    { currency: 'EUR', amount: 0 },
  ]);
});
