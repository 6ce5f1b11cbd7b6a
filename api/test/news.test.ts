import { newsListSchema, organizerNewsListSchema } from '@mosta/shared/schemas/news.schema';
import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import * as v from 'valibot';
import { addFirstNews } from '../src/modules/news/first-news';
import { news } from '../src/tables/news';
import { auditLinesOf } from './support/audit-lines';
import { bearer, startTestApp, type TestApp } from './support/test-app';

let service: TestApp;
let headers: { authorization: string };
beforeAll(async () => {
  service = await startTestApp();
  headers = bearer(await service.organizer());
});
afterEach(async () => {
  await service.database.db.delete(news);
  await addFirstNews(service.database.db);
});
afterAll(() => service.close());

const published = async () =>
  v.parse(newsListSchema, (await service.app.inject({ url: '/v1/news' })).json());
const all = async () =>
  v.parse(
    organizerNewsListSchema,
    (await service.app.inject({ url: '/v1/organizer/news', headers })).json(),
  );
const post = (url: string, payload?: object) =>
  service.app.inject({ method: 'POST', url, headers, ...(payload ? { payload } : {}) });
const patch = (id: string, payload: object) =>
  service.app.inject({ method: 'PATCH', url: `/v1/organizer/news/${id}`, headers, payload });
const auditEvents = (subject: string) => auditLinesOf(service.database.db, subject);

const ITEM = {
  title: 'Navettes exemple',
  date: '2025-04-27',
  category: 'Information',
  content: 'Une navette d’exemple part toutes les heures.',
};

it('begins with the three announcements of the specification, the newest first', async () => {
  expect(
    (await published()).map(({ title, date, category, important }) => [
      title,
      date,
      category,
      important,
    ]),
  ).toEqual([
    ['Un nouveau menu à la restauration', '2025-04-26', 'Menu', false],
    ['Maintenance programmée des équipements', '2025-04-24', 'Information', false],
    ['Un code de réduction pour les exposants', '2025-04-10', 'Réduction', true],
  ]);
});

it('names no code where there is none', async () => {
  const [, , discount] = await published();
  expect(discount?.content).toMatch(/^L’organisation remet aux exposants un code/);
  expect(discount?.content).not.toMatch(/ici|[A-Z]{2,}\d/);
});

it('does not bring back at the next start what organisers changed or withdrew', async () => {
  const [menu, maintenance] = await published();
  await patch(menu?._id ?? '', { title: 'Le menu du salon' });
  await post(`/v1/organizer/news/${maintenance?._id}/withdraw`);
  await addFirstNews(service.database.db);
  expect((await published()).map(({ title }) => title)).toEqual([
    'Le menu du salon',
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
  expect((await post('/v1/organizer/news', ITEM)).statusCode).toBe(201);
  // Where the list is kept in memory, the news of the change arrives a moment later.
  while ((await again()).statusCode === 304) await new Promise((resolve) => setTimeout(resolve, 5));
  expect((await again()).statusCode).toBe(200);
});

it('is written, changed, withdrawn and restored by organisers, each action recorded once', async () => {
  const added = await post('/v1/organizer/news', ITEM);
  const { _id: id } = added.json<{ _id: string }>();
  expect(added.json()).toEqual({ _id: id, ...ITEM, important: false, withdrawnAt: null });

  const changed = await patch(id, { important: true });
  expect(changed.json()).toEqual({ ...added.json(), important: true });
  expect((await patch(id, {})).json()).toEqual(changed.json());

  for (const _time of ['once', 'again']) {
    const withdrawn = await post(`/v1/organizer/news/${id}/withdraw`);
    expect(withdrawn.json<{ withdrawnAt: string | null }>().withdrawnAt).not.toBeNull();
  }
  expect((await all()).map(({ _id }) => _id)).toContain(id);
  expect((await post(`/v1/organizer/news/${id}/restore`)).json()).toEqual(changed.json());
  expect(await auditEvents(id)).toEqual([
    ['news.add', {}],
    ['news.change', { fields: ['important'] }],
    ['news.withdraw', {}],
    ['news.restore', {}],
  ]);
});

it('hides withdrawn items from the public', async () => {
  const [first] = await published();
  await post(`/v1/organizer/news/${first?._id}/withdraw`);
  const shown = async () => (await published()).some(({ _id }) => _id === first?._id);
  while (await shown()) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await published()).toHaveLength(2);
});

it.each([
  ['no title', { title: '  ' }, 'title'],
  ['a day that does not exist', { date: '2025-02-30' }, 'date'],
  ['a year that is none', { date: '0000-01-01' }, 'date'],
  ['an endless content', { content: 'x'.repeat(5001) }, 'content'],
  ['a hidden character', { category: 'Info\u0000rmation' }, 'category'],
  ['a word for yes or no', { important: 'oui' }, 'important'],
])('refuses %s', async (_case, change, path) => {
  const response = await post('/v1/organizer/news', { ...ITEM, ...change });
  expect(response.statusCode).toBe(400);
  expect(v.parse(problemSchema, response.json()).errors?.[0]?.path).toBe(path);
});

it.each(['inconnue', '00000000-0000-4000-8000-000000000000'])('knows no item %s', async (id) => {
  const answers = [
    await patch(id, { title: 'Autre' }),
    await patch(id, {}),
    await post(`/v1/organizer/news/${id}/withdraw`),
    await post(`/v1/organizer/news/${id}/restore`),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
});
