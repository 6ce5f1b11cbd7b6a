import { randomUUID } from 'node:crypto';
import { FIRST_EDITION } from '@mosta/shared/domain/edition';
import {
  type ContentEntry,
  contentEntryListSchema,
  contentEntrySchema,
  type EntryOf,
  isOfKind,
} from '@mosta/shared/schemas/content.schema';
import { hotelListSchema } from '@mosta/shared/schemas/hotel.schema';
import type { HotelContent } from '@mosta/shared/schemas/hotel-content.schema';
import { organizerEditionListSchema } from '@mosta/shared/schemas/organizer-edition.schema';
import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import * as v from 'valibot';
import { auditLinesOf } from './support/audit-lines';
import { bearer, startTestApp, type TestApp } from './support/test-app';

let service: TestApp;
let headers: { authorization: string };
beforeAll(async () => {
  service = await startTestApp();
  headers = bearer(await service.organizer());
});
afterAll(() => service.close());

type Hotel = ContentEntry & EntryOf<'hotel'>;

const PATH = '/v1/organizer/content';
const send = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  service.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
const listed = async () =>
  v.parse(hotelListSchema, (await service.app.inject({ url: '/v1/hotel' })).json());
const all = async () =>
  v
    .parse(contentEntryListSchema, (await send('GET', `${PATH}?kind=hotel`)).json())
    .filter((entry) => isOfKind(entry, 'hotel'));
/** Where the public list is kept in memory, a change shows in it a moment later. */
const until = async (holds: () => Promise<boolean>) => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 5));
};
function hotelOf(response: { json: () => unknown }): Hotel {
  const entry = v.parse(contentEntrySchema, response.json());
  if (!isOfKind(entry, 'hotel')) throw new Error('It is of another kind');
  return entry;
}
const post = (content: object, key: string = randomUUID(), publish = true) =>
  send('POST', PATH, { kind: 'hotel', key, content, publish });
const add = async (content: HotelContent = newHotel()) => hotelOf(await post(content));
const change = ({ _id, version }: Hotel, content: object, publish = true) =>
  send('PUT', `${PATH}/${_id}`, { kind: 'hotel', version, content, publish });
const step = ({ _id, version }: Hotel, name: string) =>
  send('POST', `${PATH}/${_id}/${name}`, { version });
const problemOf = (response: { json: () => unknown }) => {
  const { code, errors } = v.parse(problemSchema, response.json());
  return [code, errors?.[0]?.path];
};

let number = 0;
function newHotel(): HotelContent {
  number += 1;
  return {
    ...{ sample: false, name: `Hôtel d’essai ${number}`, logoUrl: '', stars: 3 },
    badge: { fr: 'Neuf', en: 'New', ar: '' },
    address: { fr: 'Rue de l’Exemple', en: '', ar: 'شارع المثال' },
    ...{ phone: '045 00 00 01', email: 'hotel@exemple.dz', website: '' },
    description: { fr: 'Donnée d’exemple.', en: 'Sample.', ar: '' },
    rooms: [
      {
        ...{ _id: randomUUID(), type: { fr: 'Chambre simple', en: 'Single room', ar: '' } },
        ...{ priceDA: 6200, priceEuro: 4250, otherPrices: { USD: 46.5 } },
        images: ['https://exemple.dz/a.png'],
      },
    ],
    ...{ restauration: [], others: [] },
  };
}

it('is listed as before, with its texts in the other languages beside the French ones', async () => {
  const { key, draft } = await add();
  await until(async () => (await listed()).at(-1)?._id === key);
  expect((await listed()).at(-1)).toEqual({
    ...{ _id: key, name: draft.name, logoUrl: '', badge: 'Neuf', stars: 3 },
    ...{ address: 'Rue de l’Exemple', phone: '045 00 00 01', email: 'hotel@exemple.dz' },
    ...{ website: null, description: 'Donnée d’exemple.' },
    categories: {
      rooms: [
        {
          ...{ _id: draft.rooms[0]?._id, type: 'Chambre simple' },
          prices: { DZD: 6200, EUR: 42.5, USD: 46.5 },
          images: ['https://exemple.dz/a.png'],
          translations: { type: { en: 'Single room', ar: '' } },
        },
      ],
      ...{ restauration: [], others: [] },
    },
    translations: {
      badge: { en: 'New', ar: '' },
      address: { en: '', ar: 'شارع المثال' },
      description: { en: 'Sample.', ar: '' },
    },
  });
});

