import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { FIRST_EDITION } from '@mosta/shared/domain/edition';
import agencyDirectory from '@mosta/shared/domain/exhibitors.json';
import { editionSchema } from '@mosta/shared/schemas/edition.schema';
import {
  formerDirectorySchema,
  formerEditionSchema,
  formerExhibitorSchema,
  formerNewsSchema,
  formerPageListSchema,
} from '@mosta/shared/schemas/former-edition.schema';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { editions } from '../src/tables/edition';
import { exhibitorPages } from '../src/tables/exhibitor';
import { freeYear, makeEdition, makeFormerExhibitor } from './safety/support/rows';
import { announceNews } from './support/news';
import { exampleRegistry, exampleVersion, writeRegistry } from './support/registry';
import { makeOrganizer, type TestOrganizer } from './support/sales';
import { startTestApp, type TestApp } from './support/test-app';

const ORIGIN = 'https://salon.exemple.dz';
const FRAME = '<style></style><main>[[portal-page]]</main>';
/** Shows the address, and the names of what the page was drawn from. */
const PROGRAM = `
exports.prepare = async (language) => async (address, answers) => {
  const [answer] = Object.values(answers);
  const names = (answer.exhibitors ?? []).map(({ name }) => name).join();
  return '<style></style><h1>' + [language, address, names].join(' ') + '</h1>';
};
`;
const FORMER_YEAR = FIRST_EDITION.year;
/** Rows of an edition belong to no account of the test's. */
const NOBODY = { id: '', headers: { authorization: '' } };

let service: TestApp;
let organizer: TestOrganizer;
let news: string;
let other: { year: string; exhibitor: string };
beforeAll(async () => {
  service = await startTestApp({ PUBLIC_URL: ORIGIN });
  organizer = await makeOrganizer(service);
  news = (
    await announceNews(service, organizer.headers, { title: 'Un exemple', content: 'Ancien.' })
  ).key;
  publish(service);
  // the first edition becomes former, of which the agency has a list
  const { db } = service.database;
  await db.update(editions).set({ current: false, state: 'closed' });
  const next = { ...FIRST_EDITION, ...(await freeYear(service)) };
  await db.insert(editions).values({ ...next, state: 'open', current: true });
  const { year = '', exhibitor = '' } = await makeFormerExhibitor(service, NOBODY);
  other = { year, exhibitor };
});
afterAll(() => service.close());

/** A portal with a page whose rows lie below its path. */
function publish({ dataDir, hostDist }: TestApp): void {
  const write = (file: string, text: string) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  for (const language of ['fr', 'en', 'ar'])
    write(join(hostDist, `prerender/${language}.html`), FRAME);
  write(join(dataDir, 'remotes/exemple/1.0.0/prerender/draw.cjs'), PROGRAM);
  const version = exampleVersion('1.0.0');
  const text = (fr: string) => ({ fr, en: fr, ar: fr });
  const [route] = version.descriptor.routes;
  if (!route) throw new Error('The example has a route');
  const rows = {
    list: 'v1/former-edition',
    brief: true,
    title: 'title',
    description: 'description',
  };
  const below = {
    ...{ ...route, path: '/edition', title: text('Éditions'), prerender: true },
    ...{ data: ['v1/edition'], rows },
  };
  const routes = [...version.descriptor.routes, { ...route, path: '/', title: text('Accueil') }];
  const descriptor = { ...version.descriptor, routes: [...routes, below] };
  writeRegistry(dataDir, exampleRegistry({ versions: { '1.0.0': { ...version, descriptor } } }));
}

const get = (url: string) => service.app.inject({ url, headers: { accept: 'text/html' } });
const call = async (path: string) => (await service.app.inject(`/v1/former-edition${path}`)).json();
const status = async (path: string) =>
  (await service.app.inject(`/v1/former-edition${path}`)).statusCode;
