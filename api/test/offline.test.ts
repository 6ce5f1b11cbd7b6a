import { exampleRegistry, exampleVersion, writeBuilt, writeRegistry } from './support/registry';
import { startTestApp, type TestApp } from './support/test-app';

const version = exampleVersion('1.0.0');
const offline = {
  ...version,
  descriptor: {
    ...version.descriptor,
    routes: version.descriptor.routes.map((route) =>
      route.redirectTo === undefined ? { ...route, prerender: true, offline: [] } : route,
    ),
    preload: { '*': ['../files/entry-part.aaaaaaaa.js', '../files/locale-fr-json.bbbbbbbb.js'] },
    offlineFiles: {
      '*': [
        'remoteEntry.js',
        '../files/entry-part.aaaaaaaa.js',
        '../files/locale-ar-json.cccccccc.js',
        '../files/locale-fr-json.bbbbbbbb.js',
        '../files/widget.dddddddd.js',
      ],
      '/Bonjour': ['../files/late.eeeeeeee.js'],
      '/autre': ['../files/other.ffffffff.js'],
    },
  },
};

let service: TestApp;
let withdrawn: TestApp;
beforeAll(async () => {
  withdrawn = await startTestApp({ PORTAL_OFFLINE: '0' });
  const { hostDist } = withdrawn;
  writeBuilt(hostDist, 'service-worker.js', 'self.addEventListener("fetch", answer);');
  // it looks for a worker when it starts
  service = await startTestApp({ PORTAL_HOST_DIST: hostDist });
  for (const { dataDir } of [service, withdrawn])
    writeRegistry(dataDir, exampleRegistry({ versions: { '1.0.0': offline } }));
});
afterAll(() => Promise.all([service.close(), withdrawn.close()]));

const worker = (one: TestApp) => one.app.inject({ url: '/service-worker.js' });

describe('the script of the worker', () => {
  it('is asked for at each visit, and may fetch from the portal alone', async () => {
    const response = await worker(service);
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('addEventListener("fetch"');
    expect(response.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': expect.stringContaining('javascript'),
      'content-security-policy': "default-src 'none'; connect-src 'self'; script-src 'self'",
    });
  });

  it('removes worker and copies where an operator has withdrawn it', async () => {
    const response = await worker(withdrawn);
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.headers['content-type']).toContain('javascript');
    expect(response.body).toContain('registration.unregister()');
    expect(response.body).toContain('caches.delete');
    expect(response.body).not.toContain('fetch');
  });
});

describe('a page that may be kept', () => {
  const lateIn = async (url: string, one = service) => {
    const { body } = await one.app.inject({ url, headers: { accept: 'text/html' } });
    return /<meta name="portal-late-files" content="(.*?)">/.exec(body)?.[1]?.split(',');
  };
  /** What another version of the remote, or another registry, has its pages name. */
  const lateOf = async (route: object, more: object = {}, descriptor: object = {}) => {
    const routes = version.descriptor.routes.map((each) => ({ ...each, ...route }));
    const changed = { ...offline.descriptor, routes, ...descriptor };
    const versions = { '1.0.0': { ...offline, descriptor: changed, ...more } };
    writeRegistry(service.dataDir, exampleRegistry({ versions }));
    const late = await lateIn('/bonjour');
    writeRegistry(service.dataDir, exampleRegistry({ versions: { '1.0.0': offline } }));
    return late;
  };
  const drawn = { redirectTo: undefined, prerender: true };

  it('names what it may fetch later in its language, besides what it preloads', async () => {
    const files = '/remotes/exemple/files';
    const common = [`${files}/widget.dddddddd.js`, `${files}/late.eeeeeeee.js`];
    expect(await lateIn('/bonjour')).toEqual(common);
    expect(await lateIn('/bonjour?langue=ar')).toEqual([
      `${files}/locale-ar-json.cccccccc.js`,
      ...common,
    ]);
  });

  it('names nothing where the portal has nothing kept', async () => {
    expect(await lateIn('/bonjour', withdrawn)).toBeUndefined();
  });

  it.each([
    ['a drawn page', true, drawn],
    ['a page that is not drawn', false, { ...drawn, prerender: false }],
    ['a page for signed-in people', false, { ...drawn, guarded: true }],
    ['one of these that wants it', true, { ...drawn, guarded: true, offline: [] }],
  ])('%s names such files: %s', async (_name, expected, route) => {
    expect((await lateOf(route)) !== undefined).toBe(expected);
  });

  it('names nothing of another origin, and nothing of a version without such lists', async () => {
    const baseUrl = 'https://hotels.exemple.dz/exemple/';
    expect(await lateOf(drawn, { baseUrl })).toBeUndefined();
    expect(await lateOf(drawn, {}, { offlineFiles: undefined })).toBeUndefined();
  });
});

describe('the web app manifest', () => {
  it.each([
    ['fr', 'ltr', 'Bonjour'],
    ['ar', 'rtl', 'مرحبا'],
  ])('speaks %s', async (lang, dir, name) => {
    const response = await service.app.inject({ url: `/manifest.webmanifest?langue=${lang}` });
    expect(response.headers['content-type']).toContain('application/manifest+json');
    expect(response.json()).toMatchObject({
      ...{ id: '/', start_url: '/', scope: '/', display: 'standalone', lang, dir },
      ...{ name: 'Mosta Expo 2025', short_name: 'Mosta Expo' },
      shortcuts: [{ name }],
    });
  });

  it('has icons of each size and purpose that systems ask for', async () => {
    const { icons }: { icons: { sizes: string; purpose: string }[] } = (
      await service.app.inject({ url: '/manifest.webmanifest' })
    ).json();
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      'any any',
      '192x192 any',
      '192x192 maskable',
      '512x512 any',
      '512x512 maskable',
    ]);
  });

  it('is named by every page, in its language', async () => {
    const page = await service.app.inject({
      url: '/bonjour?langue=ar',
      headers: { accept: 'text/html' },
    });
    expect(page.body).toContain('<link rel="manifest" href="/manifest.webmanifest?langue=ar">');
  });
});
