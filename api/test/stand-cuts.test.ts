import { randomUUID } from 'node:crypto';
import {
  hallImportSchema,
  shownHallListSchema,
  storedHallSchema,
} from '@mosta/shared/schemas/hall.schema';
import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import {
  type OrganizerStand,
  organizerStandListSchema,
  organizerStandSchema,
  standListSchema,
  standSchema,
} from '@mosta/shared/schemas/stand.schema';
import { standOutlineSchema } from '@mosta/shared/schemas/stand-cut.schema';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import { auditLog } from '../src/tables/audit';
import { editions } from '../src/tables/edition';
import { standHolds } from '../src/tables/hold';
import { stands } from '../src/tables/stand';
import { multipart } from './safety/support/payloads';
import { makeExhibitors, type TestExhibitor } from './support/exhibitors';
import { makeOrganizer, outcomeOf, salesCalls, type TestOrganizer } from './support/sales';
import { startTestApp, type TestApp } from './support/test-app';

let service: TestApp;
let organizer: TestOrganizer;
let calls: ReturnType<typeof salesCalls>;
let mine: TestExhibitor;

const PARTS = ['B49-1', 'B49-2'];

beforeAll(async () => {
  service = await startTestApp();
  organizer = await makeOrganizer(service);
  calls = salesCalls(service);
});
beforeEach(async () => {
  [mine] = await makeExhibitors(service, 1);
});
afterEach(async () => {
  await db().delete(standHolds);
  for (const code of ['B49', 'C02', 'C03']) await wholeAgain(code);
});
afterAll(() => service.close());

const db = () => service.database.db;
const all = async () =>
  v.parse(
    organizerStandListSchema,
    (await calls.call('GET', '/v1/organizer/stand', organizer)).json(),
  );
const standNow = async (code: string): Promise<OrganizerStand> => {
  const stand = (await all()).find((one) => one.code === code);
  if (!stand) throw new Error(`No stand ${code}`);
  return stand;
};
const halves = (code: string) =>
  [1, 2].map((number) => ({ code: `${code}-${number}`, share: 0.5 }));
type Asked = { parts?: { code: string; share: number }[]; key?: string; side?: string };
async function cut(code: string, { parts = halves(code), ...asked }: Asked = {}) {
  const { revision } = (await all()).find((one) => one.code === code) ?? { revision: 0 };
  const payload = { key: randomUUID(), side: 'long', revision, into: parts, ...asked };
  return calls.call('POST', `/v1/organizer/stand/${code}/cut`, organizer, payload);
}
const isCut = async (code: string, asked?: Asked) =>
  v.parse(organizerStandListSchema, (await cut(code, asked)).json());
async function uncut(code: string, key = randomUUID()) {
  const parts = (await all()).filter(({ cutOf }) => cutOf === code);
  return send(code, parts, key);
}
const send = (
  code: string,
  parts: readonly { code: string; revision: number }[],
  key = randomUUID(),
) =>
  calls.call('POST', `/v1/organizer/stand/${code}/uncut`, organizer, {
    key,
    stands: parts.map((part) => ({ code: part.code, revision: part.revision })),
  });
const join = async (...codes: string[]) =>
  calls.call('POST', '/v1/organizer/stand/join', organizer, {
    ...{ key: randomUUID(), code: codes[0] },
    stands: await Promise.all(
      codes.map(async (code) => ({ code, revision: (await standNow(code)).revision })),
    ),
  });
const split = async (code: string) =>
  calls.call('POST', `/v1/organizer/stand/${code}/split`, organizer, {
    ...{ key: randomUUID(), revision: (await standNow(code)).revision },
  });

/** Undoes what a test has left of a stand. */
async function wholeAgain(code: string): Promise<void> {
  await db()
    .update(stands)
    .set({ state: 'libre' })
    .where(and(eq(stands.cutOf, code), isNull(stands.partOf), isNull(stands.cut)));
  for (const { code: whole, parts } of await all())
    if (parts.some((part) => part.startsWith(code))) await split(whole);
  for (const { cutOf } of await all()) if (cutOf?.startsWith(`${code}-`)) await uncut(cutOf);
  if ((await all()).some(({ cutOf }) => cutOf === code)) await uncut(code);
}

const publicStands = async () =>
  v.parse(standListSchema, (await service.app.inject({ url: '/v1/stand' })).json());
