import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@mosta/shared/contract/registry';
import { registrySchema } from '@mosta/shared/contract/registry';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { createApp } from '../src/app';
import { readConfig } from '../src/config';
import { readFailures, readLoads } from '../src/modules/load/load.repository';
import { auditLog } from '../src/tables/audit';
import { exampleRegistry, exampleVersion, writeRegistry } from './support/registry';
import { startTestApp, TEST_SECRET, type TestApp } from './support/test-app';

let service: TestApp;
/** Another process on the same database and registry. */
let other: FastifyInstance;
beforeAll(async () => {
  service = await startTestApp({ CANARY_VOTERS: 'addresses', TRUST_PROXY: '1' });
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    AUTH_SECRET: TEST_SECRET,
    PORTAL_DATA: service.dataDir,
    PORTAL_HOST_DIST: service.hostDist,
    CANARY_VOTERS: 'addresses',
    TRUST_PROXY: '1',
  });
  other = await createApp(config, { ...service.database, close: async () => undefined });
  await other.ready();
});
afterAll(async () => {
  await other?.close();
  await service?.close();
});

const versions = { '1.0.0': exampleVersion('1.0.0'), '1.1.0': exampleVersion('1.1.0') };
let started = 0;
/** Gives half of the visitors version 1.1.0, in a trial of its own. */
function startTrial(): void {
  started += 1;
  const startedAt = new Date(Date.UTC(2025, 0, started)).toISOString();
  writeRegistry(
    service.dataDir,
    exampleRegistry({ versions, canary: { version: '1.1.0', percent: 50, startedAt } }),
  );
}
const trial = () => {
  const file = readFileSync(join(service.dataDir, 'registry.json'), 'utf8');
  return v.parse(registrySchema, JSON.parse(file)).remotes.exemple?.canary;
};

let views = 0;
const FAILED = { phase: 'script', code: 'SCRIPT_FAILED' } as const;
type Load = { version: string; failed?: boolean; ms?: number; address: string; view?: string };
async function report(app: FastifyInstance, { version, failed, ms = 120, address, view }: Load) {
  views += 1;
  const response = await app.inject({
    method: 'POST',
    url: '/v1/load',
    headers: { 'x-forwarded-for': address },
    payload: {
      view: view ?? `view-${views}-of-the-test`,
      loads: [{ remote: 'exemple', version, ms, failure: failed ? FAILED : null }],
    },
  });
  expect(response.statusCode).toBe(204);
}
/** So many visitors, each with an address of their own, of whom so many see a failure. */
async function visit(app: FastifyInstance, version: string, visitors: number, failing: number) {
  for (let n = 0; n < visitors; n += 1) {
    const address = `10.${version === '1.0.0' ? 0 : 1}.${app === other ? 1 : 0}.${n}`;
    await report(app, { version, failed: n < failing, address });
  }
}
const settle = async () => {
  await service.app.settleLoads();
  await other.settleLoads();
};
const metric = async (app: FastifyInstance, line: string) =>
  (await app.inject({ url: '/metrics' })).body.split('\n').find((each) => each.startsWith(line));

it('counts loads and failures by remote, version and group, and once for a page view', async () => {
  startTrial();
  const view = 'a-view-that-repeats';
  await report(service.app, { version: '1.1.0', address: '10.9.0.1', view });
  await report(service.app, { version: '1.1.0', address: '10.9.0.1', view });
  await report(service.app, { version: '1.1.0', address: '10.9.0.1', view, failed: true });
  await report(service.app, { version: '1.1.0', address: '10.9.0.1', view, failed: true });
  await report(service.app, { version: '1.0.0', address: '10.9.0.2', ms: 700 });
  const canary = 'remote="exemple",version="1.1.0",group="canary"';
  expect(await metric(service.app, `portal_remote_loads_total{${canary}}`)).toMatch(/ 1$/);
  expect(await metric(service.app, `portal_remote_load_failures_total{${canary}}`)).toMatch(/ 1$/);
  const usual = 'remote="exemple",version="1.0.0",group="usual"';
  expect(await metric(service.app, `portal_remote_load_seconds_sum{${usual}}`)).toMatch(/ 0\.7$/);
  await settle();
  expect(await readLoads(service.database.db)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ version: '1.1.0', visitors: 'canary', loads: 1, failures: 1 }),
      expect.objectContaining({ version: '1.0.0', visitors: 'usual', loads: 1, failures: 0 }),
    ]),
  );
  expect(await readFailures(service.database.db)).toEqual([
    { remote: 'exemple', version: '1.1.0', ...FAILED, count: 1 },
  ]);
});

