import { addressIn, LANGUAGES } from '@mosta/shared/contract/languages';
import type { RegistryVersion } from '@mosta/shared/contract/registry';
import * as v from 'valibot';
import { exampleRegistry, exampleVersion, writeRegistry } from './support/registry';
import { startTestApp, type TestApp } from './support/test-app';

const ORIGIN = 'https://salon.exemple.dz';
const TITLE = '"Bonjour" </script><script>alert(1)</script> & fin';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp({ PUBLIC_URL: `${ORIGIN}/` });
  writeRegistry(service.dataDir, exampleRegistry({ versions: { '1.0.0': manyRoutes() } }));
});
afterAll(() => service.close());

/** The example's page under its hostile title, and one page of each kind that search engines treat otherwise. */
function manyRoutes(): RegistryVersion {
  const version = exampleVersion('1.0.0', TITLE);
  const [page, redirection] = version.descriptor.routes;
  if (!page || !redirection) throw new Error('the example has two routes');
  const routes = [
    { ...page, path: '/', title: { fr: 'Accueil', en: 'Home', ar: 'الرئيسية' }, event: true },
    { ...page, image: 'og/bonjour.{language}.png' },
    redirection,
    { ...page, path: '/prive', guarded: true },
    { ...page, path: '/Prive' },
    { ...page, path: '/cache', index: false },
  ];
  return { ...version, descriptor: { ...version.descriptor, routes } };
}

const page = (url: string, headers: Record<string, string> = {}) =>
  service.app.inject({ url, headers: { accept: 'text/html', ...headers } });

const attribute = (html: string, element: RegExp) => element.exec(html)?.[1];
const canonicalOf = (html: string) => attribute(html, /<link rel="canonical" href="([^"]*)">/);

const graphSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ '@graph': v.array(v.looseObject({ '@type': v.string() })) }),
);
function graphOf(html: string) {
  const block = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  return new Map(v.parse(graphSchema, block)['@graph'].map((thing) => [thing['@type'], thing]));
}

describe('the head of a page', () => {
  it.each(LANGUAGES)('names its address and its other languages, in %s', async (language) => {
    const { body } = await page(addressIn(language, '/bonjour/'));
    expect(body).toContain(`<html lang="${language}"`);
    expect(canonicalOf(body)).toBe(ORIGIN + addressIn(language, '/Bonjour'));
    for (const each of LANGUAGES) {
      expect(body).toContain(`hreflang="${each}" href="${ORIGIN}${addressIn(each, '/Bonjour')}">`);
    }
    expect(body).toContain(`hreflang="x-default" href="${ORIGIN}/Bonjour">`);
    expect(body).toContain(
      `<meta property="og:image" content="${ORIGIN}/remotes/exemple/1.0.0/og/bonjour.${language}.png">`,
    );
    expect(body).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(body).not.toContain('name="robots"');
  });

  it('leaves the query out of the address, the language apart', async () => {
    const { body } = await page('/Bonjour?devis=secret&langue=en&x="><b>');
    expect(canonicalOf(body)).toBe(`${ORIGIN}/Bonjour?langue=en`);
    expect(body).not.toContain('secret');
  });

  it('lets nothing out of titles and descriptions', async () => {
    const { body } = await page('/Bonjour');
    expect(body).not.toContain('<script>alert');
    expect(attribute(body, /<meta property="og:title" content="([^"]*)">/)).toBe(
      '&quot;Bonjour&quot; &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; fin',
    );
    const steps = v.parse(
      v.array(v.looseObject({ name: v.string() })),
      graphOf(body).get('BreadcrumbList')?.itemListElement,
    );
    expect(steps.map(({ name }) => name)).toEqual(['Accueil', TITLE]);
  });

  it('tells when and where the fair is, on the pages about it', async () => {
    const graph = graphOf((await page('/?langue=ar')).body);
    expect(graph.get('ExhibitionEvent')).toMatchObject({
      name: 'Mosta Expo 2025',
      startDate: '2025-04-28T10:00:00+01:00',
      endDate: '2025-05-01T17:00:00+01:00',
      url: `${ORIGIN}/?langue=ar`,
      eventStatus: 'https://schema.org/EventScheduled',
    });
    expect(graph.get('Organization')).toMatchObject({ name: 'Mosta Expo', url: `${ORIGIN}/` });
    expect(JSON.stringify([...graph])).not.toMatch(/contact@|\(exemple\)|telephone|sameAs/);
    expect(graph.has('BreadcrumbList')).toBe(false);
    expect(graphOf((await page('/Bonjour')).body).has('ExhibitionEvent')).toBe(false);
  });

  it.each(['/prive', '/cache', '/nulle-part'])('keeps %s out of the index', async (address) => {
    const { body } = await page(address);
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(canonicalOf(body)).toBeUndefined();
  });
});

