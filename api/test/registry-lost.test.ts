import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleRegistry, writeRegistry } from './support/registry';
import { startTestApp, type TestApp } from './support/test-app';

let service: TestApp;
beforeEach(async () => {
  service = await startTestApp();
});
afterEach(() => service.close());

const ask = (url: string, headers: Record<string, string> = {}) =>
  service.app.inject({ url, headers: { accept: 'text/html', ...headers } });
const ADDRESSES = ['/', '/Bonjour', '/nulle-part', '/sitemap.xml', '/robots.txt', '/registry.json'];
const statuses = async () =>
  Promise.all(ADDRESSES.map(async (address) => (await ask(address)).statusCode));

it('is unavailable with a registry that is broken at the start, never without pages, and recovers by itself', async () => {
  mkdirSync(join(service.dataDir, 'remotes'));
  writeRegistry(service.dataDir, '{"schemaVersion":1,"remo');
  expect(await statuses()).toEqual(ADDRESSES.map(() => 503));
  const page = await ask('/Bonjour', { cookie: 'langue=en' });
  expect(page.headers).toMatchObject({ 'retry-after': '120', 'cache-control': 'no-store' });
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain('<h1>The portal is unavailable for the moment</h1>');
  expect(page.body).not.toContain('<script');
  const ready = await ask('/readyz');
  expect([ready.statusCode, ready.json().detail]).toEqual([
    503,
    'Le registre des parties est illisible, et il n’y a pas de copie.',
  ]);

  const copy = join(service.dataDir, 'registry.last-good.json');
  writeFileSync(copy, JSON.stringify(exampleRegistry({}, 'Avant')));
  expect((await ask('/Bonjour')).body).toContain('<title>Avant - Mosta Expo</title>');
  writeRegistry(service.dataDir, exampleRegistry());
  expect(await statuses()).toEqual([404, 200, 404, 200, 200, 200]);
});

it('tells visitors of a portal that was never published to that it opens soon', async () => {
  const page = await ask('/', { cookie: 'langue=ar' });
  expect(page.statusCode).toBe(503);
  expect(page.body).toContain('<h1>ستُفتح البوابة قريبًا</h1>');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(await statuses()).toEqual([503, 503, 503, 503, 503, 200]);
  expect((await ask('/readyz')).json()).toEqual({ status: 'ready', registry: 'empty' });
});
