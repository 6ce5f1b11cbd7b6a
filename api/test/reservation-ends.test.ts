import { and, eq, sql } from 'drizzle-orm';
import { endReservations } from '../src/modules/reservation/reservation-end';
import { users } from '../src/tables/account';
import { auditLog } from '../src/tables/audit';
import { standHolds } from '../src/tables/hold';
import { payments } from '../src/tables/payment';
import { reservations } from '../src/tables/reservation';
import { makeExhibitors, type TestExhibitor } from './support/exhibitors';
import { keepMailJobs } from './support/mail-jobs';
import { makeOrganizer, outcomeOf, salesCalls, type TestOrganizer } from './support/sales';
import { startTestApp, type TestApp } from './support/test-app';

const DAYS = 14;
const DAY = 24 * 3_600_000;

let service: TestApp;
let organizer: TestOrganizer;
let calls: ReturnType<typeof salesCalls>;
let mailsTo: Awaited<ReturnType<typeof keepMailJobs>>;
let mine: TestExhibitor;
let address: string;

beforeAll(async () => {
  service = await startTestApp({ RESERVATION_DAYS: String(DAYS) });
  organizer = await makeOrganizer(service);
  calls = salesCalls(service);
  mailsTo = await keepMailJobs(service);
});
beforeEach(async () => {
  [mine] = await makeExhibitors(service, 1);
  const [user] = await service.database.db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, mine.id));
  address = user?.email ?? '';
});
afterAll(() => service.close());

const run = () =>
  endReservations({ db: service.database.db, publicUrl: 'https://exemple.dz', days: DAYS });
/** Lets so much time pass for the exhibitor's reservations. */
const pass = (days: number) =>
  service.database.db
    .update(reservations)
    .set({ expiresAt: sql`${reservations.expiresAt} - make_interval(days => ${days}::int)` })
    .where(eq(reservations.exhibitorId, mine.id));
const passAndRun = async (days: number) => {
  await pass(days);
  await run();
};
const stateOf = async (code: string) => (await calls.standOf(code, organizer)).state;
const endings = (id: string) =>
  service.database.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, id), eq(auditLog.action, 'reservation.end')));

it('warns twice by a dated letter, then gives the stands back and says so', async () => {
  const before = Date.now();
  const reservation = await calls.bought('B49', mine);
  const ends = Date.parse(reservation.expires ?? '');
  expect(Math.abs(ends - before - DAYS * DAY)).toBeLessThan(60_000);
  await passAndRun(8);
  expect(await mailsTo(address)).toEqual([]);
  await passAndRun(1);
  await run();
  expect(await mailsTo(address)).toMatchObject([
    { subject: expect.stringMatching(/^Votre réservation en attente prend fin le \d/) },
  ]);
  await passAndRun(4);
  const [first, second] = await mailsTo(address);
  for (const mail of [first, second]) {
    expect(mail?.text).toMatch(/^Bonjour,\n\n\d+(er)? \S+ \d{4}\n/);
    expect(mail?.text).toContain('Le stand B49 vous est gardé jusqu’au ');
    expect(mail?.text).toMatch(
      /https:\/\/exemple\.dz\/dashboard-exposant\?vue=dossier&volet=suivi&dossier=[\da-f-]{36}\n/,
    );
  }
  expect(await stateOf('B49')).toBe('reserve');

  const { revision } = await calls.standOf('B49', organizer);
  await passAndRun(2);
  expect(await calls.standOf('B49', organizer)).toMatchObject({
    ...{ state: 'libre', holder: null },
    // The change was announced.
    revision: revision + 1,
  });
  expect(await calls.reservationsOf(mine.id, mine)).toMatchObject([
    { status: 'pending', expires: null, booths: [] },
  ]);
  expect((await mailsTo(address)).map(({ subject }) => subject)[2]).toBe(
    'Votre réservation en attente a pris fin',
  );
  expect((await calls.notificationsOf(mine)).map(({ title }) => title)).toHaveLength(3);
  expect(await endings(reservation._id)).toMatchObject([
    { actorId: '00000000-0000-0000-0000-000000000000', details: { stands: ['B49'] } },
  ]);
  // The same stand is not had again at once; another one is kept for the whole time.
  expect(outcomeOf(await calls.claim('B49', mine))).toEqual([409, 'HOLD_COOLDOWN']);
  const next = await calls.bought('C02', mine);
  expect(next._id).toBe(reservation._id);
  expect(Date.parse(next.expires ?? '')).toBeGreaterThan(before + (DAYS - 1) * DAY);
});

it('gives nothing back that nobody was warned of, whatever the service has missed', async () => {
  const reservation = await calls.bought('C03', mine);
  await passAndRun(DAYS + 10);
  expect(await stateOf('C03')).toBe('reserve');
  expect(await mailsTo(address)).toHaveLength(1);
  const [kept] = await calls.reservationsOf(mine.id, mine);
  expect(Date.parse(kept?.expires ?? '')).toBeGreaterThan(Date.now() + DAY - 60_000);
  await passAndRun(2);
  expect(await stateOf('C03')).toBe('libre');
  expect(await endings(reservation._id)).toHaveLength(1);
});

it('does not end what was confirmed, or paid for', async () => {
  const { _id: confirmed } = await calls.bought('C48', mine);
  await calls.call('POST', `/v1/organizer/reservation/${confirmed}/confirm`, organizer, {});
  const { _id: paid } = await calls.bought('C49', mine);
  await service.database.db
    .insert(payments)
    .values({ reservationId: paid, amount: 1000, receivedOn: '2025-03-01', mode: 'virement' });
  for (const days of [13, 2, 2]) await passAndRun(days);
  expect([await stateOf('C48'), await stateOf('C49')]).toEqual(['confirme', 'reserve']);
  const subjects = (await mailsTo(address)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes('en attente'))).toEqual([]);
  const list = await calls.reservationsOf(mine.id, mine);
  expect(list.map(({ expires }) => expires)).toEqual([null, null]);
});

it('starts the clock of what was pending before there was one', async () => {
  await calls.bought('D12', mine);
  await service.database.db
    .update(reservations)
    .set({ expiresAt: null })
    .where(eq(reservations.exhibitorId, mine.id));
  await run();
  const [found] = await calls.reservationsOf(mine.id, mine);
  expect(Date.parse(found?.expires ?? '')).toBeGreaterThan(Date.now() + (DAYS - 1) * DAY);
});

it('ends a reservation once, however many processes look at the same moment', async () => {
  const { _id } = await calls.bought('Science Corner', mine);
  await passAndRun(DAYS);
  await pass(2);
  await Promise.all(Array.from({ length: 4 }, run));
  expect(await endings(_id)).toHaveLength(1);
  expect(await mailsTo(address)).toHaveLength(2);
  expect(await service.database.db.$count(standHolds, eq(standHolds.exhibitorId, mine.id))).toBe(1);
});