const mainHall = async () => {
  const answer = await service.app.inject({ url: '/v1/hall' });
  const [hall] = v.parse(shownHallListSchema, answer.json());
  if (!hall) throw new Error('No hall');
  return hall;
};
const detailOf = (answer: { json: () => unknown }) => v.parse(problemSchema, answer.json()).detail;

it('makes stands of the parts of one, and puts them together as it was', async () => {
  const before = await publicStands();
  const placesBefore = await mainHall();
  const nine = await standNow('C02');
  const parts = await isCut('B49');
  expect(parts).toMatchObject(
    PARTS.map((code) => ({
      ...{ code, size: 9, state: 'libre', kind: 'stand', cutOf: 'B49', prices: nine.prices },
    })),
  );
  const codes = (await publicStands()).map(({ code }) => code);
  expect(codes).not.toContain('B49');
  // In the place of the stand, one behind the other.
  expect(codes.indexOf('B49-2')).toBe(codes.indexOf('B49-1') + 1);
  expect(codes.indexOf('B49-1')).toBe(before.findIndex(({ code }) => code === 'B49'));
  const hall = await mainHall();
  expect(hall.cuts).toEqual([{ code: 'B49', side: 'long', parts: halves('B49') }]);
  expect(hall.places.filter(({ code }) => code.startsWith('B49'))).toMatchObject(
    PARTS.map((code) => ({ code, size: 9, group: 'B', kind: 'stand' })),
  );
  expect(hall.drawings.map(({ lacks }) => lacks.includes('B49-1'))).toEqual([false, false]);

  const whole = v.parse(organizerStandSchema, (await uncut('B49')).json());
  expect(whole).toMatchObject({ code: 'B49', size: 18, state: 'libre', cutOf: null });
  const plain = (list: typeof before) => list.map(({ revision, ...stand }) => stand);
  expect(plain(await publicStands())).toEqual(plain(before));
  expect(await mainHall()).toEqual({
    ...placesBefore,
    former: PARTS.map((code) => ({ code, of: 'B49' })),
  });
});

it('leads from the stand to its first part, and from a former part to the stand', async () => {
  const found = async (code: string) =>
    v.parse(standSchema, (await service.app.inject({ url: `/v1/stand/${code}` })).json()).code;
  await isCut('B49');
  expect(await found('B49')).toBe('B49-1');
  await uncut('B49');
  expect(await found('B49-2')).toBe('B49');
});

it('shares a price that was set by hand', async () => {
  const { prices } = await standNow('B49');
  const patch = { prices: { DZD: 30_000_001 } };
  await calls.call('PATCH', '/v1/organizer/stand/B49', organizer, patch);
  const parts = await isCut('B49', {
    parts: [
      { code: 'B49-1', share: 2 / 3 },
      { code: 'B49-2', share: 1 / 3 },
    ],
  });
  expect(parts.map(({ size, prices: own }) => [size, own])).toEqual([
    [12, { DZD: 20_000_001 }],
    [6, { DZD: 10_000_000 }],
  ]);
  await uncut('B49');
  expect((await standNow('B49')).prices).toEqual(patch.prices);
  await calls.call('PATCH', '/v1/organizer/stand/B49', organizer, { prices });
});

it('tells the outline that is cut', async () => {
  const answer = await calls.call('GET', '/v1/organizer/stand/B49/outline', organizer);
  const { outline } = v.parse(standOutlineSchema, answer.json());
  // Its corners are rounded on one side.
  expect(outline.length).toBeGreaterThan(4);
  expect(outline[0]).toEqual([984, 84]);
  const asked = (code: string) =>
    calls.call('GET', `/v1/organizer/stand/${encodeURIComponent(code)}/outline`, organizer);
  expect(outcomeOf(await asked('C01'))).toEqual([409, 'STAND_HELD']);
  expect(outcomeOf(await asked('Z99'))).toEqual([404, 'NOT_FOUND']);
  const zone = await asked('Science Corner');
  expect(outcomeOf(zone)).toEqual([409, 'STAND_CUT_OUTLINE']);
  expect(detailOf(zone)).toContain('zone');
});

