import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFailingPages } from '@mosta/release/failing-pages';
import { logEntrySchema } from '@mosta/release/release-log';
import { registrySchema } from '@mosta/shared/contract/registry';
import { failureReportSchema } from '@mosta/shared/schemas/failure-report.schema';
import * as v from 'valibot';
import { OPERATOR_TEXTS } from '../src/modules/operator/operator-texts';
import { auditLog } from '../src/tables/audit';
import { exampleRegistry, exampleVersion, writeRegistry } from './support/registry';
import { bearer, startTestApp, type TestApp } from './support/test-app';

let service: TestApp;
let operator: { authorization: string };
beforeAll(async () => {
  service = await startTestApp();
  operator = bearer(await service.organizer());
});
afterAll(() => service.close());

const versions = { '1.0.0': exampleVersion('1.0.0'), '1.1.0': exampleVersion('1.1.0') };
const startedAt = '2025-01-01T00:00:00.000Z';
const canary = { version: '1.1.0', percent: 30, startedAt };
beforeEach(() => writeRegistry(service.dataDir, exampleRegistry({ versions, canary })));

const inRegistry = () => {
  const text = readFileSync(join(service.dataDir, 'registry.json'), 'utf8');
  return v.parse(registrySchema, JSON.parse(text)).remotes.exemple;
};
const state = (headers = {}) => service.app.inject({ url: '/_portal/operator/state', headers });
const act = (action: string, headers: Record<string, string> = operator, name = 'exemple') =>
  service.app.inject({
    method: 'POST',
    url: `/_portal/operator/remotes/${name}/${action}`,
    headers,
  });

it('is for organisers alone', async () => {
  const exhibitor = bearer(await service.exhibitor());
  expect([(await state()).statusCode, (await state(exhibitor)).statusCode]).toEqual([401, 403]);
  expect((await state({ authorization: 'Bearer forged' })).statusCode).toBe(401);
  expect([
    (await act('disable', {})).statusCode,
    (await act('disable', exhibitor)).statusCode,
  ]).toEqual([401, 403]);
  expect(inRegistry()?.enabled).toBe(true);
});

it('shows remotes, versions, the canary with both rates, load times, failures and the log', async () => {
  for (const [version, failure] of [
    ['1.0.0', null],
    ['1.1.0', { phase: 'script', code: 'GONE' }],
  ] as const) {
    const loads = [{ remote: 'exemple', version, ms: 150, failure }];
    const payload = { view: `a-view-of-${version}`.replaceAll('.', '-'), loads };
    await service.app.inject({ method: 'POST', url: '/v1/load', payload });
  }
  await service.app.settleLoads();
  const answer = await state(operator);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(answer.json()).toMatchObject({
    trouble: null,
    remotes: [
      {
        name: 'exemple',
        label: { fr: 'Exemple' },
        enabled: true,
        active: '1.0.0',
        previous: null,
        canary: {
          ...canary,
          seen: { canary: { loads: 1, failures: 1 }, usual: { loads: 1, failures: 0 } },
        },
        versions: [
          { version: '1.0.0', loads: 1, failures: 0, p50: 150, p95: 195 },
          { version: '1.1.0', loads: 1, failures: 1, p50: null, p95: null },
        ],
      },
    ],
    failures: [{ remote: 'exemple', version: '1.1.0', phase: 'script', code: 'GONE', count: 1 }],
  });
});

it('says what the running host lacks of an active version, and which pages cannot be drawn', async () => {
  const { dataDir, hostDist } = service;
  const uses = (names: string[]) => ({ '@mosta/shared/ui': names });
  const place = join(dataDir, 'remotes', 'exemple', '1.0.0');
  mkdirSync(place, { recursive: true });
  const requirements = { facades: uses(['OldButton']), shared: {}, pages: [], missingTexts: {} };
  writeFileSync(join(place, 'requirements.json'), JSON.stringify(requirements));
  const offers = join(hostDist, 'facades.json');
  writeFileSync(
    offers,
    JSON.stringify({ contract: '1.6.0', facades: uses(['Button']), shared: {} }),
  );
  const since = '2025-01-02T00:00:00.000Z';
  const page = { baseUrl: '/remotes/exemple/1.0.0/', path: '/Bonjour', since };
  await writeFailingPages(dataDir, [
    { ...page, language: 'fr' },
    { ...page, language: 'ar' },
  ]);
  try {
    expect((await state(operator)).json().remotes).toMatchObject([
      {
        misfits: [expect.stringContaining('@mosta/shared/ui n’offre pas OldButton')],
        failingPages: [{ path: '/Bonjour', languages: ['fr', 'ar'], since }],
      },
    ]);
  } finally {
    rmSync(offers);
    await writeFailingPages(dataDir, []);
  }
  expect((await state(operator)).json().remotes).toMatchObject([{ misfits: [], failingPages: [] }]);
});