it('is added once for a key, keeps a draft to itself, and undoes its last change', async () => {
  const [content, key] = [newHotel(), randomUUID()];
  const hotel = hotelOf(await post(content, key));
  expect(hotelOf(await post(content, key))).toEqual(hotel);
  const nameShown = async () => (await listed()).find(({ _id }) => _id === key)?.stars;
  await until(async () => (await nameShown()) === 3);
  const draft = hotelOf(await change(hotel, { ...content, stars: 4 }, false));
  expect([draft.draft.stars, draft.published?.stars]).toEqual([4, 3]);
  expect(problemOf(await change(hotel, content))[0]).toBe('CONTENT_CHANGED');
  const published = hotelOf(await step(draft, 'publish'));
  await until(async () => (await nameShown()) === 4);
  const withdrawn = hotelOf(await step(published, 'withdraw'));
  await until(async () => (await nameShown()) === undefined);
  await step(withdrawn, 'undo');
  await until(async () => (await nameShown()) === 4);
  const lines = await auditLinesOf(service.database.db, hotel._id);
  expect(lines.map(([action]) => action)).toEqual(
    ['add', 'change', 'publish', 'withdraw', 'undo'].map((one) => `content.${one}`),
  );
  expect(lines[1]?.[1]).toMatchObject({
    before: { draft: { stars: 3 } },
    after: { draft: { stars: 4 } },
  });
});

it('keeps its name to itself, whatever its capitals, also of two that are added at once', async () => {
  const [first, second] = [await add(), await add()];
  const taken = { ...second.draft, name: `  ${first.draft.name.toUpperCase()} ` };
  expect(problemOf(await change(second, taken))).toEqual(['INVALID_INPUT', 'content.name']);
  const content = newHotel();
  const answers = await Promise.all(Array.from({ length: 5 }, () => post(content)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400, 400, 400, 400]);
});

it('stands in the order that organisers give', async () => {
  const before = (await all()).map(({ _id }) => _id);
  const [first = '', second = ''] = [before.at(-1), before.at(3)];
  await send('POST', `${PATH}/order`, { kind: 'hotel', ids: [first, second] });
  const rest = before.filter((id) => id !== first && id !== second);
  const after = await all();
  expect(after.map(({ _id }) => _id)).toEqual([first, second, ...rest]);
  await until(async () => (await listed())[0]?._id === after[0]?.key);
});

it('outlives editions: the next one has the same list, of which it takes no copy', async () => {
  const hotel = await add();
  const before = await all();
  const editions = v.parse(
    organizerEditionListSchema,
    (await send('GET', '/v1/organizer/edition')).json(),
  );
  const current = editions.find((one) => one.current);
  const days = FIRST_EDITION.days.map((day) => ({
    ...day,
    date: day.date.replace('2025', '2026'),
  }));
  const made = await send('POST', '/v1/organizer/edition', {
    ...{ key: randomUUID(), from: current?._id, take: [], year: 2026, days },
  });
  const { _id: next, version } = v.parse(
    v.object({ _id: v.string(), version: v.number() }),
    made.json(),
  );
  const opened = await send('POST', `/v1/organizer/edition/${next}/current`, { version });
  expect(opened.statusCode).toBe(200);
  expect(await all()).toEqual(before);
  // Of an edition that is former by now, it would be refused.
  expect((await change(hotel, { ...hotel.draft, stars: 5 })).statusCode).toBe(200);
  const key = randomUUID();
  expect((await post(newHotel(), key)).statusCode).toBe(201);
  await until(async () => (await listed()).some(({ _id }) => _id === key));
});

const room = (fields: object) => ({ rooms: [{ ...newHotel().rooms[0], ...fields }] });
const NAMED = { ...newHotel().rooms[0], _id: 'a' };
it.each([
  ['no name', { name: ' ' }, 'name'],
  ['six stars', { stars: 6 }, 'stars'],
  ['half a star', { stars: 2.5 }, 'stars'],
  ['no French address', { address: { fr: '', en: 'Street', ar: '' } }, 'address.fr'],
  ['a number that is no telephone', { phone: '12' }, 'phone'],
  ['half an address', { email: 'hotel@' }, 'email'],
  ['a website without encryption', { website: 'http://hotel.exemple.dz' }, 'website'],
  ['a script as website', { website: 'javascript:alert(1)' }, 'website'],
  ['an image from elsewhere in the guise of a path', { logoUrl: '//ailleurs.dz/l.png' }, 'logoUrl'],
  ['a picture that there is not', { logoUrl: `/v1/picture/${'0'.repeat(64)}` }, ''],
  [
    'an image without encryption',
    room({ images: ['http://exemple.dz/a.png'] }),
    'rooms.0.images.0',
  ],
  ['a centime of a dinar', room({ priceDA: 6200.5 }), 'rooms.0.priceDA'],
  ['a negative price', room({ priceEuro: -1 }), 'rooms.0.priceEuro'],
  ['half a character', room({ type: { fr: '\ud800', en: '', ar: '' } }), 'rooms.0.type.fr'],
  ['two entries of one name', { rooms: [NAMED], others: [NAMED] }, 'rooms'],
])('refuses %s', async (_case, fields, path) => {
  const answer = await post({ ...newHotel(), ...fields });
  expect([answer.statusCode, ...problemOf(answer)]).toEqual([
    ...[400, 'INVALID_INPUT'],
    ['content', path].filter(Boolean).join('.'),
  ]);
});
