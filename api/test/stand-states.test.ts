import {
  type StandChange,
  standChangeSchema,
  standListSchema,
} from '@mosta/shared/schemas/stand.schema';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import fc from 'fast-check';
import * as v from 'valibot';
import { STAND_TOPIC } from '../src/modules/stand/stand.topic';
import { standHolds } from '../src/tables/hold';
import { reservationBooths, reservations } from '../src/tables/reservation';
import { stands } from '../src/tables/stand';
import { makeExhibitors, type TestExhibitor } from './support/exhibitors';
import { makeOrganizer, salesCalls, type TestOrganizer } from './support/sales';
import { startTestApp, type TestApp } from './support/test-app';

const CODES = ['B49', 'C02', 'C03', 'C48'];
const EXHIBITORS = 3;

/** An action of somebody; `pick` chooses among the holds or reservations that there are. */
type Step =
  | { action: 'hold'; stand: number; by: number }
  | { action: 'prolong' | 'release' | 'reserve'; pick: number; by: number }
  | { action: 'block' | 'unblock' | 'free'; stand: number }
  | { action: 'move'; stand: number; to: number }
  | { action: 'confirm' | 'cancel'; pick: number };

const stand = fc.nat(CODES.length - 1);
const by = fc.nat(EXHIBITORS - 1);
const pick = fc.nat(5);
const hold: fc.Arbitrary<Step> = fc.record({ action: fc.constant('hold' as const), stand, by });
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: hold },
  {
    weight: 5,
    arbitrary: fc.record({
      action: fc.constantFrom('prolong' as const, 'release', 'reserve', 'reserve'),
      ...{ pick, by },
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ action: fc.constantFrom('block' as const, 'unblock', 'free'), stand }),
  },
  { weight: 3, arbitrary: fc.record({ action: fc.constant('move' as const), stand, to: stand }) },
  {
    weight: 3,
    arbitrary: fc.record({ action: fc.constantFrom('confirm' as const, 'cancel'), pick }),
  },
);
/** Actions of one round happen at once. */
const anyRounds = fc.array(fc.array(anyStep, { minLength: 1, maxLength: 3 }), { maxLength: 25 });

const EVERY_ACTION: readonly Step[] = [
  { action: 'hold', stand: 0, by: 0 },
  { action: 'prolong', pick: 0, by: 0 },
  { action: 'move', stand: 0, to: 1 },
  { action: 'reserve', pick: 0, by: 0 },
  { action: 'confirm', pick: 0 },
  { action: 'cancel', pick: 0 },
  { action: 'hold', stand: 0, by: 1 },
  { action: 'release', pick: 0, by: 1 },
  { action: 'block', stand: 2 },
  { action: 'unblock', stand: 2 },
  { action: 'hold', stand: 3, by: 2 },
  { action: 'free', stand: 3 },
];

/** An option that moves while it is being reserved. */
const CROSSING: readonly Step[][] = Array.from({ length: 20 }, (): Step[][] => [
  [{ action: 'hold', stand: 0, by: 0 }],
  [
    { action: 'move', stand: 0, to: 1 },
    { action: 'reserve', pick: 0, by: 0 },
  ],
  [
    { action: 'free', stand: 0 },
    { action: 'free', stand: 1 },
  ],
]).flat();

let service: TestApp;
let calls: ReturnType<typeof salesCalls>;
let organizer: TestOrganizer;
let exhibitors: TestExhibitor[];

beforeAll(async () => {
  service = await startTestApp();
  calls = salesCalls(service);
  organizer = await makeOrganizer(service);
  exhibitors = await makeExhibitors(service, EXHIBITORS);
  const { db } = service.database;
  // What an order carried is forgotten once it is delivered.
  await db.execute(sql`create table kept_changes (position serial, payload jsonb)`);
  await db.execute(sql`create function keep_change() returns trigger language plpgsql as $$
    begin insert into kept_changes (payload) values (new.payload); return null; end $$`);
  await db.execute(sql`create trigger keep_change after insert on outbox for each row
    when (new.topic = ${sql.raw(`'${STAND_TOPIC}'`)}) execute function keep_change()`);
});
afterAll(() => service.close());

async function startOver(): Promise<void> {
  const { db } = service.database;
  const ids = exhibitors.map(({ id }) => id);
  await db.delete(standHolds);
  await db.delete(reservations).where(inArray(reservations.exhibitorId, ids));
  await db.update(stands).set({ state: 'libre', revision: 0 }).where(inArray(stands.code, CODES));
  for (const exhibitor of exhibitors) await calls.withParticipation(exhibitor);
  await db.execute(sql`truncate kept_changes`);
}