it('promotes, rolls back, closes and opens, and leaves it in both logs', async () => {
  expect((await act('promote')).statusCode).toBe(204);
  expect(inRegistry()).toMatchObject({ active: '1.1.0', previous: '1.0.0' });
  expect(inRegistry()?.canary).toBeUndefined();
  expect((await act('rollback')).statusCode).toBe(204);
  expect(inRegistry()).toMatchObject({ active: '1.0.0' });
  await act('disable');
  expect(inRegistry()?.enabled).toBe(false);
  await act('enable');
  await act('enable');
  expect(inRegistry()?.enabled).toBe(true);
  const { log } = (await state(operator)).json();
  expect(log.map(({ action }: { action: string }) => action)).toEqual([
    'enable',
    'disable',
    'rollback',
    'promote',
  ]);
  expect(log[0].by).toMatch(/^account:[\da-f-]{36}$/);
  const entries = await service.database.db.select().from(auditLog);
  expect(entries.map(({ action }) => action)).toEqual([
    'release.promote',
    'release.rollback',
    'release.disable',
    'release.enable',
  ]);
});

it('refuses with a sentence', async () => {
  writeRegistry(service.dataDir, exampleRegistry());
  const refused = await act('rollback');
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'NO_PREVIOUS_VERSION']);
  expect((await act('promote')).json().code).toBe('NO_CANARY');
  expect((await act('disable', operator, 'inconnu')).statusCode).toBe(404);
  expect((await act('remove')).statusCode).toBe(400);
});

describe('the page', () => {
  const page = (query = '') => service.app.inject({ url: `/_portal${query}` });

  it('has a policy that admits its own script alone, and makes no markup of text', async () => {
    const { headers, body } = await page();
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    expect(policy).not.toMatch(/unsafe|nonce/);
    expect(body).toContain('<script src="/_portal/operator.js" type="module"></script>');
    for (const name of ['operator.js', 'session.js', 'elements.js', 'drawing.js']) {
      const script = await service.app.inject({ url: `/_portal/${name}` });
      expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
      expect(script.body).not.toMatch(/innerHTML|insertAdjacentHTML/);
    }
  });

  it.each([
    ['fr', 'ltr', 'Exploitation du portail'],
    ['en', 'ltr', 'Portal operations'],
    ['ar', 'rtl', 'تشغيل البوابة'],
  ])('speaks %s', async (language, direction, title) => {
    const { body } = await page(`?langue=${language}`);
    expect(body).toContain(`<html lang="${language}" dir="${direction}">`);
    expect(body).toContain(`<h1>${title}</h1>`);
    // versions are written from left to right in each of them
    expect(body).toMatch(/code \{[^}]*direction: ltr; unicode-bidi: isolate;/);
  });

  it('is there while the registry is broken', async () => {
    writeRegistry(service.dataDir, 'broken');
    expect((await page()).statusCode).toBe(200);
    expect((await state(operator)).json()).toMatchObject({ trouble: 'invalid' });
  });

  it('has every text that its script asks for, with the same values in each language', () => {
    const folder = join(__dirname, '../operator');
    const { fr, en, ar } = OPERATOR_TEXTS;
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
      const script = readFileSync(join(folder, file), 'utf8');
      for (const [, key = ''] of script.matchAll(/\bt\('(\w+)'/g)) expect(fr).toHaveProperty(key);
    }
    const phases = failureReportSchema.entries.phase.options.map((phase) => `phase:${phase}`);
    const actions = logEntrySchema.entries.action.options.map((action) => `did:${action}`);
    expect(Object.keys(fr)).toEqual(expect.arrayContaining([...phases, ...actions]));
    const holes = (texts: object) =>
      Object.values(texts).map((text: string) => (text.match(/\{\w+\}/g) ?? []).sort());
    expect(holes(en)).toEqual(holes(fr));
    expect(holes(ar)).toEqual(holes(fr));
  });
});
