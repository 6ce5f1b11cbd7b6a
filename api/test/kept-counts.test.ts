import { count, eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { countKept, keptRows } from '../src/platform/database/kept-counts';
import { badges } from '../src/tables/badge';
import { letters } from '../src/tables/letter';
import { promoUses } from '../src/tables/promo-code';
import { bearer, startTestApp, type TestApp } from './support/test-app';

let service: TestApp;
let headers: { authorization: string };
beforeAll(async () => {
  service = await startTestApp();
  headers = bearer(await service.organizer());
});
afterAll(() => service.close());
afterEach(() => jest.restoreAllMocks());

/** How many statements have counted since it was made. */
function watchCounts(): () => number {
  const queries = jest.spyOn(service.database.pool, 'query');
  return () =>
    queries.mock.calls.filter((call) => JSON.stringify(call).includes('select count(*) from'))
      .length;
}

/**
 * Reads until a reading counts nothing: what is kept is old once a change is heard of, by each connection in its own time.
 * @throws Error where nothing is kept
 */
async function settle(read: () => Promise<unknown>, counted: () => number): Promise<void> {
  const end = Date.now() + 60_000;
  for (let before = -1; before !== counted(); await read()) {
    before = counted();
    if (Date.now() > end) throw new Error('It is counted each time');
  }
}

const addBadge = (email: string, db: Pick<TestApp['database']['db'], 'insert'>) =>
  db.insert(badges).values({ email, nom: 'Exemple', prenom: 'Compté', category: 'visitor' });

const ofMail = (email: string) => countKept(service.database.db, badges, eq(badges.email, email));

it('counts once while nothing changes, and again after a change', async () => {
  const { db } = service.database;
  const counted = watchCounts();
  const read = () => ofMail('un@exemple.dz');
  await settle(read, counted);
  expect(counted()).toBeGreaterThan(0);
  expect(await read()).toBe(0);
  await addBadge('un@exemple.dz', db);
  expect(await read()).toBe(1);
  await db.update(badges).set({ email: 'autre@exemple.dz' }).where(eq(badges.nom, 'Exemple'));
  expect(await read()).toBe(0);
  await db.update(badges).set({ email: 'un@exemple.dz' }).where(eq(badges.nom, 'Exemple'));
  expect(await read()).toBe(1);
  await db.delete(badges).where(eq(badges.email, 'un@exemple.dz'));
  expect(await read()).toBe(0);
});

it('keeps what a statement that changes no row leaves', async () => {
  const { db } = service.database;
  const counted = watchCounts();
  const read = () => ofMail('personne@exemple.dz');
  const nothing = () => db.update(badges).set({ nom: 'Autre' }).where(eq(badges.email, 'x'));
  await settle(async () => {
    await nothing();
    await read();
  }, counted);
  expect(counted()).toBeGreaterThan(0);
});

it('keeps each condition by itself', async () => {
  await addBadge('deux@exemple.dz', service.database.db);
  expect(await ofMail('deux@exemple.dz')).toBe(1);
  expect(await ofMail('trois@exemple.dz')).toBe(0);
  expect(await ofMail('deux@exemple.dz')).toBe(1);
});

it('counts what a transaction sees, and keeps nothing of one that is rolled back', async () => {
  const { db } = service.database;
  const wanted = eq(badges.email, 'annule@exemple.dz');
  expect(await countKept(db, badges, wanted)).toBe(0);
  const rollback = db.transaction(async (transaction) => {
    await addBadge('annule@exemple.dz', transaction);
    expect(await countKept(transaction, badges, wanted)).toBe(1);
    throw new Error('rolled back');
  });
  await expect(rollback).rejects.toThrow('rolled back');
  expect(await countKept(db, badges, wanted)).toBe(0);
});

it('reads each time what depends on the clock, or on a table that signals nothing', async () => {
  const { db } = service.database;
  const counted = watchCounts();
  const read = () => ofMail('horloge@exemple.dz');
  await settle(read, counted);
  const aged = () =>
    keptRows(db, db.select({ many: count() }).from(badges).where(sql`${badges.createdAt} < now()`));
  const uses = () => keptRows(db, db.select({ many: count() }).from(promoUses));
  for (const each of [aged, uses]) {
    const before = counted();
    await each();
    await each();
    expect(counted()).toBe(before + 2);
  }
});

it('counts anew after a reading that failed', async () => {
  const { db } = service.database;
  const broken = () => keptRows(db, db.select({ many: sql`count(*) / 0` }).from(letters));
  await expect(broken()).rejects.toThrow('Failed query');
  await expect(broken()).rejects.toThrow('Failed query');
});

it.each([
  'participation?stage=accepted',
  'participation?waiting=messages',
  'participation?waiting=documents',
  'quote?outcome=applied',
  'company?edition=2025',
  'badge?search=exemple',
  'staff?search=exemple',
  'letter',
])('keeps the totals of %s', async (list) => {
  const counted = watchCounts();
  const read = () => service.app.inject({ url: `/v1/organizer/${list}`, headers });
  await settle(read, counted);
  expect(counted()).toBeGreaterThan(0);
  const answer = await read();
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toHaveProperty('total');
});

// The embedded database has no other connection than the service's own.
if (process.env.TEST_DATABASE_URL) {
  it('sees what another process changes', async () => {
    const { rows } = await service.database.pool.query('select current_database() as name');
    const url = new URL(process.env.TEST_DATABASE_URL ?? '');
    url.pathname = `/${rows[0].name}`;
    const other = new pg.Client({ connectionString: url.href });
    await other.connect();
    const read = () => ofMail('ailleurs@exemple.dz');
    await settle(read, watchCounts());
    await other.query(
      `insert into badges (email, nom, prenom, category) values ('ailleurs@exemple.dz', 'Exemple', 'Ailleurs', 'visitor')`,
    );
    while ((await read()) === 0) await new Promise(setImmediate);
    expect(await read()).toBe(1);
    await other.end();
  });
}
