import { randomUUID } from 'node:crypto';
import { shownHallListSchema, storedHallSchema } from '@mosta/shared/schemas/hall.schema';
import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import {
  type OrganizerStand,
  organizerStandListSchema,
  organizerStandSchema,
  standChangeSchema,
  standJoinPreviewSchema,
  standListSchema,
  standSchema,
} from '@mosta/shared/schemas/stand.schema';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { STAND_TOPIC } from '../src/modules/stand/stand.topic';
import { auditLog } from '../src/tables/audit';
import { editions } from '../src/tables/edition';
import { standHolds } from '../src/tables/hold';
import { stands } from '../src/tables/stand';
import { makeExhibitors, type TestExhibitor } from './support/exhibitors';
import { makeOrganizer, outcomeOf, salesCalls, type TestOrganizer } from './support/sales';
import { startTestApp, type TestApp } from './support/test-app';

let service: TestApp;
let organizer: TestOrganizer;
let calls: ReturnType<typeof salesCalls>;
let mine: TestExhibitor;

/** Three in a row, and one behind the first of them. */
const CODES = ['C02', 'C03', 'C04', 'C26'];

beforeAll(async () => {
  service = await startTestApp();
  organizer = await makeOrganizer(service);
  calls = salesCalls(service);
});
beforeEach(async () => {
  [mine] = await makeExhibitors(service, 1);
  await untaken();
});
afterEach(async () => {
  await untaken();
  for (const code of CODES) {
    const { parts, revision } = await standNow(code);
    if (parts.length > 0) await split(code, revision);
  }
});
afterAll(() => service.close());

/** Ends every option, and makes the stands free, joined or not. */
async function untaken(codes: readonly string[] = CODES): Promise<void> {
  await db().delete(standHolds);
  await db()
    .update(stands)
    .set({ state: 'libre' })
    .where(and(inArray(stands.code, [...codes]), isNull(stands.partOf)));
}

const standNow = async (code: string): Promise<OrganizerStand> => {
  const answer = await calls.call('GET', '/v1/organizer/stand', organizer);
  const list = v.parse(organizerStandListSchema, answer.json());
  const stand = list.find((one) => one.code === code || one.parts.includes(code));
  if (!stand) throw new Error(`No stand ${code}`);
  return stand;
};
const known = async (codes: readonly string[]) =>
  Promise.all(codes.map(async (code) => ({ code, revision: (await standNow(code)).revision })));
async function join(codes: readonly string[], { code = codes[0], key = randomUUID() } = {}) {
  const payload = { key, code, stands: await known(codes) };
  return calls.call('POST', '/v1/organizer/stand/join', organizer, payload);
}
const split = (code: string, revision: number, key = randomUUID()) =>
  calls.call('POST', `/v1/organizer/stand/${code}/split`, organizer, { key, revision });
const preview = (...codes: string[]) =>
  calls.call('GET', `/v1/organizer/stand/join?codes=${codes.join(',')}`, organizer);
const joined = async (codes: readonly string[], code?: string) =>
  v.parse(organizerStandSchema, (await join(codes, { code })).json());
const publicStands = async () =>
  v.parse(standListSchema, (await service.app.inject({ url: '/v1/stand' })).json());
const mainHall = async () => {
  const [hall] = v.parse(
    shownHallListSchema,
    (await service.app.inject({ url: '/v1/hall' })).json(),
  );
  if (!hall) throw new Error('No hall');
  return hall;
};
const db = () => service.database.db;

it('makes one stand of neighbours, and gives each back as it was', async () => {
  const before = await publicStands();
  const placesBefore = await mainHall();
  const one = await joined(['C02', 'C03', 'C04'], 'C03');
  expect(one).toMatchObject({
    code: 'C03',
    size: 27,
    state: 'libre',
    parts: ['C02', 'C03', 'C04'],
  });
  // Above the premium stand the price is agreed.
  expect(one.prices).toEqual({});
  const codes = (await publicStands()).map(({ code }) => code);
  expect(codes).toContain('C03');
  expect(codes).not.toContain('C02');
  expect(codes).toHaveLength(before.length - 2);
  const hall = await mainHall();
  expect(hall.joins).toEqual([{ code: 'C03', parts: ['C02', 'C03', 'C04'] }]);
  expect(hall.places.filter(({ code }) => CODES.includes(code))).toMatchObject([
    { code: 'C03', size: 27 },
    { code: 'C26', size: 9 },
  ]);
  const apart = v.parse(organizerStandListSchema, (await split('C03', one.revision)).json());
  expect(apart.map(({ code, state }) => [code, state])).toEqual([
    ['C02', 'libre'],
    ['C03', 'libre'],
    ['C04', 'libre'],
  ]);
  const plain = (list: typeof before) => list.map(({ revision, ...stand }) => stand);
  expect(plain(await publicStands())).toEqual(plain(before));
  expect(await mainHall()).toEqual(placesBefore);
});

