import {
  type HotelInput,
  hotelListSchema,
  organizerHotelListSchema,
  organizerHotelSchema,
} from '@mosta/shared/schemas/hotel.schema';
import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { hotels } from '../src/tables/hotel';
import { auditLinesOf } from './support/audit-lines';
import { bearer, startTestApp, type TestApp } from './support/test-app';

let service: TestApp;
let headers: { authorization: string };
beforeAll(async () => {
  service = await startTestApp();
  headers = bearer(await service.organizer());
});
afterAll(() => service.close());

const listed = async () =>
  v.parse(hotelListSchema, (await service.app.inject({ url: '/v1/hotel' })).json());
const all = async () =>
  v.parse(
    organizerHotelListSchema,
    (await service.app.inject({ url: '/v1/organizer/hotel', headers })).json(),
  );
const post = (url: string, payload?: object) =>
  service.app.inject({ method: 'POST', url, headers, ...(payload ? { payload } : {}) });
const patch = (id: string, payload: object) =>
  service.app.inject({ method: 'PATCH', url: `/v1/organizer/hotel/${id}`, headers, payload });
const codeOf = (response: { json: () => unknown }) => v.parse(problemSchema, response.json()).code;
const auditEvents = (subject: string) => auditLinesOf(service.database.db, subject);
/** Where the public list is kept in memory, a change shows in it a moment later. */
const until = async (holds: () => Promise<boolean>) => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 5));
};

let number = 0;
function newHotel(): HotelInput {
  number += 1;
  return {
    name: `Hôtel d’essai ${number}`,
    logoUrl: '/sample/hotels/hotel-1.svg',
    badge: null,
    stars: 3,
    address: 'Rue de l’Exemple, Mostaganem',
    phone: '045 00 00 01',
    email: 'hotel@exemple.dz',
    website: 'https://hotel.exemple.dz',
    description: 'Donnée d’exemple.',
    categories: {
      rooms: [
        {
          type: 'Chambre simple',
          prices: { DZD: 6200, EUR: 42.5 },
          images: ['https://exemple.dz/a.png'],
        },
      ],
      restauration: [],
      others: [],
    },
  };
}
const add = async (input: HotelInput = newHotel()) =>
  v.parse(organizerHotelSchema, (await post('/v1/organizer/hotel', input)).json());

it('is added at the end of the list, its entries named', async () => {
  const hotel = await add();
  expect(hotel.categories.rooms[0]?._id).toMatch(/^[\da-f-]{36}$/);
  expect((await all()).at(-1)).toEqual(hotel);
  await until(async () => (await listed()).at(-1)?._id === hotel._id);
  const { withdrawnAt: _withdrawnAt, ...shown } = hotel;
  expect((await listed()).at(-1)).toEqual(shown);
});

it('is changed field by field; entries that are sent back keep their names', async () => {
  const hotel = await add();
  const [room] = hotel.categories.rooms;
  const categories = {
    ...hotel.categories,
    rooms: [...hotel.categories.rooms, { type: 'Suite', prices: {}, images: [] }],
  };
  const answer = await patch(hotel._id, { stars: 4, email: null, categories });
  const changed = v.parse(organizerHotelSchema, answer.json());
  expect(changed).toMatchObject({
    name: hotel.name,
    stars: 4,
    email: null,
    website: hotel.website,
  });
  expect(changed.categories.rooms.map(({ type }) => type)).toEqual(['Chambre simple', 'Suite']);
  expect(changed.categories.rooms[0]).toEqual(room);
  expect((await patch(hotel._id, {})).json()).toEqual(changed);
  expect(await auditEvents(hotel._id)).toEqual([
    ['hotel.add', {}],
    ['hotel.change', { fields: ['stars', 'email', 'categories'] }],
  ]);
});

it('takes every sample hotel back as it gave it', async () => {
  for (const { _id, withdrawnAt: _withdrawnAt, ...hotel } of await all()) {
    expect((await patch(_id, hotel)).statusCode).toBe(200);
  }
});