/** What is kept in memory follows a moment later. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await wait(20);
}
async function pageWith(text: string, address: string): Promise<string> {
  for (;;) {
    const { body } = await get(address);
    if (body.includes(text)) return body;
    await wait(50);
  }
}

describe('the calls', () => {
  it('list every page of former editions, briefly, the latest edition first', async () => {
    const pages = v.parse(formerPageListSchema, await call(''));
    expect(pages.map(({ _id }) => _id)).toEqual([
      other.year,
      `${other.year}/exposants`,
      `${other.year}/exposants/${other.exhibitor}`,
      `${other.year}/actualites`,
      ...['', '/exposants', '/actualites'].map((part) => `${FORMER_YEAR}${part}`),
    ]);
    expect(pages[1]?.title.fr).toBe(`Exposants de l’édition ${other.year}`);
  });

  it('answer directory, exhibitor and news of a year', async () => {
    const edition = v.parse(formerEditionSchema, await call(`/${FORMER_YEAR}`));
    expect(edition.edition).toMatchObject({ year: FORMER_YEAR, days: FIRST_EDITION.days });
    const listed = v.parse(formerDirectorySchema, await call(`/${FORMER_YEAR}/exposants`));
    expect(listed.sample).toBe(agencyDirectory.sample);
    expect(listed.exhibitors.map(({ name }) => name)).toEqual(
      agencyDirectory.exhibitors.map(({ name }) => name),
    );
    const own = v.parse(formerDirectorySchema, await call(`/${other.year}/exposants`));
    expect(own.exhibitors.map(({ _id }) => _id)).toEqual([other.exhibitor]);
    const page = `/${other.year}/exposants/${other.exhibitor}`;
    const { exhibitor } = v.parse(formerExhibitorSchema, await call(page));
    expect(exhibitor._id).toBe(other.exhibitor);
    const told = v.parse(formerNewsSchema, await call(`/${FORMER_YEAR}/actualites`));
    expect(told.news.map(({ _id }) => _id)).toContain(news);
    expect(v.parse(formerNewsSchema, await call(`/${other.year}/actualites`)).news).toEqual([]);
  });

  it('know neither the current edition, nor a draft, nor what there is not', async () => {
    const { id = '' } = await makeEdition(service, NOBODY);
    const all = await service.database.db.select().from(editions);
    const draft = all.find((edition) => edition.id === id)?.year;
    const current = all.find((edition) => edition.current)?.year;
    for (const year of [draft, current, 1999, '2025x', '02025', '__proto__'])
      for (const part of ['', '/exposants', '/actualites'])
        expect([year, part, await status(`/${year}${part}`)]).toEqual([year, part, 404]);
    const { exhibitor } = other;
    for (const path of [`${FORMER_YEAR}/exposants/${exhibitor}`, `${other.year}/exposants/x`])
      expect(await status(`/${path}`)).toBe(404);
  });

  it('are told by the current edition, and lose what an exhibitor or an organiser withdraws', async () => {
    const { former } = v.parse(editionSchema, (await service.app.inject('/v1/edition')).json());
    expect(former).toEqual([Number(other.year), FORMER_YEAR]);
    const { year = '', exhibitor = '' } = await makeFormerExhibitor(service, NOBODY);
    const address = `/${year}/exposants/${exhibitor}`;
    await until(async () => (await status(address)) === 200);
    const withdrawn = await service.app.inject({
      ...{ method: 'POST', url: `/v1/organizer/exhibitor/${exhibitor}/withdraw` },
      headers: organizer.headers,
    });
    expect(withdrawn.statusCode).toBe(200);
    await until(async () => (await status(address)) === 404);
    await until(async () => {
      const { exhibitors } = v.parse(formerDirectorySchema, await call(`/${year}/exposants`));
      return exhibitors.length === 0;
    });
  });
});

describe('the pages', () => {
  it('are drawn from their call, with title, canonical address and languages of their own', async () => {
    const address = `/edition/${FORMER_YEAR}/exposants`;
    const [first] = agencyDirectory.exhibitors;
    const page = await pageWith(`<h1>fr ${address} ${first?.name}`, address);
    expect(page).toContain(`<title>Exposants de l’édition ${FORMER_YEAR} - Mosta Expo</title>`);
    expect(page).toContain(`rel="canonical" href="${ORIGIN}${address}"`);
    expect(page).toContain(`hreflang="ar" href="${ORIGIN}${address}?langue=ar"`);
    expect(page).toContain(`"item":"${ORIGIN}${address}"`);
    const [, data = ''] = /id="portal-data">(.*?)<\/script>/.exec(page) ?? [];
    expect(Object.keys(JSON.parse(data)).sort()).toEqual([
      'v1/edition',
      `v1/former-edition/${FORMER_YEAR}/exposants`,
    ]);
    const english = await pageWith(`<h1>en ${address} `, `${address}?langue=en`);
    expect(english).toContain(`<title>Exhibitors of the ${FORMER_YEAR} edition - Mosta Expo`);
    const spelled = await get(`/Edition/${FORMER_YEAR}/exposants/`);
    expect(spelled.statusCode).toBe(200);
    expect(spelled.body).toContain(`rel="canonical" href="${ORIGIN}${address}"`);
  });

  it('of exhibitors say the year in the title, and the exhibitor’s own description', async () => {
    const address = `/edition/${other.year}/exposants/${other.exhibitor}`;
    const page = await pageWith(`<h1>fr ${address} `, address);
    expect(page).toContain(`<title>Exposant exemple, édition ${other.year} - Mosta Expo`);
    expect(page).toContain('content="Texte d’exemple."');
  });

  it.each([
    '1999',
    '1999/exposants',
    '2025/autre',
    '2025/exposants/nulle-part',
    '2025/exposants/a/b/c',
    '%00',
  ])('are 404 for /edition/%s, with the list of editions, and not to be listed', async (id) => {
    await pageWith('<title>Exposants', `/edition/${FORMER_YEAR}/exposants`);
    const answer = await get(`/edition/${id}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('<meta name="robots" content="noindex">');
  });

  it('stand in the sitemap in each language', async () => {
    const address = `${ORIGIN}/edition/${FORMER_YEAR}/actualites`;
    await until(async () => (await service.app.inject('/sitemap.xml')).body.includes(address));
    const { body } = await service.app.inject('/sitemap.xml');
    expect(body).toContain(`<url><loc>${address}</loc>`);
    expect(body).toContain(`hreflang="ar" href="${address}?langue=ar"`);
  });

  it('are drawn anew after a change', async () => {
    const address = `/edition/${other.year}/exposants`;
    await pageWith(`<h1>fr ${address} Exposant exemple`, address);
    await service.database.db
      .update(exhibitorPages)
      .set({ name: 'Renommé' })
      .where(eq(exhibitorPages.exhibitorId, other.exhibitor));
    await pageWith(`<h1>fr ${address} Renommé`, address);
  });
});