it('refuses what is taken, too small, or has a code of another', async () => {
  const small = await cut('C02', {
    parts: [
      { code: 'C02-1', share: 0.3 },
      { code: 'C02-2', share: 0.7 },
    ],
  });
  expect(outcomeOf(small)).toEqual([422, 'STAND_PART_SMALL']);
  expect(detailOf(small)).toBe('Chaque part a 3 m² au moins.');
  const taken = await cut('B49', {
    parts: [
      { code: 'B48', share: 0.5 },
      { code: 'B49', share: 0.5 },
    ],
  });
  expect(v.parse(problemSchema, taken.json())).toMatchObject({
    code: 'STAND_CODE_TAKEN',
    errors: [{ path: 'into.0.code' }, { path: 'into.1.code' }],
  });
  await calls.held('B49', mine);
  expect(outcomeOf(await cut('B49'))).toEqual([409, 'STAND_HELD']);
  await db().delete(standHolds);
  await isCut('B49');
  expect(outcomeOf(await cut('B49'))).toEqual([409, 'STAND_CUT']);
  expect(outcomeOf(await cut('C03', { parts: halves('B49') }))).toEqual([409, 'STAND_CODE_TAKEN']);
  expect(outcomeOf(await send('C03', await isCut('C02')))).toEqual([409, 'STAND_NOT_CUT']);
  expect(outcomeOf(await send('Z99', await all().then((list) => list.slice(0, 2))))).toEqual([
    404,
    'NOT_FOUND',
  ]);
});

it('takes a body strictly', async () => {
  for (const parts of [
    [{ code: 'B49-1', share: 1 }],
    [
      { code: 'B49-1', share: 0.5 },
      { code: 'B49-1', share: 0.5 },
    ],
    [
      { code: 'B49-1', share: 0.5 },
      { code: 'B49-2', share: 0.4 },
    ],
    [
      { code: 'b49', share: 0.5 },
      { code: 'B49-2', share: 0.5 },
    ],
    [
      { code: 'B49,1', share: 0.5 },
      { code: 'B49-2', share: 0.5 },
    ],
    [1, 2, 3, 4, 5].map((number) => ({ code: `B49-${number}`, share: 0.2 })),
  ])
    expect(outcomeOf(await cut('B49', { parts }))).toEqual([400, 'INVALID_INPUT']);
  expect(outcomeOf(await cut('B49', { side: 'left' }))).toEqual([400, 'INVALID_INPUT']);
});

it('does nothing twice for one key, and says what was and what is', async () => {
  const key = randomUUID();
  const first = await isCut('B49', { key });
  expect(await isCut('B49', { key })).toEqual(first);
  const other = randomUUID();
  const whole = (await send('B49', first, other)).json();
  expect((await send('B49', first, other)).json()).toEqual(whole);
  expect((await calls.auditEvents()).slice(-2)).toEqual([
    ['stand.cut', 'B49'],
    ['stand.uncut', 'B49'],
  ]);
  const [last, before] = await db().select().from(auditLog).orderBy(desc(auditLog.id)).limit(2);
  expect(before?.details).toMatchObject({
    before: { code: 'B49', size: 18 },
    after: PARTS.map((code) => ({ code, size: 9 })),
  });
  expect(last?.details).toMatchObject({ after: { code: 'B49', size: 18 } });
});

it('tells whoever knew an older state, with the stand as it is', async () => {
  const { revision } = await standNow('B49');
  await calls.call('PATCH', '/v1/organizer/stand/B49', organizer, { size: 18 });
  const late = await calls.call('POST', '/v1/organizer/stand/B49/cut', organizer, {
    ...{ key: randomUUID(), side: 'long', revision, into: halves('B49') },
  });
  expect(outcomeOf(late)).toEqual([409, 'STANDS_CHANGED']);
  expect(late.json()).toMatchObject({ conflict: { yours: revision, current: { code: 'B49' } } });
  const parts = await isCut('B49');
  await calls.call('PATCH', '/v1/organizer/stand/B49-2', organizer, { size: 10 });
  expect(outcomeOf(await send('B49', parts))).toEqual([409, 'STANDS_CHANGED']);
  // Of each part the caller has to know how it is.
  expect(outcomeOf(await send('B49', [...(await all())].slice(0, 2)))).toEqual([
    409,
    'STANDS_CHANGED',
  ]);
  expect(outcomeOf(await uncut('B49'))).toEqual([200]);
  // What was corrected meanwhile is forgotten.
  expect((await isCut('B49')).map(({ size }) => size)).toEqual([9, 9]);
});

