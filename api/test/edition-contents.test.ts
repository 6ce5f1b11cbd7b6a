import { randomUUID } from 'node:crypto';
import { FIRST_EDITION } from '@mosta/shared/domain/edition';
import {
  contentEntryListSchema,
  contentEntrySchema,
  isOfKind,
} from '@mosta/shared/schemas/content.schema';
import { letterPageSchema, letterSchema } from '@mosta/shared/schemas/letter.schema';
import { organizerEditionSchema } from '@mosta/shared/schemas/organizer-edition.schema';
import type { SessionContent } from '@mosta/shared/schemas/programme.schema';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { editions } from '../src/tables/edition';
import { outcomeOf } from './support/sales';
import { bearer, startTestApp, type TestApp } from './support/test-app';

const YEAR = 2042;
const DAYS = [{ date: `${YEAR}-05-06`, opens: '09:00', closes: '17:00' }];
const CONTENT = '/v1/organizer/content';
const LETTER = '/v1/organizer/letter';
const TALK: SessionContent = {
  ...{ sample: false, date: `${YEAR}-05-06`, starts: '16:00', ends: '16:30' },
  ...{ category: 'thematicConferences', place: 'Espace Conference', speakers: [] },
  title: { fr: 'Une conférence d’exemple', en: '', ar: '' },
  text: { fr: 'Un exemple.', en: '', ar: '' },
};
const WRITTEN = {
  category: 'dossier',
  audience: { kind: 'filter', stages: ['received'], payment: 'any', sectors: [], country: '' },
  subject: { fr: 'Un exemple', en: '', ar: '' },
  body: { fr: 'Un texte d’exemple.', en: '', ar: '' },
};

let service: TestApp;
let headers: { authorization: string };
let draft: string;
beforeAll(async () => {
  service = await startTestApp();
  headers = bearer(await service.organizer());
  const { db } = service.database;
  const [first] = await db.select().from(editions).where(eq(editions.current, true));
  const made = await post('/v1/organizer/edition', {
    ...{ key: randomUUID(), from: first?.id, year: YEAR, days: DAYS, take: [] },
  });
  draft = v.parse(organizerEditionSchema, made.json())._id;
});
afterAll(() => service.close());

const post = (url: string, payload: object) =>
  service.app.inject({ method: 'POST', url, headers, payload });
const get = (url: string) => service.app.inject({ url, headers });
async function sessionsOf(year?: number) {
  const choice = year === undefined ? '' : `&edition=${year}`;
  const listed = await get(`${CONTENT}?kind=session${choice}`);
  return v
    .parse(contentEntryListSchema, listed.json())
    .filter((entry) => isOfKind(entry, 'session'));
}
const lettersOf = async (year?: number) =>
  v.parse(
    letterPageSchema,
    (
      await get(`${LETTER}?limit=10&offset=0${year === undefined ? '' : `&edition=${year}`}`)
    ).json(),
  );
const talk = (key: string, content = TALK) => ({ kind: 'session', key, content, publish: true });

it('lists what the site says in a draft, on the days of the draft, beside that of the current edition', async () => {
  const taken = await sessionsOf(YEAR);
  expect(new Set(taken.map(({ draft: { date } }) => date))).toEqual(new Set([DAYS[0]?.date]));
  expect(taken.every(({ published }) => published === null)).toBe(true);
  const now = await sessionsOf();
  expect(now.length).toBeGreaterThan(taken.length);
  expect(now.every(({ draft: { date } }) => date.startsWith(`${FIRST_EDITION.year}`))).toBe(true);
  expect(await sessionsOf(2099)).toEqual([]);
});

it('prepares a draft by its own days, and shows none of it before it opens', async () => {
  const key = randomUUID();
  const wrong = await post(CONTENT, talk(key));
  expect(outcomeOf(wrong)).toEqual([400, 'INVALID_INPUT']);
  const added = await post(`${CONTENT}?edition=${YEAR}`, talk(key));
  const { _id } = v.parse(contentEntrySchema, added.json());
  expect((await sessionsOf(YEAR)).map((one) => one._id)).toContain(_id);
  expect((await sessionsOf()).map((one) => one._id)).not.toContain(_id);
  expect((await service.app.inject({ url: '/v1/content/session' })).body).not.toContain(_id);
  const ids = [_id];
  const ordered = await post(`${CONTENT}/order?edition=${YEAR}`, { kind: 'session', ids });
  expect(v.parse(contentEntryListSchema, ordered.json())[0]?._id).toBe(_id);
  expect(outcomeOf(await post(`${CONTENT}/order`, { kind: 'session', ids }))).toEqual([
    404,
    'NOT_FOUND',
  ]);
});

it('writes letters of a draft, which reach nobody before it has exhibitors', async () => {
  const payload = { key: randomUUID(), content: WRITTEN };
  const written = v.parse(letterSchema, (await post(`${LETTER}?edition=${YEAR}`, payload)).json());
  expect((await lettersOf(YEAR)).letters.map(({ _id }) => _id)).toEqual([written._id]);
  expect((await lettersOf()).letters.map(({ _id }) => _id)).not.toContain(written._id);
  const sending = { version: written.version, key: randomUUID(), at: null };
  const sent = await post(`${LETTER}/${written._id}/send`, sending);
  expect(outcomeOf(sent)).toEqual([409, 'NO_RECIPIENTS']);
});

it('adds nothing to a former edition, nor to one that there is not', async () => {
  const { db } = service.database;
  await db.update(editions).set({ state: 'closed' }).where(eq(editions.id, draft));
  const asked = async (year: number) => [
    outcomeOf(await post(`${CONTENT}?edition=${year}`, talk(randomUUID()))),
    outcomeOf(await post(`${LETTER}?edition=${year}`, { key: randomUUID(), content: WRITTEN })),
  ];
  const refused = [409, 'EDITION_FORMER'];
  expect(await asked(YEAR)).toEqual([refused, refused]);
  const order = { kind: 'session', ids: (await sessionsOf(YEAR)).map(({ _id }) => _id) };
  expect(outcomeOf(await post(`${CONTENT}/order?edition=${YEAR}`, order))).toEqual(refused);
  expect(await asked(2099)).toEqual([
    [404, 'NOT_FOUND'],
    [404, 'NOT_FOUND'],
  ]);
});