it('costs what the edition says of the new size, or the sum of prices that were set by hand', async () => {
  expect((await preview('C02', 'C03')).json()).toMatchObject({ size: 18, priced: 'rule' });
  const { prices } = await joined(['C02', 'C03']);
  const [edition] = await db().select().from(editions).where(eq(editions.current, true));
  expect(edition).toBeDefined();
  expect(prices).toEqual((await standNow('B49')).prices);
  await split('C02', (await standNow('C02')).revision);
  const before = await standNow('C02');
  const patch = { prices: { DZD: 20_000_000, EUR: 100_000 } };
  await calls.call('PATCH', '/v1/organizer/stand/C02', organizer, patch);
  const other = await standNow('C03');
  const asked = v.parse(standJoinPreviewSchema, (await preview('C02', 'C03')).json());
  expect(asked).toEqual({
    ...{ size: 18, priced: 'sum' },
    prices: {
      DZD: 20_000_000 + (other.prices.DZD ?? 0),
      EUR: 100_000 + (other.prices.EUR ?? 0),
    },
  });
  expect(await joined(['C02', 'C03'])).toMatchObject({ size: 18, prices: asked.prices });
  await split('C02', (await standNow('C02')).revision);
  expect((await standNow('C02')).prices).toEqual(patch.prices);
  await calls.call('PATCH', '/v1/organizer/stand/C02', organizer, { prices: before.prices });
});

it('refuses what is not free, apart, in a corner, unknown, a zone, or part of another', async () => {
  expect(outcomeOf(await join(['C02', 'C04']))).toEqual([409, 'STANDS_APART']);
  // C26 lies behind C02: it meets C03 in a corner alone.
  expect(outcomeOf(await join(['C03', 'C26']))).toEqual([409, 'STANDS_APART']);
  expect(outcomeOf(await preview('C02', 'C04'))).toEqual([409, 'STANDS_APART']);
  expect(outcomeOf(await preview('C02', 'C01'))).toEqual([409, 'STAND_HELD']);
  expect(outcomeOf(await preview('C02', 'Science Corner'))).toEqual([409, 'STANDS_OUTLINE']);
  expect(outcomeOf(await preview('C02', 'Z99'))).toEqual([404, 'NOT_FOUND']);
  expect(outcomeOf(await preview('C02'))).toEqual([400, 'INVALID_INPUT']);
  await calls.held('C03', mine);
  const refused = await join(['C02', 'C03']);
  expect(v.parse(problemSchema, refused.json())).toMatchObject({
    code: 'STAND_HELD',
    detail: expect.stringContaining('C03'),
  });
  await untaken();
  await joined(['C02', 'C03']);
  const part = { key: randomUUID(), code: 'C03', stands: await known(['C03', 'C04']) };
  const stale = part.stands.map((one, at) => (at === 0 ? { ...one, code: 'C03' } : one));
  expect(
    outcomeOf(
      await calls.call('POST', '/v1/organizer/stand/join', organizer, { ...part, stands: stale }),
    ),
  ).toEqual([409, 'STAND_JOINED']);
});

it('takes a body strictly', async () => {
  const stands = await known(['C02', 'C03']);
  const key = randomUUID();
  for (const wrong of [
    { key, code: 'C04', stands },
    { key, code: 'C02', stands: [...stands, ...stands] },
    { key, code: 'C02', stands: stands.slice(1) },
    { key: 'x', code: 'C02', stands },
    { key, code: 'C02', stands, more: 1 },
  ])
    expect(
      outcomeOf(await calls.call('POST', '/v1/organizer/stand/join', organizer, wrong)),
    ).toEqual([400, 'INVALID_INPUT']);
});