it('does nothing to a stand that is cut, and all to its parts', async () => {
  await isCut('B49');
  expect(outcomeOf(await calls.claim('B49', mine))).toEqual([409, 'STAND_TAKEN']);
  for (const action of ['block', 'unblock', 'release'])
    expect(
      outcomeOf(await calls.call('POST', `/v1/organizer/stand/B49/${action}`, organizer, {})),
    ).toEqual([409, 'STAND_CUT']);
  await calls.bought('B49-1', mine);
  expect((await standNow('B49-1')).state).toBe('reserve');
  const refused = await uncut('B49');
  expect(outcomeOf(refused)).toEqual([409, 'STAND_HELD']);
  expect(detailOf(refused)).toContain('B49-1');
  await calls.call('POST', '/v1/organizer/stand/B49-1/release', organizer, { reason: 'Essai' });
  expect(
    outcomeOf(await calls.call('POST', '/v1/organizer/stand/B49-2/block', organizer, {})),
  ).toEqual([200]);
  expect(outcomeOf(await uncut('B49'))).toEqual([409, 'STAND_HELD']);
});

it('cuts a part again, and uses a code again that a former part had', async () => {
  await isCut('B49');
  expect((await isCut('B49-2', { side: 'short' })).map(({ code, size }) => [code, size])).toEqual([
    ['B49-2-1', 4.5],
    ['B49-2-2', 4.5],
  ]);
  expect((await mainHall()).cuts.map(({ code }) => code)).toEqual(['B49', 'B49-2']);
  const hall = await mainHall();
  expect(hall.places.flatMap(({ code }) => (code.startsWith('B49') ? [code] : []))).toEqual([
    ...['B49-1', 'B49-2-1', 'B49-2-2'],
  ]);
  expect(outcomeOf(await uncut('B49'))).toEqual([409, 'STAND_CUT']);
  expect(outcomeOf(await uncut('B49-2'))).toEqual([200]);
  expect(outcomeOf(await uncut('B49'))).toEqual([200]);
  const { revision } = v.parse(
    standSchema,
    (await db().select().from(stands).where(eq(stands.code, 'B49-1')))[0],
  );
  const again = await isCut('B49');
  // Open plans know the part by its revision.
  expect(again[0]?.revision).toBeGreaterThan(revision);
});

it('joins a part with a neighbour, and neither is cut or put together meanwhile', async () => {
  await isCut('C02');
  const [whole, cutOfOne] = [await join('C03', 'C02-2'), await uncut('C02')];
  expect(v.parse(organizerStandSchema, whole.json())).toMatchObject({
    ...{ code: 'C03', size: 13.5, parts: ['C02-2', 'C03'] },
  });
  expect(outcomeOf(cutOfOne)).toEqual([409, 'STAND_JOINED']);
  expect(outcomeOf(await cut('C03'))).toEqual([409, 'STAND_JOINED']);
  expect(outcomeOf(await join('C03', 'C02-1'))).toEqual([200]);
  // What is joined comes apart into what it was joined from: parts stay parts.
  const apart = v.parse(organizerStandListSchema, (await split('C03')).json());
  expect(apart.map(({ code, size }) => [code, size])).toEqual([
    ['C02-1', 4.5],
    ['C02-2', 4.5],
    ['C03', 9],
  ]);
  expect(outcomeOf(await join('C02-1', 'C02-2'))).toEqual([200]);
  expect(outcomeOf(await uncut('C02'))).toEqual([409, 'STAND_JOINED']);
  await split('C02-1');
  expect(outcomeOf(await uncut('C02'))).toEqual([200]);
  expect(outcomeOf(await join('C02', 'C03'))).toEqual([200]);
  // Two ways lead there: the part to its stand, and that into which it was joined.
  const found = await service.app.inject({ url: '/v1/stand/C02-1' });
  expect(v.parse(standSchema, found.json()).code).toBe('C02');
  expect(outcomeOf(await cut('C02'))).toEqual([409, 'STAND_JOINED']);
});

it('lets one win of an organiser who cuts and a visitor who takes an option', async () => {
  const [answer, claim] = await Promise.all([cut('B49'), calls.claim('B49', mine)]);
  expect([answer, claim].filter(({ statusCode }) => statusCode < 400)).toHaveLength(1);
  await db().delete(standHolds);
  await wholeAgain('B49');
  await isCut('B49');
  const [whole, other] = await Promise.all([uncut('B49'), calls.claim('B49-1', mine)]);
  expect([whole, other].filter(({ statusCode }) => statusCode < 400)).toHaveLength(1);
});

