import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { announceNews, changeNews, withdrawNews } from './support/news';
import { exampleRegistry, exampleVersion, writeRegistry } from './support/registry';
import { bearer, startTestApp, type TestApp } from './support/test-app';

const ORIGIN = 'https://salon.exemple.dz';
const FRAME = '<style></style><main>[[portal-page]]</main>';
/** Shows the titles of all news, or one of them whole. */
const PROGRAM = `
exports.prepare = async (language) => async (address, answers) => {
  const list = answers['v1/news'];
  const shown = list ? list.map(({ title }) => title).join() : Object.values(answers)[0].content;
  return '<style></style><h1>' + [language, address, shown].join(' ') + '</h1>';
};
`;

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp({ PUBLIC_URL: ORIGIN });
  const remote = join(service.dataDir, 'remotes/exemple/1.0.0/prerender');
  const write = (file: string, text: string) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  for (const language of ['fr', 'en', 'ar'])
    write(join(service.hostDist, `prerender/${language}.html`), FRAME);
  write(join(remote, 'draw.cjs'), PROGRAM);
  const version = exampleVersion('1.0.0');
  const rows = { parameter: 'nouvelle', list: 'v1/news', title: 'title', description: 'content' };
  const routes = version.descriptor.routes.map((route) =>
    route.path === '/Bonjour' ? { ...route, prerender: true, data: ['v1/news'], rows } : route,
  );
  const [page] = routes;
  if (page)
    routes.push({
      ...page,
      path: '/',
      rows: undefined,
      data: undefined,
      title: { fr: 'Accueil', en: 'Home', ar: 'الرئيسية' },
    });
  const versions = { '1.0.0': { ...version, descriptor: { ...version.descriptor, routes } } };
  writeRegistry(service.dataDir, exampleRegistry({ versions }));
});
afterAll(() => service.close());

const get = (url: string) => service.app.inject({ url, headers: { accept: 'text/html' } });

/** The page of an address once it has a text. */
async function pageWith(text: string, address: string): Promise<string> {
  for (;;) {
    const { body } = await get(address);
    if (body.includes(text)) return body;
    await wait(50);
  }
}

const announce = async (title: string, content: string) =>
  announceNews(service, bearer(await service.organizer()), { title, content });

it('sends the page of a row with its own text, title, description, address and data', async () => {
  const { key: id } = await announce('Pain & olives </title>', 'Première ligne\n\nSeconde <b>');
  const address = `/Bonjour?nouvelle=${id}`;
  const shown = await pageWith(`<h1>fr ${address} `, address);
  expect(shown).toContain('Seconde <b></h1>');
  expect(shown).toContain('<title>Pain &amp; olives &lt;/title&gt; - Mosta Expo</title>');
  expect(shown).toContain('content="Première ligne Seconde &lt;b&gt;"');
  expect(shown).toContain('property="og:title" content="Pain &amp; olives &lt;/title&gt;"');
  expect(shown).toContain(`rel="canonical" href="${ORIGIN}${address}"`);
  expect(shown).toContain(`hreflang="ar" href="${ORIGIN}${address}&amp;langue=ar"`);
  expect(shown).toContain(`"item":"${ORIGIN}${address}"`);
  const [, data = ''] = /id="portal-data">(.*?)<\/script>/.exec(shown) ?? [];
  expect(Object.keys(JSON.parse(data))).toEqual(['v1/edition', `v1/news/${id}`]);
  const arabic = await pageWith(`<h1>ar ${address} `, `${address}&langue=ar`);
  expect(arabic).toContain(`rel="canonical" href="${ORIGIN}${address}&amp;langue=ar"`);
});

it('shows what has changed within seconds, and answers 404 with the list once the row is gone', async () => {
  const entry = await announce('Avant', 'Ancien texte');
  const address = `/Bonjour?nouvelle=${entry.key}`;
  await pageWith('Ancien texte</h1>', address);
  const headers = bearer(await service.organizer());
  const changed = await changeNews(service, headers, entry, {
    ...{ title: 'Après', content: 'Nouveau texte' },
  });
  await pageWith('Nouveau texte</h1>', address);
  await withdrawNews(service, headers, changed);
  let gone = await get(address);
  for (; gone.statusCode !== 404; gone = await get(address)) await wait(50);
  expect(gone.body).toContain('<meta name="robots" content="noindex">');
  // The list may still be the one of before: the page asks again.
  expect(gone.body).toMatch(/id="portal-data" data-former>/);
  for (; gone.body.includes('Nouveau texte'); gone = await get(address)) await wait(50);
  expect(gone.body).toContain('<h1>fr /Bonjour ');
});

it.each(['nowhere', '../../../etc/passwd', '%00', '__proto__', 'a'.repeat(5000)])(
  'answers 404 with the page of the list to an identifier such as %s',
  async (id) => {
    await announce('Une nouvelle', 'Son texte');
    await pageWith('<h1>fr /Bonjour ', '/Bonjour');
    const answer = await get(`/Bonjour?nouvelle=${id}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('<h1>fr /Bonjour ');
  },
);

it('takes an empty parameter for none', async () => {
  expect((await get('/Bonjour?nouvelle=')).statusCode).toBe(200);
});

it('lists every row for search engines, in each language', async () => {
  const { key: id } = await announce('À lister', 'Texte');
  const address = `${ORIGIN}/Bonjour?nouvelle=${id}`;
  await pageWith('<title>À lister', `/Bonjour?nouvelle=${id}`);
  const { body } = await service.app.inject('/sitemap.xml');
  expect(body).toContain(`<url><loc>${address}</loc>`);
  expect(body).toContain(`<url><loc>${address}&amp;langue=en</loc>`);
  expect(body).toContain(`hreflang="ar" href="${address}&amp;langue=ar"`);
});