it('disappears from the public list while it is withdrawn, and nowhere else', async () => {
  const hotel = await add();
  const shown = async () => (await listed()).some(({ _id }) => _id === hotel._id);
  for (const _time of ['once', 'again']) {
    const answer = await post(`/v1/organizer/hotel/${hotel._id}/withdraw`);
    expect(answer.statusCode).toBe(200);
  }
  await until(async () => !(await shown()));
  expect((await all()).find(({ _id }) => _id === hotel._id)?.withdrawnAt).not.toBeNull();
  expect((await post(`/v1/organizer/hotel/${hotel._id}/restore`)).json()).toEqual(hotel);
  await until(shown);
  expect((await auditEvents(hotel._id)).map(([action]) => action)).toEqual([
    'hotel.add',
    'hotel.withdraw',
    'hotel.restore',
  ]);
});

it('keeps its name to itself, also of two that are added at once', async () => {
  const [first, second] = [await add(), await add()];
  const refused = await patch(second._id, { name: `  ${first.name} ` });
  expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'NAME_TAKEN']);
  const input = newHotel();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => post('/v1/organizer/hotel', input)),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409]);
  const kept = await service.database.db.select().from(hotels).where(eq(hotels.name, input.name));
  expect(kept).toHaveLength(1);
  expect(await auditEvents(kept[0]?.id ?? '')).toHaveLength(1);
});

describe('the order', () => {
  const order = (ids: unknown) => post('/v1/organizer/hotel/order', { ids });
  const names = async () => (await all()).map(({ _id }) => _id);

  it('puts the named hotels first and leaves the others in theirs', async () => {
    const before = await names();
    const [first = '', second = ''] = [before.at(-1), before.at(3)];
    const answer = v.parse(organizerHotelListSchema, (await order([first, second])).json());
    const rest = before.filter((id) => id !== first && id !== second);
    expect(answer.map(({ _id }) => _id)).toEqual([first, second, ...rest]);
    await until(async () => (await listed())[0]?._id === first);
  });

  it('survives organisers who change it at the same moment', async () => {
    const before = await names();
    const answers = await Promise.all([
      ...before.map((id) => order([id])),
      post('/v1/organizer/hotel', newHotel()),
    ]);
    expect(answers.every(({ statusCode }) => statusCode < 300)).toBe(true);
    expect((await names()).slice(0, -1).sort()).toEqual(before.sort());
  });

  it('refuses unknown hotels, repeats and nothing at all', async () => {
    const before = await names();
    const [id = ''] = before;
    expect((await order([id, '00000000-0000-4000-8000-000000000000'])).statusCode).toBe(404);
    for (const ids of [[], [id, id], [id, id.toUpperCase()], ['premier'], 'premier']) {
      expect((await order(ids)).statusCode).toBe(400);
    }
    expect(await names()).toEqual(before);
  });
});

const rooms = (entry: object) => ({
  categories: {
    ...newHotel().categories,
    rooms: [{ ...newHotel().categories.rooms[0], ...entry }],
  },
});
const NAMED = { ...newHotel().categories.rooms[0], _id: '00000000-0000-4000-8000-000000000001' };
it.each([
  ['no name', { name: ' ' }],
  ['six stars', { stars: 6 }],
  ['half a star', { stars: 2.5 }],
  ['a number that is no telephone', { phone: '12' }],
  ['half an address', { email: 'hotel@' }],
  ['a website without encryption', { website: 'http://hotel.exemple.dz' }],
  ['a script as website', { website: 'javascript:alert(1)' }],
  ['an image from elsewhere in the guise of a path', { logoUrl: '//ailleurs.dz/logo.png' }],
  ['an image without encryption', rooms({ images: ['http://exemple.dz/a.png'] })],
  ['a centime of a dinar', rooms({ prices: { DZD: 6200.5 } })],
  ['a tenth of a cent', rooms({ prices: { EUR: 42.505 } })],
  ['a negative price', rooms({ prices: { DZD: -1 } })],
  ['an unknown currency', rooms({ prices: { dinars: 6200 } })],
  ['half a character', rooms({ type: '\ud800' })],
  [
    'two entries of one name',
    { categories: { rooms: [NAMED], restauration: [NAMED], others: [] } },
  ],
])('refuses %s', async (_case, change) => {
  const response = await post('/v1/organizer/hotel', { ...newHotel(), ...change });
  expect([response.statusCode, codeOf(response)]).toEqual([400, 'INVALID_INPUT']);
});

it.each(['inconnu', '00000000-0000-4000-8000-000000000000'])('knows no hotel %s', async (id) => {
  const answers = [
    await patch(id, { stars: 1 }),
    await patch(id, {}),
    await post(`/v1/organizer/hotel/${id}/withdraw`),
    await post(`/v1/organizer/hotel/${id}/restore`),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
});
