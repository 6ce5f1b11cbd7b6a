import { contentEntryListSchema, isOfKind } from '@mosta/shared/schemas/content.schema';
import { type News, newsListSchema } from '@mosta/shared/schemas/news.schema';
import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { addFirstContent } from '../src/modules/content/content-start';
import { contentEntries } from '../src/tables/content';
import { news } from '../src/tables/news';
import { auditLinesOf } from './support/audit-lines';
import { announceNews, changeNews, newsContent, withdrawNews } from './support/news';
import { bearer, startTestApp, type TestApp } from './support/test-app';

let service: TestApp;
let headers: { authorization: string };
beforeAll(async () => {
  service = await startTestApp();
  headers = bearer(await service.organizer());
});
afterEach(async () => {
  const { db } = service.database;
  await db.delete(news);
  await db.delete(contentEntries).where(eq(contentEntries.kind, 'news'));
  await addFirstContent(db);
});
afterAll(() => service.close());

const published = async () =>
  v.parse(newsListSchema, (await service.app.inject({ url: '/v1/news' })).json());
const all = async () =>
  v
    .parse(
      contentEntryListSchema,
      (await service.app.inject({ url: '/v1/organizer/content?kind=news', headers })).json(),
    )
    .filter((entry) => isOfKind(entry, 'news'));
const ITEM = {
  title: 'Navettes exemple',
  content: 'Une navette d’exemple part toutes les heures.',
};

/** The public list once it is as wanted: where it is kept in memory, a change arrives a moment later. */
async function publishedOnce(wanted: (list: News[]) => boolean): Promise<News[]> {
  for (;;) {
    const list = await published();
    if (wanted(list)) return list;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

async function entryNamed(key: string) {
  const entry = (await all()).find((one) => one.key === key);
  if (!entry) throw new Error(`There is no ${key}`);
  return entry;
}

it('begins with the three announcements of the specification, the newest first', async () => {
  expect(
    (await published()).map(({ _id, title, date, category, important }) => [
      ...[_id, title, date, category, important],
    ]),
  ).toEqual([
    ['menu', 'Un nouveau menu à la restauration', '2025-04-26', 'Menu', false],
    [
      ...['maintenance', 'Maintenance programmée des équipements', '2025-04-24', 'Information'],
      false,
    ],
    ['discount', 'Un code de réduction pour les exposants', '2025-04-10', 'Réduction', true],
  ]);
});

it('names no code where there is none', async () => {
  const [, , discount] = await published();
  expect(discount?.content).toMatch(/^L’organisation remet aux exposants un code/);
  expect(discount?.content).not.toMatch(/ici|[A-Z]{2,}\d/);
});

it('does not bring back at the next start what organisers changed or withdrew', async () => {
  await changeNews(service, headers, await entryNamed('menu'), { ...ITEM, title: 'Le menu' });
  await withdrawNews(service, headers, await entryNamed('maintenance'));
  await addFirstContent(service.database.db);
  const list = await publishedOnce((shown) => shown.length === 2);
  expect(list.map(({ title }) => title)).toEqual([
    'Le menu',
    'Un code de réduction pour les exposants',
  ]);
  expect(await all()).toHaveLength(3);
});

it('answers 304 to whoever has the list already', async () => {
  const first = await service.app.inject({ url: '/v1/news' });
  const again = () =>
    service.app.inject({
      url: '/v1/news',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
  expect((await again()).statusCode).toBe(304);
  await announceNews(service, headers, ITEM);
  while ((await again()).statusCode === 304) await new Promise((resolve) => setTimeout(resolve, 5));
  expect((await again()).statusCode).toBe(200);
});

it('is shown in French by its fields, with the translations that there are beside them', async () => {
  const entry = await announceNews(service, headers, ITEM);
  const list = await publishedOnce((shown) => shown.some(({ _id }) => _id === entry.key));
  const none = { en: '', ar: '' };
  expect(list.find(({ _id }) => _id === entry.key)).toEqual({
    ...{ _id: entry.key, ...ITEM, date: '2025-04-28', category: 'Salon', important: false },
    ...{ sample: false, translations: { title: none, category: none, content: none } },
  });
  expect(list.find(({ _id }) => _id === 'menu')?.translations?.title).toEqual({
    ...{ en: 'A new menu in the restaurant', ar: 'قائمة طعام جديدة في مطعم المعرض' },
  });
});

it('puts of one day first what was added last', async () => {
  const [earlier, later] = [
    await announceNews(service, headers, ITEM),
    await announceNews(service, headers, { ...ITEM, title: 'Encore' }),
  ];
  const list = await publishedOnce((shown) => shown.length === 5);
  expect(list.slice(0, 2).map(({ _id }) => _id)).toEqual([later.key, earlier.key]);
});

it('is written, changed and withdrawn by organisers, each action recorded once', async () => {
  const added = await announceNews(service, headers, ITEM);
  const changed = await changeNews(service, headers, added, { ...ITEM, title: 'Navettes' });
  const withdrawn = await withdrawNews(service, headers, changed);
  expect([withdrawn.draft, withdrawn.published]).toEqual([
    newsContent({ ...ITEM, title: 'Navettes' }),
    null,
  ]);
  expect((await publishedOnce((shown) => shown.length === 3)).map(({ _id }) => _id)).not.toContain(
    added.key,
  );
  const lines = await auditLinesOf(service.database.db, added._id);
  expect(lines.map(([action]) => action)).toEqual([
    ...['content.add', 'content.publish', 'content.withdraw'],
  ]);
});

it('takes over what a process of the former release has written meanwhile', async () => {
  const { db } = service.database;
  const former = { title: 'Ancienne', date: '2025-04-30', category: 'Salon', content: 'Texte' };
  await db.insert(news).values({ ...former, important: true });
  await addFirstContent(db);
  const [first] = await publishedOnce((shown) => shown.length === 4);
  expect(first).toMatchObject({ ...former, important: true });
});

it.each([
  ['no title', { title: { fr: '  ', en: '', ar: '' } }, 'content.title.fr'],
  ['a day that does not exist', { date: '2025-02-30' }, 'content.date'],
  ['a year that is none', { date: '0000-01-01' }, 'content.date'],
  ['an endless text', { text: { fr: 'x'.repeat(5001), en: '', ar: '' } }, 'content.text.fr'],
  ['a hidden character', { category: { fr: 'Info\u0000', en: '', ar: '' } }, 'content.category.fr'],
  ['a word for yes or no', { important: 'oui' }, 'content.important'],
])('refuses %s', async (_case, change, path) => {
  const content = { ...newsContent(ITEM), ...change };
  const key = '00000000-0000-4000-8000-000000000000';
  const response = await service.app.inject({
    ...{ method: 'POST', url: '/v1/organizer/content', headers },
    payload: { kind: 'news', key, content, publish: true },
  });
  expect(response.statusCode).toBe(400);
  expect(v.parse(problemSchema, response.json()).errors?.[0]?.path).toBe(path);
});
