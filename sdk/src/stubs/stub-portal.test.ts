import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { layBuild, makeBuild } from '@mosta/release/testing/build';
import { PAGE_CONFIG_ID, pageConfigSchema } from '@mosta/shared/contract/page-config';
import { sampleSession } from '@mosta/shared/testing/sample-session';
import { io } from 'socket.io-client';
import * as v from 'valibot';
import { FAILURE_STUBS, HELPING_BUILDS, WORKING_STUBS } from './failure-stubs';
import { builtHost, runningHost } from './host-source';
import { type StubPortal, startStubPortal } from './stub-portal';

const TEMPLATE =
  '<!doctype html><html lang="{{lang}}" dir="{{dir}}"><head><title>{{title}}</title><script>start()</script></head><body></body></html>';

let folder: string;
let portal: StubPortal;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stub-portal-'));
  await layBuild(join(folder, 'host'), { 'index.html': TEMPLATE, 'assets/host.js': 'host()' });
  const builds = [
    ...Object.values(FAILURE_STUBS).map(({ build }) => build),
    ...Object.keys(WORKING_STUBS),
    ...Object.values(HELPING_BUILDS),
  ];
  for (const name of new Set(builds)) {
    const { files } = makeBuild(name, name);
    const metaData = { globalName: `mosta_${name}`, remoteEntry: { path: '' } };
    await layBuild(join(folder, 'stubs', name, 'dist'), {
      ...files,
      'mf-manifest.json': JSON.stringify({ metaData }),
      'files/page.1234abcd.js': 'page()',
      'files/locale-fr-json.1234abcd.js': 'fr()',
      'files/locale-ar-json.1234abcd.js': 'ar()',
    });
  }
  portal = await startStubPortal({
    port: 0,
    host: await builtHost(join(folder, 'host')),
    stubsDir: join(folder, 'stubs'),
    stubs: true,
    descriptors: [described('media', '/photos')],
    remotes: [],
    answers: { 'GET /v1/hotel': [] },
  });
});
afterAll(async () => {
  await portal.stop();
  await rm(folder, { recursive: true });
});

function described(name: string, path: string) {
  const text = { fr: `${name} fr`, en: `${name} en`, ar: `${name} ar` };
  const route = { path, title: text, description: text, guarded: false, frame: 'site' as const };
  return { name, label: text, contract: '^1.0.0', routes: [route], navigation: [], slots: ['x'] };
}

const get = (path: string, init?: RequestInit) => fetch(portal.url + path, init);
const file = (path: string) => get(`/stubs/${path}`);

async function configOf(path: string) {
  const html = await (await get(path)).text();
  const text = new RegExp(`id="${PAGE_CONFIG_ID}">([^<]*)<`).exec(html)?.[1];
  return { html, config: v.parse(pageConfigSchema, JSON.parse(text ?? '')) };
}

it('serves the host with every stub in the registry of its page, under the policy of a page', async () => {
  const { html, config } = await configOf('/stub/ok?langue=ar');
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(config).toMatchObject({
    language: 'ar',
    overrides: true,
    environment: 'test',
    status: 404,
  });
  expect(Object.keys(config.registry.remotes)).toEqual(
    expect.arrayContaining([...Object.keys(FAILURE_STUBS), 'ok', 'record', 'media', 'home']),
  );
  const answer = await get('/photos');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await (await get('/assets/host.js')).text()).toBe('host()');
});

it('gives each stub a container, an entry and a hash of its own', async () => {
  const { config } = await configOf('/');
  const { remotes } = config.registry;
  const versionOf = (name: string) => remotes[name]?.versions[remotes[name]?.active ?? ''];
  const manifest = await (await file('manifest-hangs/descriptor.json')).json();
  expect(manifest).toMatchObject({
    name: 'manifest-hangs',
    routes: [{ path: '/stub/manifest-hangs' }],
  });
  expect(versionOf('manifest-hangs')?.baseUrl).toBe('/stubs/manifest-hangs/');
  expect(await (await file('record/mf-manifest.json')).text()).toContain('mosta_record_1_0_0');
  expect(remotes['active-fails']?.previous).toBe('0.9.0');
  expect(remotes['switched-off']?.enabled).toBe(false);
});

