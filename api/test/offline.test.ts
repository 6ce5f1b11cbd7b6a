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
  },
};

let service: TestApp;
let withdrawn: TestApp;
beforeAll(async () => {
  service = await startTestApp();
  withdrawn = await startTestApp({ PORTAL_OFFLINE: '0' });
  for (const one of [service, withdrawn]) {
    writeBuilt(one.hostDist, 'service-worker.js', 'self.addEventListener("fetch", answer);');
    writeRegistry(one.dataDir, exampleRegistry({ versions: { '1.0.0': offline } }));
  }
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
