import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RegistryVersion } from '@mosta/shared/contract/registry';
import { exampleRegistry, exampleVersion, writeRegistry } from './support/registry';
import { bearer, startTestApp, type TestApp } from './support/test-app';

const FRAME = `<style>.cadre{color:red}</style><nav><!--links:salon--><li><a href="{{path}}">{{label}}</a></li><!--/links--></nav><!--action--><a class="action" href="{{path}}">{{label}}</a><!--/action--><main>[[portal-page]]</main><footer><!--listed:salon--><li><a href="{{path}}">{{label}}</a></li><!--/listed--></footer><nav><!--bar:plan--><li><a href="{{path}}">Plan</a></li><!--/bar--><!--bar:badge--><li><a href="{{path}}">Badge</a></li><!--/bar--></nav>`;
const TEXT = '<h1>Bonjour $& {{lang}}</h1>';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp({ PORTAL_OVERRIDES: '1' });
  const write = (folder: string, name: string, text: string) => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  const versions = join(service.dataDir, 'remotes/exemple');
  write(join(service.hostDist, 'prerender'), 'fr.html', FRAME);
  write(join(service.hostDist, 'prerender'), 'ar.html', FRAME);
  const placeholder = '<style>.wait{}</style><p>[[portal-title]]</p>';
  write(join(service.hostDist, 'prerender'), 'ar-site.html', placeholder);
  const unknown = '<style>.lost{}</style><h1>الصفحة غير موجودة</h1>';
  write(join(service.hostDist, 'prerender'), 'ar-unknown.html', unknown);
  const appFrame = '<style>.work{}</style><main><p>[[portal-title]]</p></main>';
  write(join(service.hostDist, 'prerender'), 'ar-app.html', appFrame);
  write(join(versions, '1.0.0/prerender/fr'), 'bonjour.html', `<style>.page{}</style>${TEXT}`);
  write(join(versions, '2.0.0/prerender/fr'), 'bonjour.html', 'cut off');
});
afterAll(() => service.close());

/** The example, with its page drawn by the build and two entries of the navigation. */
function drawn(number = '1.0.0'): RegistryVersion {
  const version = exampleVersion(number);
  const words = (text: string) => ({ fr: text, en: text, ar: text });
  const entry = { group: 'salon', order: 2, path: '/Bonjour', prominent: true } as const;
  return {
    ...version,
    descriptor: {
      ...version.descriptor,
      routes: version.descriptor.routes.map((route) => ({ ...route, prerender: true })),
      navigation: [
        { ...entry, label: words('Bonjour <b>') },
        { ...entry, order: 1, path: '/avant', label: words('Avant'), prominent: false },
      ],
    },
  };
}

const page = async (url: string, headers: Record<string, string> = {}) =>
  (await service.app.inject({ url, headers: { accept: 'text/html', ...headers } })).body;

/** The page once it holds a text: where the database does not answer in time, it comes without the plan. */
async function pageWith(text: string, url = '/bonjour'): Promise<string> {
  let body = '';
  while (!body.includes(text)) body = await page(url);
  return body;
}

const publish = (version: RegistryVersion) =>
  writeRegistry(
    service.dataDir,
    exampleRegistry({
      active: version.descriptor.version,
      versions: { [version.descriptor.version]: version },
    }),
  );

it('stands in its frame, with the registry’s navigation and styles of this answer', async () => {
  publish(drawn());
  const body = await page('/bonjour');
  expect(body).toContain(`<main>${TEXT}</main>`);
  expect(body).toContain(
    '<nav><li><a href="/avant">Avant</a></li><li><a href="/Bonjour" aria-current="page">Bonjour &lt;b&gt;</a></li></nav>',
  );
  expect(body).toContain('<a class="action" href="/Bonjour" aria-current="page">');
  expect(body).toContain('<style data-prerendered>.cadre{color:red}.page{}</style>');
});

it('lists the pages of the site map, and leaves out of the bar what nobody offers', async () => {
  const version = drawn();
  const [first] = version.descriptor.routes;
  if (!first) throw new Error('the example has no route');
  const title = { fr: 'Marché & halle', en: 'Market', ar: 'السوق' };
  const market = { ...first, path: '/marche', title, listed: 'salon' as const };
  const routes = [{ ...first, bar: 'plan' as const }, market];
  publish({ ...version, descriptor: { ...version.descriptor, routes } });
  const body = await page('/bonjour');
  expect(body).toContain(
    '<footer><li><a href="/avant">Avant</a></li><li><a href="/Bonjour" aria-current="page">Bonjour &lt;b&gt;</a></li><li><a href="/marche">Marché &amp; halle</a></li></footer>',
  );
  expect(body).toContain('<nav><li><a href="/Bonjour" aria-current="page">Plan</a></li></nav>');
});

it.each([
  ['that no build drew in this language', '/Bonjour?langue=en', drawn()],
  ['whose file is cut off', '/Bonjour', drawn('2.0.0')],
  ['of a version without it', '/Bonjour', exampleVersion('1.0.0')],
  ['that a tester overrides', '/Bonjour?mf.exemple=stub:ok', drawn()],
])('is left out for a page %s', async (_name, address, version) => {
  publish(version);
  const body = await page(address);
  expect(body).toContain('<div id="root"></div>');
  expect(body).not.toContain('prerendered');
});