it('takes no name from a browser that the registry lacks', async () => {
  startTrial();
  for (const [remote, version] of [
    ['exemple', '9.9.9'],
    ['inconnu', '1.0.0'],
    ['__proto__', 'constructor'],
  ]) {
    const payload = {
      view: 'a-view-of-nothing',
      loads: [{ remote, version, ms: 1, failure: null }],
    };
    const answer = await service.app.inject({ method: 'POST', url: '/v1/load', payload });
    expect(answer.statusCode).toBe(204);
  }
  const { body } = await service.app.inject({ url: '/metrics' });
  expect(body).not.toMatch(/9\.9\.9|inconnu|__proto__/);
});

it('stops a canary that is worse, of which two processes saw a part each, and says so', async () => {
  startTrial();
  await visit(service.app, '1.1.0', 12, 6);
  await visit(service.app, '1.0.0', 12, 0);
  await settle();
  expect(trial()?.stopped).toBeUndefined();
  await visit(other, '1.1.0', 12, 6);
  await visit(other, '1.0.0', 12, 0);
  await settle();
  expect(trial()?.stopped?.reason).toBe(
    '50 % d’échecs (12 sur 24), contre 0 % d’échecs (0 sur 24) pour la version active',
  );
  const page = await service.app.inject({
    url: '/Bonjour',
    headers: { accept: 'text/html', cookie: 'portal_canary=0' },
  });
  expect(page.body).toContain('/remotes/exemple/1.0.0/remoteEntry.js');
  const said = await Promise.all(
    [service.app, other].map((app) =>
      metric(app, 'portal_canaries_stopped_total{remote="exemple"} 1'),
    ),
  );
  expect(said.filter(Boolean)).toHaveLength(1);
  const entries = await service.database.db.select().from(auditLog);
  expect(entries.filter(({ action }) => action === 'release.stop-canary')).toHaveLength(1);
  const log = readFileSync(join(service.dataDir, 'releases.log'), 'utf8');
  expect(JSON.parse(log.trim().split('\n').at(-1) ?? '')).toMatchObject({
    by: 'portal',
    action: 'stop-canary',
    remote: 'exemple',
    version: '1.1.0',
  });
});

it('leaves an equal canary alone', async () => {
  startTrial();
  for (const version of ['1.0.0', '1.1.0']) await visit(service.app, version, 60, 3);
  await settle();
  expect(trial()?.stopped).toBeUndefined();
});

it('cannot be brought to stop one by many reports from one address', async () => {
  startTrial();
  await visit(service.app, '1.1.0', 60, 0);
  await visit(service.app, '1.0.0', 60, 0);
  for (let n = 0; n < 100; n += 1)
    await report(service.app, { version: '1.1.0', failed: true, address: '10.7.7.7' });
  await settle();
  expect(trial()?.stopped).toBeUndefined();
});

it('judges nothing of a trial that has ended meanwhile', async () => {
  startTrial();
  await visit(service.app, '1.1.0', 30, 30);
  const ended: Registry = exampleRegistry({ versions });
  writeRegistry(service.dataDir, ended);
  await settle();
  expect(trial()).toBeUndefined();
});