describe('the address asked for', () => {
  let open: TestApp;
  beforeAll(async () => {
    open = await startTestApp();
    writeRegistry(open.dataDir, exampleRegistry());
  });
  afterAll(() => open.close());

  it.each([
    ['salon.exemple.dz', 'http://salon.exemple.dz/Bonjour'],
    ['[::1]:3000', 'http://[::1]:3000/Bonjour'],
    ['a"><script>', 'http://localhost:3000/Bonjour'],
    ['mauvais/chemin', 'http://localhost:3000/Bonjour'],
  ])('%s is named where it is an address', async (host, canonical) => {
    const { body } = await open.app.inject({
      url: '/Bonjour',
      headers: { accept: 'text/html', host },
    });
    expect(canonicalOf(body)).toBe(canonical);
  });
});

describe('the language', () => {
  it('of the address goes before that of the cookie, and is kept', async () => {
    const response = await page('/Bonjour?langue=ar', { cookie: 'langue=en' });
    expect(response.body).toContain('<html lang="ar" dir="rtl">');
    expect(response.headers['set-cookie']).toMatch(
      /^langue=ar; Path=\/; Max-Age=\d+; SameSite=Lax$/,
    );
    expect(response.headers.vary).toMatch(/cookie/);
  });

  it('of the cookie is the page’s, and the canonical address says so', async () => {
    const response = await page('/Bonjour', { cookie: 'langue=en' });
    expect(canonicalOf(response.body)).toBe(`${ORIGIN}/Bonjour?langue=en`);
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  it('that is none is left aside, and what a browser prefers is not asked', async () => {
    const response = await page('/Bonjour?langue=de', { 'accept-language': 'ar' });
    expect(response.body).toContain('<html lang="fr"');
    expect(response.headers['set-cookie']).toBeUndefined();
  });
});

it('tells a guarded page from an open one by the spelling of their address', async () => {
  expect((await page('/prive')).body).toContain('<meta name="robots" content="noindex">');
  for (const open of ['/Prive', '/PRIVE/']) {
    const { body } = await page(open);
    expect(body).not.toContain('name="robots"');
    expect(canonicalOf(body)).toBe(`${ORIGIN}/Prive`);
  }
});

describe('for crawlers', () => {
  it('the sitemap lists every page that may be found, in each language', async () => {
    const response = await service.app.inject({ url: '/sitemap.xml' });
    expect(response.headers['content-type']).toBe('application/xml; charset=utf-8');
    const listed = [...response.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, address]) => address,
    );
    expect(listed).toEqual(
      ['/', '/Bonjour', '/Prive'].flatMap((path) =>
        LANGUAGES.map((each) => ORIGIN + addressIn(each, path)),
      ),
    );
    expect(response.body).toContain('<lastmod>2025-01-01T00:00:00.000Z</lastmod>');
    expect(response.body.match(/hreflang="x-default"/g)).toHaveLength(listed.length);
  });

  it('robots.txt keeps calls and guarded pages out, and leads to the sitemap', async () => {
    const { body } = await service.app.inject({ url: '/robots.txt' });
    expect(body.split('\n')).toEqual(
      expect.arrayContaining([
        'Disallow: /v1/',
        'Disallow: /auth/',
        'Disallow: /prive',
        `Sitemap: ${ORIGIN}/sitemap.xml`,
      ]),
    );
  });
});
