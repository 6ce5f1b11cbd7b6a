import { join } from 'node:path';
import { FAILURES, type Failure, type FailureName } from '@mosta/portal-sdk/failures/failure-table';
import { FAILURE_STUBS } from '@mosta/portal-sdk/stubs/failure-stubs';
import { builtHost } from '@mosta/portal-sdk/stubs/host-source';
import { type StubPortal, startStubPortal } from '@mosta/portal-sdk/stubs/stub-portal';
import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../support/test';

/** What pages, browser and federation runtime say of what the stubs do wrong, and of a service that is not there. */
test.use({
  allowedConsole:
    /\[portal\]|The stub "|carries its own|Failed to|Federation|net::ERR|integrity|WebSocket|\/stubs\//i,
});

const ROOT = join(import.meta.dirname, '..', '..');
const text = { fr: 'Photos', en: 'Photos', ar: 'صور' };
const MEDIA = {
  name: 'media',
  label: text,
  contract: '^1.0.0',
  routes: [
    { path: '/photos', title: text, description: text, guarded: false, frame: 'site' as const },
  ],
  navigation: [
    { group: 'salon' as const, order: 1, label: text, path: '/photos', prominent: false },
  ],
  slots: ['latest'],
};
/** Failures that something has to happen for, once the page is there. */
const ON_DEMAND: FailureName[] = [
  'cleanup-throws',
  'event-throws',
  'drawing-fails-typed',
  'styles-stay',
  'api-hangs',
];
/** Pages that only wait are loaded beside the others; two that work at once could miss the deadline on a busy machine. */
const isWaiting = (name: FailureName) => /TIMEOUT/.test((FAILURES[name] as Failure).code ?? '');
let portal: StubPortal;

test.beforeAll(async () => {
  portal = await startStubPortal({
    port: 0,
    host: await builtHost(join(ROOT, 'host', 'dist')),
    stubsDir: join(ROOT, 'sdk', 'stubs'),
    stubs: true,
    descriptors: [MEDIA],
    remotes: [],
  });
});
test.afterAll(() => portal.stop());

/** What a first visit of a stub's page shows, and the codes that were reported until then. */
async function visit(context: BrowserContext, name: FailureName) {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const codes: string[] = [];
    Reflect.set(window, 'codes', codes);
    addEventListener('portal:failure', (event) => codes.push((event as CustomEvent).detail.code));
  });
  const language = name.startsWith('texts-') ? 'ar' : 'fr';
  await page.goto(`${portal.url}/stub/${name}?langue=${language}`, { waitUntil: 'commit' });
  const shown = page.locator('#root main').locator('[role=alert], h1').first();
  await expect(shown).toBeVisible({ timeout: 30_000 });
  const seen = (await shown.textContent()) ?? '';
  const codes: string[] = await page.evaluate(() => Reflect.get(window, 'codes'));
  await page.close();
  return { seen, codes };
}

/** What is wrong with what a stub shows; empty where it is what its row says. */
function complaint(name: FailureName, { seen, codes }: { seen: string; codes: string[] }): string {
  const { code, worksAfter }: Failure = FAILURES[name];
  const told = code?.split(/, | or /) ?? [];
  if (ON_DEMAND.includes(name)) return /essai/.test(seen) ? '' : `${name} shows "${seen}"`;
  if (worksAfter === null)
    return told.some((each) => seen.includes(each)) ? '' : `${name} shows "${seen}"`;
  if (/Code|الرمز/.test(seen)) return `${name} shows "${seen}"`;
  return code === null || told.some((each) => codes.includes(each))
    ? ''
    : `${name} reports ${codes}`;
}

test('every stub fails as its row of the table says', async ({ context }) => {
  const names = Object.keys(FAILURE_STUBS) as FailureName[];
  const complaints: string[] = [];
  const visitAll = async (queue: FailureName[]) => {
    for (const name of queue) complaints.push(complaint(name, await visit(context, name)));
  };
  await Promise.all([
    visitAll(names.filter(isWaiting)),
    visitAll(names.filter((name) => !isWaiting(name))),
  ]);
  expect(complaints.filter((each) => each !== '')).toEqual([]);
});

test('a remote generated from a descriptor records what it is given', async ({ page }) => {
  const recorded = () => page.evaluate(() => Reflect.get(window, 'portalRecorded'));
  await page.goto(`${portal.url}/photos`);
  await expect(page.getByRole('heading', { level: 1, name: '/photos' })).toBeVisible();
  await expect(page).toHaveTitle(/Photos/);
  await page.getByRole('button', { name: 'English' }).click();
  await expect.poll(recorded).toContainEqual({ kind: 'language', name: 'en' });
  expect(await recorded()).toContainEqual({ kind: 'route', name: '/photos' });
  expect(await recorded()).toContainEqual({ kind: 'session', name: '' });
  await page.goto(`${portal.url}/stub/slot?name=media/latest&props={"count":3}`);
  await expect(page.getByRole('heading', { level: 2, name: 'latest' })).toBeVisible();
  expect(await recorded()).toContainEqual({ kind: 'slot', name: 'latest', value: { count: 3 } });
});

test('the first page leads to every stub, and a mended one works', async ({ page }) => {
  await page.goto(portal.url);
  await page.getByRole('link', { name: 'page-code-fails', exact: true }).click();
  const notice = page.getByRole('main').getByRole('alert');
  await expect(notice).toContainText('CHUNK_FAILED');
  portal.mend('page-code-fails');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Remote d’essai « ok »');
});