it('does nothing twice for one key', async () => {
  const key = randomUUID();
  const stands = await known(['C02', 'C03']);
  const send = () =>
    calls.call('POST', '/v1/organizer/stand/join', organizer, { key, code: 'C02', stands });
  const first = v.parse(organizerStandSchema, (await send()).json());
  expect((await send()).json()).toEqual(first);
  const other = randomUUID();
  const apart = (await split('C02', first.revision, other)).json();
  expect((await split('C02', first.revision, other)).json()).toEqual(apart);
  expect(outcomeOf(await split('C02', first.revision))).toEqual([409, 'STAND_NOT_JOINED']);
  const events = await calls.auditEvents();
  const own = events.slice(-2);
  expect(own).toEqual([
    ['stand.join', 'C02'],
    ['stand.split', 'C02'],
  ]);
  const [last] = await db().select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(last?.details).toMatchObject({
    before: { code: 'C02', size: 18 },
    after: [
      { code: 'C02', size: 9 },
      { code: 'C03', size: 9 },
    ],
  });
});

it('tells whoever knew an older state, with the stand as it is', async () => {
  const stands = await known(['C02', 'C03']);
  await calls.call('PATCH', '/v1/organizer/stand/C03', organizer, { size: 9 });
  const payload = { key: randomUUID(), code: 'C02', stands };
  const refused = await calls.call('POST', '/v1/organizer/stand/join', organizer, payload);
  expect(v.parse(problemSchema, refused.json()).code).toBe('STANDS_CHANGED');
  const yours = stands[1]?.revision;
  expect(refused.json()).toMatchObject({ conflict: { yours, current: { code: 'C03' } } });
  const one = await joined(['C02', 'C03']);
  expect(outcomeOf(await split('C02', one.revision - 1))).toEqual([409, 'STANDS_CHANGED']);
  expect(outcomeOf(await split('C02', one.revision))).toEqual([200]);
});

it('joins more to a joined one, of which all parts come back', async () => {
  const first = await joined(['C02', 'C03']);
  expect(first.parts).toEqual(['C02', 'C03']);
  const all = await joined(['C04', 'C02', 'C26'], 'C04');
  expect(all).toMatchObject({ code: 'C04', size: 36 });
  expect([...all.parts].sort()).toEqual(CODES);
  const apart = v.parse(organizerStandListSchema, (await split('C04', all.revision)).json());
  expect(apart.map(({ size, parts }) => [size, parts])).toEqual(CODES.map(() => [9, []]));
});

it('does nothing to a part, and leads from it to the whole', async () => {
  await joined(['C02', 'C03']);
  expect(outcomeOf(await calls.claim('C03', mine))).toEqual([409, 'STAND_TAKEN']);
  for (const action of ['block', 'unblock', 'release'])
    expect(
      outcomeOf(await calls.call('POST', `/v1/organizer/stand/C03/${action}`, organizer, {})),
    ).toEqual([409, 'STAND_JOINED']);
  const found = v.parse(standSchema, (await service.app.inject({ url: '/v1/stand/C03' })).json());
  expect(found).toMatchObject({ code: 'C02', size: 18 });
  await calls.held('C02', mine);
  const { revision, state } = await standNow('C02');
  expect(state).toBe('option');
  expect(outcomeOf(await split('C02', revision))).toEqual([409, 'STAND_HELD']);
});

it('counts a joined stand once', async () => {
  const figures = async () => {
    const answer = await calls.call('GET', '/v1/organizer/overview', organizer);
    const { stands: groups } = v.parse(
      v.object({
        stands: v.array(
          v.object({ kind: v.string(), state: v.string(), count: v.number(), area: v.number() }),
        ),
      }),
      answer.json(),
    );
    const free = groups.find(({ kind, state }) => kind === 'stand' && state === 'libre');
    return free ?? { count: 0, area: 0 };
  };
  const before = await figures();
  await joined(['C02', 'C03']);
  expect(await figures()).toMatchObject({ count: before.count - 1, area: before.area });
});

it('announces that the plan is another', async () => {
  // What a job carried is forgotten once it is delivered.
  await db().execute(sql`create table kept_changes (payload jsonb)`);
  await db().execute(sql`create function keep_change() returns trigger language plpgsql as $$
    begin insert into kept_changes (payload) values (new.payload); return null; end $$`);
  await db().execute(sql`create trigger keep_change after insert on outbox for each row
    when (new.topic = ${sql.raw(`'${STAND_TOPIC}'`)}) execute function keep_change()`);
  await joined(['C02', 'C03']);
  const { rows } = await db().execute(sql`select payload from kept_changes`);
  await db().execute(sql`drop trigger keep_change on outbox`);
  expect(rows.map(({ payload }) => v.parse(standChangeSchema, payload))).toMatchObject([
    { code: 'C02', state: 'libre', redrawn: true },
    { code: 'C03', state: 'bloque', redrawn: true },
  ]);
});