describe('a page that no build drew in this language', () => {
  const asked = (path: string) => page(`${path}?langue=ar`);

  it('stands for its title in the frame of the site', async () => {
    publish(exampleVersion('1.0.0', 'Bonjour'));
    const body = await asked('/bonjour');
    expect(body).toContain('<div id="prerendered" data-placeholder><nav>');
    expect(body).toContain('<main><p>مرحبا</p></main>');
    expect(body).toContain('<style data-prerendered>.cadre{color:red}.wait{}</style>');
  });

  it('of the work screens has no frame of the site', async () => {
    const version = exampleVersion('1.0.0');
    const routes = version.descriptor.routes.map((route) => ({ ...route, frame: 'app' as const }));
    publish({ ...version, descriptor: { ...version.descriptor, routes } });
    const body = await asked('/bonjour');
    expect(body).toContain(
      '<div id="prerendered" data-placeholder><main><p>مرحبا</p></main></div>',
    );
    expect(body).toContain('<style data-prerendered>.work{}</style>');
  });

  it('says at an unknown address what it is, to be read without scripts', async () => {
    const body = await asked('/inconnue');
    expect(body).toContain('<div id="prerendered"><nav>');
    expect(body).toContain('<h1>الصفحة غير موجودة</h1>');
  });
});

it('lets browsers fetch the pages ahead that everybody may open, by a rule that its policy admits', async () => {
  const version = drawn();
  const [first] = version.descriptor.routes;
  if (!first) throw new Error('the example has no route');
  const guarded = { ...first, path: '/Tableau', guarded: true, frame: 'app' as const };
  const routes = [...version.descriptor.routes, guarded];
  publish({ ...version, descriptor: { ...version.descriptor, routes } });
  const answer = await service.app.inject({ url: '/bonjour', headers: { accept: 'text/html' } });
  const rules = /<script type="speculationrules">(.*?)<\/script>/.exec(answer.body)?.[1] ?? '';
  expect(JSON.parse(rules).prefetch).toEqual([
    {
      where: {
        and: [
          { href_matches: ['/Bonjour'] },
          { selector_matches: '#prerendered a:not([target],[hreflang])' },
        ],
      },
      eagerness: 'moderate',
    },
  ]);
  const hash = createHash('sha256').update(rules).digest('base64');
  expect(answer.headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  expect(await page('/Tableau')).not.toContain('speculationrules');
});

it('shows the states that stands have now, and those alone', async () => {
  const part = (state: string) => `<g data-stand="B49" data-state="${state}"><path></path></g>`;
  const folder = join(service.dataDir, 'remotes/exemple/3.0.0/prerender/fr');
  mkdirSync(folder, { recursive: true });
  const drawing = `<svg>${['free', 'held', 'reserved', 'blocked'].map(part).join('')}</svg>`;
  writeFileSync(join(folder, 'bonjour.html'), `<style></style>${drawing}`);
  publish(drawn('3.0.0'));
  const free = `<main><svg>${part('free')}</svg></main>`;
  expect(await pageWith(part('free'))).toContain(free);
  await service.app.inject({
    ...{ method: 'POST', url: '/v1/organizer/stand/B49/block' },
    headers: bearer(await service.organizer()),
    payload: {},
  });
  const blocked = `<main><svg>${part('blocked')}</svg></main>`;
  expect(await pageWith(part('blocked'))).toContain(blocked);
});

it('shows the drawing of the address', async () => {
  const folder = join(service.dataDir, 'remotes/exemple/4.0.0/prerender/fr');
  mkdirSync(folder, { recursive: true });
  const state = '<g data-stand="C02" data-state="free"></g>';
  const part = (name: string) => `<plan-part data-drawing="${name}">${name}${state}</plan-part>`;
  const parts = `${part('a')}${part('b')}${part('stored')}`;
  writeFileSync(join(folder, 'bonjour.html'), `<style></style>${parts}`);
  publish(drawn('4.0.0'));
  const shown = async (query: string) =>
    /<main>(\w+)/.exec(await pageWith('data-stand="C02"', `/bonjour${query}`))?.[1];
  expect(await shown('')).toBe('a');
  expect(await shown('?plan=b')).toBe('b');
  expect(await shown('?plan=b&stand=B49')).toBe('b');
  expect(await shown('?plan=b&stand=A31')).toBe('a');
  expect(await shown('?hall=nord&plan=z&stand=Z99')).toBe('a');
});

it('counts the stands of every hall that is shown', async () => {
  const folder = join(service.dataDir, 'remotes/exemple/5.0.0/prerender/fr');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'bonjour.html'), '<style></style><p>[[stand-count]] stands</p>');
  publish(drawn('5.0.0'));
  const before = await pageWith('stands</p>');
  expect(before).toContain('<p>161 stands</p>');
  expect(before).toContain('<meta name="stand-count" content="161">');
  const headers = bearer(await service.organizer());
  const shape = (id: string) => ({ type: 'rect', id, x: 0, y: 0, width: 9, height: 9 });
  const shapes = ['E01', 'E02', '1'].map(shape);
  const drawing = { id: 'a', width: 300, height: 60, shapes };
  await service.app.inject({
    ...{ method: 'POST', url: '/v1/organizer/hall', headers },
    payload: { hall: 'est', name: 'Hall Est', drawingId: 'a', drawing },
  });
  expect(await pageWith('stands</p>')).toContain('<p>161 stands</p>');
  const show = { method: 'POST', url: '/v1/organizer/hall/est/show', headers } as const;
  expect((await service.app.inject(show)).statusCode).toBe(200);
  expect(await pageWith('<p>163 stands</p>')).toContain('<meta name="stand-count" content="163">');
});
