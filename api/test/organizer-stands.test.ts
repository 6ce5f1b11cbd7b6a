import { makeExhibitors, type TestExhibitor } from './support/exhibitors';
import {
  freeStands,
  makeOrganizer,
  outcomeOf,
  salesCalls,
  type TestOrganizer,
} from './support/sales';
import { startTestApp, type TestApp } from './support/test-app';

let service: TestApp;
let organizer: TestOrganizer;
let calls: ReturnType<typeof salesCalls>;
let mine: TestExhibitor;

beforeAll(async () => {
  service = await startTestApp();
  organizer = await makeOrganizer(service);
  calls = salesCalls(service);
});
beforeEach(async () => {
  [mine] = await makeExhibitors(service, 1);
});
afterEach(() => freeStands(service, ['B49', 'C02', 'C03']));
afterAll(() => service.close());

const act = (code: string, name: string, payload?: object) =>
  calls.call('POST', `/v1/organizer/stand/${encodeURIComponent(code)}/${name}`, organizer, payload);
const move = (from: string, to: string) => act(from, 'move', { to });

it('sees who holds or has bought a stand, and until when', async () => {
  await calls.withParticipation(mine);
  const hold = await calls.held('B49', mine);
  const held = await calls.standOf('B49', organizer);
  expect(held).toMatchObject({
    state: 'option',
    holder: {
      ...{ kind: 'hold', exhibitor: { _id: mine.id, nom: 'Exemple' }, reservation: null },
      sector: null,
    },
  });
  expect(held.holder?.expires).not.toBeNull();
  await calls.reserve(hold, mine);
  expect(await calls.standOf('B49', organizer)).toMatchObject({
    state: 'reserve',
    holder: { kind: 'sale', exhibitor: { _id: mine.id }, expires: null },
  });
  // Sold before the sales here: nobody is known.
  expect(await calls.standOf('A01', organizer)).toMatchObject({ state: 'reserve', holder: null });
  expect(await calls.standOf('B12', organizer)).toMatchObject({
    state: 'confirme',
    holder: { exhibitor: { company: 'Marque exemple' } },
  });
});

it('names the sector of the page that the exhibitor wrote', async () => {
  await calls.withParticipation(mine);
  await calls.held('B49', mine);
  const page = {
    ...{ name: 'Conserverie exemple', sector: 'preserves', country: 'DZ' },
    ...{ description: 'Conserves de tomates.', website: null, published: true },
  };
  const answer = await calls.call('PUT', '/v1/exhibitor-page/mine', mine, page);
  expect(answer.statusCode).toBe(200);
  const { holder } = await calls.standOf('B49', organizer);
  expect(holder?.sector).toBe('preserves');
});

it('blocks a free stand, and only that', async () => {
  const blocked = (await act('B49', 'block')).json();
  expect(blocked).toMatchObject({ state: 'bloque' });
  expect((await act('B49', 'block')).json()).toEqual(blocked);
  expect(outcomeOf(await calls.claim('B49', mine))).toEqual([409, 'STAND_TAKEN']);
  expect((await act('B49', 'unblock')).json()).toMatchObject({ state: 'libre' });
  await calls.held('B49', mine);
  for (const name of ['block', 'unblock']) {
    expect(outcomeOf(await act('B49', name))).toEqual([409, 'STAND_HELD']);
    expect(outcomeOf(await act('A01', name))).toEqual([409, 'STAND_HELD']);
    expect(outcomeOf(await act('Z99', name))).toEqual([404, 'NOT_FOUND']);
  }
  expect(outcomeOf(await act('\0', 'block'))).toEqual([404, 'NOT_FOUND']);
});

