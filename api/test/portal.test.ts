import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { hashSource } from '@mosta/release/page/inline-hashes';
import { PAGE_CONFIG_ID, pageConfigSchema } from '@mosta/shared/contract/page-config';
import { pageRegistry, pageRegistrySchema } from '@mosta/shared/contract/page-registry';
import * as v from 'valibot';
import { API_ROOT } from '../src/config';
import { DISABLED } from '../src/portal/notices';
import { exampleRegistry, exampleVersion, writeBuilt, writeRegistry } from './support/registry';
import { startTestApp, type TestApp } from './support/test-app';

const SCRIPT = 'export {};';
const CONTAINER = { globalName: 'mosta_exemple</script><script>alert(1)</script>' };
const MANIFEST = { id: 'exemple', metaData: { ...CONTAINER, pluginVersion: '2.9.2' } };

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp({ REMOTE_ORIGINS: 'https://hotels.exemple.dz' });
  const remote = join(service.dataDir, 'remotes/exemple/1.0.0');
  writeBuilt(remote, 'remoteEntry.js', SCRIPT);
  writeBuilt(remote, 'mf-manifest.json', JSON.stringify(MANIFEST));
});
beforeEach(() => writeRegistry(service.dataDir, exampleRegistry()));
afterAll(() => service.close());

const page = (url: string, headers: Record<string, string> = {}) =>
  service.app.inject({ url, headers: { accept: 'text/html', ...headers } });

function configOf(html: string) {
  const block = new RegExp(
    `<script type="application/json" id="${PAGE_CONFIG_ID}">(.*?)</script>`,
    's',
  ).exec(html)?.[1];
  return v.parse(v.pipe(v.string(), v.parseJson(), pageConfigSchema), block);
}