it('does what the failure says until it is told to mend, and fails again when told so', async () => {
  expect((await file('manifest-dead/mf-manifest.json')).status).toBe(500);
  expect((await file('manifest-dead/files/page.1234abcd.js')).status).toBe(200);
  expect(await (await file('manifest-rubbish/mf-manifest.json')).text()).toMatch(/^<html>/);
  expect(await (await file('entry-tampered/remoteEntry.js')).text()).toBe('tampered()');
  expect((await file('page-code-fails/files/page.1234abcd.js')).status).toBe(404);
  expect((await file('files-gone/files/page.1234abcd.js')).status).toBe(404);
  expect((await file('texts-missing/files/locale-ar-json.1234abcd.js')).status).toBe(404);
  expect((await file('texts-missing/files/locale-fr-json.1234abcd.js')).status).toBe(200);
  expect((await file('texts-gone/files/locale-fr-json.1234abcd.js')).status).toBe(404);
  await get('/stubs/manifest-dead/mend', { method: 'POST' });
  expect((await file('manifest-dead/mf-manifest.json')).status).toBe(200);
  portal.break('manifest-dead');
  expect((await file('manifest-dead/mf-manifest.json')).status).toBe(500);
});

it('never answers where the failure is that nothing comes', async () => {
  const asked = new AbortController();
  const answer = get('/stubs/manifest-hangs/mf-manifest.json', { signal: asked.signal });
  // whatever the server answers, it answers before this second request
  await get('/stubs/list.json');
  asked.abort();
  await expect(answer).rejects.toThrow('abort');
});

it('answers for a service that is not there: what it was given, reports, and one stable problem', async () => {
  expect(await (await get('/v1/hotel')).json()).toEqual([]);
  expect((await get('/v1/failure', { method: 'POST', body: '{}' })).status).toBe(204);
  const answer = await get('/v1/news');
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({
    code: 'NO_SERVICE',
    detail: expect.stringContaining('GET /v1/news'),
  });
});

it('keeps the session of nobody as it was, and lets a sign-in form through', async () => {
  const renew = (refreshToken: string) =>
    get('/auth/refresh-tokens', { method: 'POST', body: JSON.stringify({ refreshToken }) });
  const { refresh } = sampleSession('Organizer');
  const renewed = await (await renew(refresh.token)).json();
  expect(renewed).toMatchObject({ role: 'Organizer', refresh: { token: refresh.token } });
  expect((await renew('of another portal')).status).toBe(503);
  const entered = await get('/auth/login', { method: 'POST', body: '{}' });
  expect(await entered.json()).toMatchObject({ role: 'Exhibitor' });
});

it('sends events to every page, and comes back after a lost connection', async () => {
  const page = io(portal.url, { transports: ['websocket'], reconnectionDelay: 1 });
  const next = (event: string) => new Promise((resolve) => page.once(event, resolve));
  await next('connect');
  const heard = next('stand');
  portal.emit('stand', { code: 'B49' });
  expect(await heard).toEqual({ code: 'B49' });

  const again = next('connect');
  portal.dropConnections();
  await again;
  const posted = next('notification');
  const sent = await get('/stub/events/notification', {
    method: 'POST',
    body: '{"title":"Bonjour"}',
  });
  expect(sent.status).toBe(200);
  expect(await posted).toEqual({ title: 'Bonjour' });
  page.close();
});

it('refuses an event that no page listens to, and what is no JSON', async () => {
  const send = async (event: string, body: string) =>
    (await get(`/stub/events/${event}`, { method: 'POST', body })).json();
  expect(await send('stands', '')).toMatchObject({
    code: 'UNKNOWN_EVENT',
    detail: expect.stringContaining('stand, participation'),
  });
  expect(await send('stand', '{')).toMatchObject({ code: 'INVALID_JSON' });
});

it('keeps to the folder of a build', async () => {
  expect((await file('ok/..%2f..%2f..%2fhost%2findex.html')).status).toBe(404);
});

it('says what to do where a folder holds no build', async () => {
  await expect(builtHost(join(folder, 'nowhere'))).rejects.toThrow('--portal');
  await expect(
    startStubPortal({
      port: 0,
      host: await builtHost(join(folder, 'host')),
      stubsDir: join(folder, 'stubs'),
      stubs: false,
      descriptors: [],
      remotes: [folder],
    }),
  ).rejects.toThrow('descriptor.json');
});

it('takes the host of a portal that runs, and fills its page anew', async () => {
  const host = await runningHost(portal.url);
  const { config } = await configOf('/');
  const { html, policy } = await host.page({ ...config, language: 'en', status: 404 }, 'A <title>');
  expect(html).toContain('<title>A &lt;title&gt;</title>');
  expect(html).toContain('"status":404');
  expect(policy).toContain("default-src 'none'");
  expect((await host.file('assets/host.js'))?.body.toString()).toBe('host()');
  await expect(runningHost('http://localhost:9')).rejects.toThrow('ne répond pas');
});