const at = <Value>(list: readonly Value[], index: number): Value | undefined =>
  list[index % Math.max(1, list.length)];

async function take(step: Step): Promise<number> {
  const { db } = service.database;
  if ('by' in step) {
    const exhibitor = at(exhibitors, step.by);
    if (!exhibitor) throw new Error('No exhibitor');
    if (step.action === 'hold')
      return (await calls.claim(at(CODES, step.stand) ?? '', exhibitor)).statusCode;
    const own = await db
      .select({ id: standHolds.id })
      .from(standHolds)
      .where(eq(standHolds.exhibitorId, exhibitor.id))
      .orderBy(sql`${standHolds.endedAt} desc nulls first`, standHolds.id);
    const url = `/v1/hold/${at(own, step.pick)?.id}/${step.action}`;
    return (await calls.call('POST', url, exhibitor)).statusCode;
  }
  if ('pick' in step) {
    const ids = exhibitors.map(({ id }) => id);
    const all = await db
      .select({ id: reservations.id })
      .from(reservations)
      .where(inArray(reservations.exhibitorId, ids))
      .orderBy(reservations.id);
    const url = `/v1/organizer/reservation/${at(all, step.pick)?.id}/${step.action}`;
    return (await calls.call('POST', url, organizer)).statusCode;
  }
  const url = `/v1/organizer/stand/${at(CODES, step.stand)}`;
  if (step.action === 'move') {
    const to = at(CODES, step.to);
    return (await calls.call('POST', `${url}/move`, organizer, { to })).statusCode;
  }
  const action = step.action === 'free' ? 'release' : step.action;
  return (await calls.call('POST', `${url}/${action}`, organizer)).statusCode;
}

async function announcements(): Promise<StandChange[]> {
  const { rows } = await service.database.db.execute(
    sql`select payload from kept_changes order by (payload->>'revision')::int`,
  );
  return rows.map((row) => v.parse(v.object({ payload: standChangeSchema }), row).payload);
}

/** What every stand's holds and sales say its state should be. */
async function deservedStates(): Promise<Map<string, string[]>> {
  const { db } = service.database;
  const holds = await db
    .select({ code: standHolds.standCode })
    .from(standHolds)
    .where(isNull(standHolds.endedAt));
  const sales = await db
    .select({ code: reservationBooths.standCode, status: reservations.status })
    .from(reservationBooths)
    .innerJoin(reservations, eq(reservations.id, reservationBooths.reservationId))
    .where(and(inArray(reservationBooths.standCode, CODES), isNull(reservationBooths.releasedAt)));
  const saleState = { pending: 'reserve', confirmed: 'confirme', cancelled: 'sold in vain' };
  return new Map(
    CODES.map((code) => [
      code,
      [
        ...holds.filter((row) => row.code === code).map(() => 'option'),
        ...sales.filter((row) => row.code === code).map(({ status }) => saleState[status]),
      ],
    ]),
  );
}

async function checkInvariants(): Promise<void> {
  const plan = v.parse(standListSchema, (await service.app.inject({ url: '/v1/stand' })).json());
  const deserved = await deservedStates();
  const announced = await announcements();
  for (const code of CODES) {
    const shown = plan.find((candidate) => candidate.code === code);
    const reasons = deserved.get(code) ?? [];
    // At most one option or sale, and the state says which.
    if (reasons.length === 0) expect(['libre', 'bloque']).toContain(shown?.state);
    else expect(reasons).toEqual([shown?.state]);
    // Every change was announced once, the last one is what the plan shows.
    const own = announced.filter((change) => change.code === code);
    expect(own.map(({ revision }) => revision)).toEqual(own.map((_, index) => index + 1));
    expect(shown?.revision).toBe(own.length);
    const states = ['libre', ...own.map(({ state }) => state)];
    expect(states.at(-1)).toBe(shown?.state);
    states.slice(1).forEach((state, index) => {
      expect(state).not.toBe(states[index]);
    });
  }
}

it('keeps every stand with one holder at most, whatever people do in whatever order', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(anyRounds, async (rounds) => {
      await startOver();
      for (const round of rounds) {
        const codes = await Promise.all(round.map(take));
        codes.forEach((code, index) => {
          expect([200, 201, 204, 404, 409]).toContain(code);
          if (code < 400) seen.add(round[index]?.action ?? '');
        });
        await checkInvariants();
      }
    }),
    {
      numRuns: 30,
      examples: [[EVERY_ACTION.map((step) => [step])], [CROSSING.map((round) => [...round])]],
    },
  );
  // Every action has succeeded somewhere: none went untried.
  expect(seen).toEqual(new Set(EVERY_ACTION.map(({ action }) => action)));
});