describe('a page', () => {
  it('carries the title, the description and the registry of its route, in French', async () => {
    const response = await page('/bonjour/');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('private, no-cache');
    expect(response.headers.vary).toBe('cookie, accept-encoding');
    expect(response.body).toContain('<html lang="fr" dir="ltr">');
    expect(response.body).toContain('<title>Bonjour - Mosta Expo</title>');
    expect(response.body).toContain('content="&lt;/script&gt;&lt;b&gt;Salut &amp; bienvenue"');
    expect(response.body).not.toMatch(/\{\{|<!--portal/);
    const config = configOf(response.body);
    expect(config).toMatchObject({
      environment: 'development',
      language: 'fr',
      overrides: false,
      remoteOrigins: ['https://hotels.exemple.dz'],
      status: 200,
    });
    const inFrench = pageRegistry(exampleRegistry(), 'fr');
    expect(config.registry).toEqual(v.parse(pageRegistrySchema, inFrench));
    expect(config.manifests).toEqual({
      '/remotes/exemple/1.0.0/mf-manifest.json': { metaData: CONTAINER },
    });
  });

  it('preloads what its route needs, the entry with its integrity', async () => {
    const { body } = await page('/Bonjour');
    const base = '/remotes/exemple/1.0.0';
    // scripts wait until the page has been painted
    const scripts = /<template class="after-paint">(.*?)<\/template>/.exec(body)?.[1];
    expect(scripts).toBe(
      [
        `<link rel="preload" as="script" fetchpriority="low" href="${base}/remoteEntry.js" integrity="sha384-${'A'.repeat(64)}" crossorigin="anonymous">`,
        `<link rel="preload" as="script" fetchpriority="low" href="${base}/shared.js">`,
        `<link rel="preload" as="script" fetchpriority="low" href="${base}/route-bonjour.js">`,
      ].join(''),
    );
    expect(body).toContain(`\n<link rel="preload" as="style" href="${base}/route-bonjour.css">`);
  });

  it.each([
    ['ar', 'rtl', 'مرحبا'],
    ['en', 'ltr', 'Hello &quot;1.0.0&quot;'],
    ['de', 'ltr', 'Bonjour'],
  ])('speaks the language of the cookie: %s', async (cookie, direction, title) => {
    const { body } = await page('/Bonjour', { cookie: `autre=1; langue=${cookie}` });
    expect(body).toContain(`dir="${direction}"`);
    expect(body).toContain(`<title>${title} - Mosta Expo</title>`);
    expect(configOf(body).language).toBe(cookie === 'de' ? 'fr' : cookie);
  });

  it('that no remote declares is a page too, with status 404', async () => {
    const response = await page('/nulle-part');
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain('<title>Page introuvable - Mosta Expo</title>');
    expect(configOf(response.body).status).toBe(404);
    const script = await service.app.inject({ url: '/nulle-part.js', headers: { accept: '*/*' } });
    expect(script.headers['content-type']).toBe('application/problem+json');
  });

  it.each([{}, { accept: '*/*' }])('is given to whoever takes anything: %j', async (headers) => {
    const known = await service.app.inject({ url: '/Bonjour', headers });
    expect(known.statusCode).toBe(200);
    expect(known.body).toContain('<title>Bonjour - Mosta Expo</title>');
    const unknown = await service.app.inject({ url: '/nulle-part', headers });
    expect(unknown.statusCode).toBe(404);
    expect(unknown.body).toContain('<title>Page introuvable - Mosta Expo</title>');
    const data = await service.app.inject({
      url: '/Bonjour',
      headers: { accept: 'application/json' },
    });
    expect(data.headers['content-type']).toBe('application/problem+json');
  });

  it.each(['//', '//exemple.dz', '//bonjour'])(
    '%s is an address that no remote declares',
    async (address) => {
      const response = await page(address);
      expect(response.statusCode).toBe(404);
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    },
  );

  it('that moved sends on, query included', async () => {
    const response = await page('/salut?stand=B49');
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toBe('/Bonjour?stand=B49');
  });

  it('has a policy that admits its own script by its hash, and nothing else between tags', async () => {
    const first = await page('/Bonjour');
    const policy = String(first.headers['content-security-policy']);
    const directives = new Map(
      policy.split('; ').map((directive) => {
        const [name = '', ...values] = directive.split(' ');
        return [name, values.join(' ')];
      }),
    );
    expect(directives.get('default-src')).toBe("'none'");
    expect(first.body).toContain('<script>start()</script>');
    expect(directives.get('script-src')).toBe(
      `'self' ${hashSource('start()')} https://hotels.exemple.dz`,
    );
    expect(directives.get('style-src')).toBe(`'self' ${hashSource('')} https://hotels.exemple.dz`);
    expect(directives.get('require-trusted-types-for')).toBe("'script'");
    expect(directives.get('trusted-types')).toBe('default');
    expect(directives.get('frame-ancestors')).toBe("'none'");
    expect(policy).not.toMatch(/unsafe-eval|nonce/);
  });

  it('is not sent again to who has it, with its policy beside', async () => {
    const first = await page('/Bonjour');
    const again = await page('/Bonjour', { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
    const inEnglish = await page('/Bonjour?langue=en', {
      'if-none-match': String(first.headers.etag),
    });
    expect(inEnglish.statusCode).toBe(200);
  });

  it('travels compressed', async () => {
    const plain = configOf((await page('/Bonjour')).body);
    for (const [coding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const response = await page('/Bonjour', { 'accept-encoding': coding });
      expect(response.headers['content-encoding']).toBe(coding);
      expect(response.headers.vary).toContain('accept-encoding');
      expect(configOf(decode(response.rawPayload).toString())).toEqual(plain);
    }
  });

  it('is answered by a sentence while the host is not built', async () => {
    const bare = await startTestApp({ PORTAL_HOST_DIST: join(service.dataDir, 'nothing-here') });
    const response = await bare.app.inject({ url: '/', headers: { accept: 'text/html' } });
    await bare.close();
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ code: 'UNAVAILABLE' });
  });
});

describe('the registry', () => {
  const titleNow = async () => /<title>(.*?)<\/title>/.exec((await page('/Bonjour')).body)?.[1];

  it('is seen changed by the very next request, in pages and at its own address', async () => {
    expect(await titleNow()).toBe('Bonjour - Mosta Expo');
    const first = await service.app.inject({ url: '/registry.json' });
    expect(first.headers['cache-control']).toBe('no-cache');
    writeRegistry(service.dataDir, exampleRegistry({}, 'Bonsoir'));
    expect(await titleNow()).toBe('Bonsoir - Mosta Expo');
    const headers = { 'if-none-match': String(first.headers.etag) };
    const second = await service.app.inject({ url: '/registry.json', headers });
    expect(second.statusCode).toBe(200);
    expect(second.json()).toEqual(exampleRegistry({}, 'Bonsoir'));
  });

  it('keeps its last good content when the file is broken or gone', async () => {
    expect(await titleNow()).toBe('Bonjour - Mosta Expo');
    writeRegistry(service.dataDir, '{"schemaVersion":1');
    expect(await titleNow()).toBe('Bonjour - Mosta Expo');
    writeRegistry(service.dataDir, '{"schemaVersion":2,"remotes":{}}');
    expect(await titleNow()).toBe('Bonjour - Mosta Expo');
    rmSync(join(service.dataDir, 'registry.json'));
    expect(await titleNow()).toBe('Bonjour - Mosta Expo');
    writeRegistry(service.dataDir, exampleRegistry({}, 'Revenu'));
    expect(await titleNow()).toBe('Revenu - Mosta Expo');
  });

  it('gives a canary to its share of visitors, the same at each visit', async () => {
    const versions = { '1.0.0': exampleVersion('1.0.0'), '1.1.0': exampleVersion('1.1.0') };
    const canary = { version: '1.1.0', percent: 30 };
    writeRegistry(service.dataDir, exampleRegistry({ versions, canary }));
    const activeFor = async (cookie: string) =>
      configOf((await page('/Bonjour', { cookie })).body).registry.remotes.exemple;
    expect(await activeFor('portal_canary=29')).toMatchObject({
      active: '1.1.0',
      previous: '1.0.0',
    });
    expect(await activeFor('portal_canary=30')).toMatchObject({ active: '1.0.0', previous: null });
    const newcomer = await page('/Bonjour');
    expect(newcomer.headers['set-cookie']).toMatch(/^portal_canary=\d{1,2}; .*SameSite=Lax/);
  });

  it.each([
    ['fr', 'La partie « Exemple » est fermée pour le moment'],
    ['en', 'The part “Example” is closed for now'],
    ['ar', 'قسم «مثال» مغلق حاليًا'],
  ])(
    'closes the pages of a remote that was switched off, with a sentence: %s',
    async (language, sentence) => {
      writeRegistry(service.dataDir, exampleRegistry({ enabled: false }));
      const response = await page('/Bonjour', { cookie: `langue=${language}` });
      expect(response.statusCode).toBe(503);
      expect(response.headers).toMatchObject({ 'retry-after': '120', 'cache-control': 'no-store' });
      expect(response.body).toContain(`<h1>${sentence}</h1>`);
      expect(response.body.indexOf(sentence)).toBeLessThan(response.body.indexOf('id="root"'));
      expect(response.body).toContain('<meta name="robots" content="noindex">');
      expect(response.body).not.toContain('rel="preload"');
      expect(configOf(response.body)).toMatchObject({
        status: 503,
        registry: { remotes: { exemple: { enabled: false } } },
      });
      const { body } = await service.app.inject({ url: '/sitemap.xml' });
      expect(body).not.toContain('Bonjour');
      writeRegistry(service.dataDir, exampleRegistry());
      expect((await page('/Bonjour')).statusCode).toBe(200);
    },
  );

  it.each(['fr', 'en', 'ar'] as const)('and the host say the same of it: %s', (language) => {
    const file = join(API_ROOT, `../host/src/locales/${language}.json`);
    const { remote } = v.parse(
      v.object({ remote: v.object({ disabledTitle: v.string(), disabledText: v.string() }) }),
      JSON.parse(readFileSync(file, 'utf8')),
    );
    const { title, text } = DISABLED[language];
    expect([title('{{label}}'), text]).toEqual([remote.disabledTitle, remote.disabledText]);
  });
});

describe('a test server', () => {
  it('alone offers stubs and admits scripts of this machine', async () => {
    const closed = await page('/stubs/lent/remoteEntry.js');
    expect(closed.statusCode).toBe(404);
    const open = await startTestApp({ PORTAL_OVERRIDES: '1' });
    writeRegistry(open.dataDir, exampleRegistry());
    writeBuilt(join(open.dataDir, 'stubs/lent'), 'remoteEntry.js', SCRIPT);
    const stub = await open.app.inject({ url: '/stubs/lent/remoteEntry.js' });
    const html = await open.app.inject({ url: '/', headers: { accept: 'text/html' } });
    await open.close();
    expect(stub.statusCode).toBe(200);
    expect(stub.headers['cache-control']).toBe('no-cache');
    expect(html.headers['content-security-policy']).toContain('http://localhost:*');
    expect(configOf(html.body)).toMatchObject({ environment: 'test', overrides: true });
  });
});