it('lets one of two win who cut two stands into the same codes, or one stand twice', async () => {
  const same = await Promise.all(['C02', 'C03'].map((code) => cut(code, { parts: halves('C99') })));
  expect(same.map(outcomeOf).filter(([status]) => status === 200)).toHaveLength(1);
  for (const code of ['C02', 'C03']) await wholeAgain(code);
  const both = await Promise.all([cut('B49'), cut('B49', { parts: halves('B99') })]);
  expect(both.map(outcomeOf).filter(([status]) => status === 200)).toHaveLength(1);
});

it('is taken along by an edition that is made of this one, at its prices', async () => {
  await isCut('B49');
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
    .where(and(eq(stands.edition, year), inArray(stands.code, ['B49', ...PARTS])))
    .orderBy(stands.code);
  expect(rows).toMatchObject([
    { code: 'B49', size: 18, state: 'bloque', cut: { side: 'long' }, cutOf: null },
    ...PARTS.map((code) => ({ code, size: 9, state: 'libre', cutOf: 'B49', partOf: null })),
  ]);
  // Its year is corrected, and all that carries it follows.
  const { _id, version } = v.parse(v.object({ _id: v.string(), version: v.number() }), made.json());
  const moved = await calls.call('PATCH', `/v1/organizer/edition/${_id}`, organizer, {
    ...{ version, year: 2042 },
    days: [{ date: '2042-03-05', opens: '09:00', closes: '18:00' }],
  });
  expect(outcomeOf(moved)).toEqual([200]);
});

describe('a new drawing', () => {
  const box = (code: string, at: number) => ({
    ...{ type: 'rect', id: code, x: at * 30, y: 10, width: 30, height: 28 },
  });
  const store = async (shapes: readonly object[]) =>
    calls.call('POST', '/v1/organizer/hall', organizer, {
      ...{ hall: 'essai', name: 'Hall d’essai', drawingId: 'a' },
      drawing: { id: 'a', width: 1500, height: 300, shapes },
    });
  const boxes = (...codes: string[]) => codes.map(box);
  const free = (...codes: string[]) =>
    db().update(stands).set({ state: 'libre', size: 18 }).where(inArray(stands.code, codes));

  it('makes cut stands whole that nobody has a part of, and says so', async () => {
    await store(boxes('X01', 'X02'));
    await calls.call('POST', '/v1/organizer/hall/essai/show', organizer, {});
    await free('X01', 'X02');
    await isCut('X01');
    await isCut('X01-1');
    await isCut('X02');
    await calls.held('X02-2', mine);
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><rect id="X01" width="30" height="28"/></svg>';
    const form = multipart([['name="file"; filename="hall.svg"', svg]]);
    const read = await service.app.inject({
      ...{ method: 'POST', url: '/v1/organizer/hall/import', payload: form.payload },
      headers: { ...organizer.headers, ...form.headers },
    });
    expect(v.parse(hallImportSchema, read.json()).losses).toMatchObject([
      { code: 'CUT', element: 'X01' },
    ]);
    const answer = v.parse(storedHallSchema, (await store(boxes('X01', 'X02'))).json());
    expect(answer.restored).toEqual(['X01-1', 'X01']);
    expect(answer.cuts.map(({ code }) => code)).toEqual(['X02']);
    // Of what is taken the new drawing has to show the stand, and none of its codes.
    expect(outcomeOf(await store(boxes('X01')))).toEqual([409, 'HALL_STANDS_IN_USE']);
    expect(outcomeOf(await store(boxes('X01', 'X02', 'X02-1')))).toEqual([409, 'HALL_CODES_TAKEN']);
    // A code that a part had is that of a place now.
    expect(outcomeOf(await store(boxes('X01', 'X02', 'X01-1')))).toEqual([200]);
    expect(await standNow('X01-1')).toMatchObject({ cutOf: null, state: 'bloque', size: null });
  });

  it('with an outline that is no rectangle is cut by area, or refused where a part would be in pieces', async () => {
    const u = '0,100 10,100 10,120 20,120 20,100 30,100 30,130 0,130';
    const shapes = [...boxes('X01', 'X02', 'X01-1'), { type: 'polygon', id: 'Y01', points: u }];
    await store(shapes);
    await free('Y01');
    const refused = await cut('Y01', { side: 'short' });
    expect(outcomeOf(refused)).toEqual([409, 'STAND_CUT_OUTLINE']);
    expect(detailOf(refused)).toContain('plusieurs morceaux');
    expect((await isCut('Y01')).map(({ size }) => size)).toEqual([9, 9]);
  });
});