it('lets one win of an organiser who joins and a visitor who takes an option', async () => {
  for (const code of ['C02', 'C03']) {
    const [answer, claim] = await Promise.all([join(['C02', 'C03']), calls.claim(code, mine)]);
    const won = [answer, claim].filter(({ statusCode }) => statusCode < 400);
    if (answer.statusCode < 400 && claim.statusCode < 400) {
      // The claim came after: it is for the whole.
      expect(code).toBe('C02');
      expect(await standNow('C02')).toMatchObject({ state: 'option', size: 18 });
    } else expect(won).toHaveLength(1);
    await untaken();
    const { parts, revision } = await standNow('C02');
    if (parts.length > 0) await split('C02', revision);
  }
});

it('lets one of two win who join the same stand with different neighbours', async () => {
  const answers = await Promise.all([join(['C02', 'C03']), join(['C03', 'C04'])]);
  expect(answers.map(outcomeOf).filter(([status]) => status === 200)).toHaveLength(1);
  expect((await mainHall()).joins).toHaveLength(1);
  const whole = await standNow('C03');
  await split(whole.code, whole.revision);
});

it('is taken along by an edition that is made of this one, at its prices', async () => {
  await joined(['C02', 'C03']);
  const [model] = await db().select().from(editions).where(eq(editions.current, true));
  const year = 2041;
  const made = await calls.call('POST', '/v1/organizer/edition', organizer, {
    ...{ key: randomUUID(), from: model?.id, year, take: ['plan', 'prices'] },
    days: [{ date: `${year}-03-05`, opens: '09:00', closes: '18:00' }],
  });
  expect(outcomeOf(made)).toEqual([201]);
  const rows = await db()
    .select()
    .from(stands)
    .where(inArray(stands.code, ['C02', 'C03']))
    .orderBy(stands.edition, stands.code);
  expect(rows.filter(({ edition }) => edition === year)).toMatchObject([
    { code: 'C02', size: 18, state: 'libre', partOf: null, beforeJoin: { size: 9 } },
    { code: 'C03', size: 9, state: 'bloque', partOf: 'C02', beforeJoin: null },
  ]);
  // Its year is corrected, and all that carries it follows.
  const { _id, version } = v.parse(v.object({ _id: v.string(), version: v.number() }), made.json());
  const moved = await calls.call('PATCH', `/v1/organizer/edition/${_id}`, organizer, {
    ...{ version, year: 2042 },
    days: [{ date: '2042-03-05', opens: '09:00', closes: '18:00' }],
  });
  expect(outcomeOf(moved)).toEqual([200]);
  const parts = await db().select().from(stands).where(eq(stands.partOf, 'C02'));
  expect(parts.map(({ edition }) => edition).sort()).toEqual([model?.year, 2042]);
});

describe('a new drawing', () => {
  const box = (code: string, at: number) => ({
    ...{ type: 'rect', id: code, x: at * 30, y: 10, width: 30, height: 28 },
  });
  const store = async (codes: readonly string[]) =>
    calls.call('POST', '/v1/organizer/hall', organizer, {
      ...{ hall: 'essai', name: 'Hall d’essai', drawingId: 'a' },
      drawing: { id: 'a', width: 1500, height: 300, shapes: codes.map(box) },
    });

  it('takes free joined stands apart and says so, and keeps those that are taken', async () => {
    await store(['X01', 'X02', 'X03', 'X04']);
    await calls.call('POST', '/v1/organizer/hall/essai/show', organizer, {});
    const own = ['X01', 'X02', 'X03', 'X04'];
    await untaken(own);
    await joined(['X01', 'X02']);
    await joined(['X03', 'X04']);
    await calls.held('X03', mine);
    const answer = v.parse(storedHallSchema, (await store(own)).json());
    expect(answer.separated).toEqual(['X01']);
    expect(answer.joins).toEqual([{ code: 'X03', parts: ['X03', 'X04'] }]);
    // Of what is taken the new drawing has to show each part.
    expect(outcomeOf(await store(['X01', 'X02', 'X03']))).toEqual([409, 'HALL_STANDS_IN_USE']);
  });

  it('joins none of two halls', async () => {
    await untaken(['X01']);
    expect(outcomeOf(await join(['C02', 'X01']))).toEqual([409, 'STANDS_APART']);
  });
});