it('releases an option and a sale, and tells the exhibitor why', async () => {
  await calls.held('B49', mine);
  expect((await act('B49', 'release', { reason: 'Exemple de motif' })).json()).toMatchObject({
    state: 'libre',
    holder: null,
  });
  const [notification] = await calls.notificationsOf(mine);
  expect(notification?.message).toMatch(/B49.*Exemple de motif/);
  await calls.bought('B49', mine);
  expect((await act('B49', 'release')).statusCode).toBe(200);
  expect(await calls.reservationsOf(mine.id, mine)).toMatchObject([{ booths: [] }]);
  expect(outcomeOf(await act('B49', 'release'))).toEqual([409, 'STAND_NOT_HELD']);
  const auditEvents = await calls.auditEvents();
  expect(auditEvents.filter(([action]) => action === 'stand.release')).toHaveLength(2);
});

it('moves an option, which ends when it would have', async () => {
  await calls.held('B49', mine);
  const { holder } = await calls.standOf('B49', organizer);
  expect((await move('B49', 'C02')).json()).toMatchObject({ code: 'C02', state: 'option', holder });
  expect(await calls.standOf('B49', organizer)).toMatchObject({ state: 'libre', holder: null });
  expect(await calls.notificationsOf(mine)).toMatchObject([
    { title: 'Stand B49 remplacé par C02' },
  ]);
});

it('moves a sale with its state', async () => {
  const { _id } = await calls.bought('B49', mine);
  await calls.call('POST', `/v1/organizer/reservation/${_id}/confirm`, organizer, {});
  expect((await move('B49', 'C02')).json()).toMatchObject({ state: 'confirme' });
  expect(await calls.reservationsOf(mine.id, mine)).toMatchObject([
    { booths: [{ booth: { name: 'C02', code: 'C02', reserved: true } }] },
  ]);
  expect(await calls.standOf('B49', organizer)).toMatchObject({ state: 'libre', holder: null });
});

it('moves nothing onto a stand that is not free, nor from one that is', async () => {
  await calls.held('B49', mine);
  for (const to of ['A01', 'B49']) {
    expect(outcomeOf(await move('B49', to))).toEqual([409, 'STAND_TAKEN']);
  }
  expect(outcomeOf(await move('B49', 'Z99'))).toEqual([404, 'NOT_FOUND']);
  expect(outcomeOf(await move('C02', 'C03'))).toEqual([409, 'STAND_NOT_HELD']);
  expect(outcomeOf(await move('A01', 'C03'))).toEqual([409, 'STAND_NOT_HELD']);
});

it('lets moves cross without waiting for each other for ever', async () => {
  await calls.held('B49', mine);
  const ways = Array.from({ length: 20 }, (_, index) =>
    index % 2 ? move('B49', 'C02') : move('C02', 'B49'),
  );
  const codes = (await Promise.all(ways)).map(({ statusCode }) => statusCode);
  // How many cross depends on which comes first.
  expect(codes).toContain(200);
  expect(codes.filter((code) => code !== 200 && code !== 409)).toEqual([]);
  const states = [
    (await calls.standOf('B49', organizer)).state,
    (await calls.standOf('C02', organizer)).state,
  ];
  expect(states.toSorted()).toEqual(['libre', 'option']);
});

it('corrects size and prices, which the plan shows at once', async () => {
  const correct = (payload: object) =>
    calls.call('PATCH', '/v1/organizer/stand/C03', organizer, payload);
  const prices = { DZD: 245_000, EUR: 170_000 };
  expect((await correct({ size: 12, prices })).json()).toMatchObject({
    size: 12,
    prices,
    revision: 1,
  });
  const plan = await service.app.inject({ url: '/v1/stand/C03' });
  expect(plan.json()).toMatchObject({ size: 12, prices, state: 'libre' });
  expect((await correct({ prices: {} })).json()).toMatchObject({ size: 12, prices: {} });
  expect((await correct({})).json()).toMatchObject({ size: 12, revision: 2 });
  expect(outcomeOf(await correct({ size: 0 }))).toEqual([400, 'INVALID_INPUT']);
  expect(await calls.auditEvents()).toContainEqual(['stand.correct', 'C03']);
});
