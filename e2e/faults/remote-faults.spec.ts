import { basename, join } from 'node:path';
import { FAILURES, type FailureBy } from '@mosta/portal-sdk/failures/failure-table';
import type { Page } from '@playwright/test';
import { type Fault, FaultyPortal } from '../support/faulty-portal';
import { RemoteServer } from '../support/remote-server';
import { expect, test } from '../support/test';

/** What the page, the browser and the federation runtime say of a fault that the test provokes. */
test.use({
  allowedConsole:
    /\[portal\]|The stub "|carries its own|Failed to|Federation Runtime|preload|net::ERR|integrity/i,
});

const HOTELS_BUILD = join(import.meta.dirname, '..', '..', 'remote-hotels', 'dist');
const PAGE = '/hebergement';
const HEADING = 'Trouvez votre séjour idéal';
const portal = new FaultyPortal();
let address = '';
let failures: string[] = [];

test.beforeAll(async () => {
  address = await portal.start();
});
test.afterAll(() => portal.stop());
test.beforeEach(async ({ page }) => {
  portal.fault = () => undefined;
  portal.rewrite = withoutDrawing;
  failures = [];
  await page.exposeFunction('noteFailure', (code: string) => failures.push(code));
  await page.addInitScript(() => {
    addEventListener('portal:failure', (event) => {
      const { remote, code } = (event as CustomEvent).detail;
      Reflect.get(window, 'noteFailure')(`${remote} ${code}`);
    });
  });
});

const notice = (page: Page) => page.getByRole('main').getByRole('alert');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const retry = (page: Page) => page.getByRole('button', { name: 'Réessayer' }).click();

/** Answers every file of the remote wrongly that the name fits. */
function breakFiles(name: RegExp, fault: Fault): void {
  portal.fault = (path) =>
    path.startsWith('/remotes/hotels/') && name.test(path) ? fault : undefined;
}

/** The page as if nothing of it had been drawn before its scripts: what is seen of it is live. */
const withoutDrawing = (html: string) =>
  html
    .replace(/<div id="prerendered">.*?(?=<div id="root">)/s, '')
    .replace(/<script type="application\/json" id="portal-data"[^>]*>.*?<\/script>/s, '');

/** The page as if the manifest of its remote had not been written into it. */
const withoutManifests = (html: string) =>
  html.replace('"manifests":{', '"manifests":{},"unused":{');

/** Visits the page, waits for the notice, mends the fault and tries once again. @returns when the visitor knew, in ms */
async function failAndRecover(
  page: Page,
  code: RegExp,
  search = '',
  mend = () => {
    portal.fault = () => undefined;
  },
): Promise<number> {
  const started = Date.now();
  await page.goto(`${address}${PAGE}${search}`);
  await expect(notice(page)).toContainText('Annuaire des hôtels', { timeout: 40_000 });
  const ms = Date.now() - started;
  await expect(notice(page)).toContainText(code);
  mend();
  await retry(page);
  await expect(heading(page)).toHaveText(HEADING);
  return ms;
}

/** What each row of the table does in the browser; a row without an entry here does not compile. @returns a time */
const PROVOKED: Record<FailureBy<'browser'>, (page: Page) => Promise<number | null>> = {
  'manifest-hangs': (page) => {
    portal.rewrite = withoutManifests;
    breakFiles(/mf-manifest/, 'hang');
    return failAndRecover(page, /MANIFEST_TIMEOUT/);
  },
  'manifest-rubbish': async (page) => {
    // a team's own server, on an origin of its own
    const server = new RemoteServer(HOTELS_BUILD);
    server.mood = 'rubbish';
    const manifest = `${await server.start()}/mf-manifest.json`;
    try {
      const search = `?mf.hotels=${encodeURIComponent(manifest)}`;
      return await failAndRecover(page, /MANIFEST_INVALID/, search, () => {
        server.mood = 'well';
      });
    } finally {
      await server.stop();
    }
  },
  'entry-tampered': async (page) => {
    const registry = await (await page.request.get('/registry.json')).json();
    const { active, versions } = registry.remotes.hotels;
    const entry = basename(versions[active].descriptor.entry);
    const headers = {
      'content-type': 'text/javascript',
      'cache-control': 'public, max-age=31536000, immutable',
    };
    portal.fault = (path) =>
      path.endsWith(`/${entry}`) ? { status: 200, body: 'tampered()', headers } : undefined;
    return failAndRecover(page, /INTEGRITY_FAILED/);
  },
  'files-gone': (page) => {
    breakFiles(/./, { status: 404 });
    return failAndRecover(page, /CHUNK_FAILED|SCRIPT_FAILED|_HTTP_404/);
  },
  'page-code-fails-previous': async (page) => {
    const stub = await (await page.request.get('/stubs/styles/descriptor.json')).json();
    const registry = await (await page.request.get('/registry.json')).json();
    const { active, versions } = registry.remotes.hotels;
    const { version, entry } = stub;
    // The page one release later: another build is active, whose page cannot be had; today's is the previous one.
    const next = {
      ...versions[active],
      baseUrl: '/stubs/styles/',
      integrity: '',
      descriptor: { ...versions[active].descriptor, version, entry },
    };
    portal.rewrite = (html) => {
      const start = html.indexOf('"hotels":{');
      const rest = html
        .slice(start)
        .replace(`"active":"${active}"`, `"active":"${version}"`)
        .replace(/"previous":(null|"[^"]*")/, `"previous":"${active}"`)
        .replace('"versions":{', `"versions":{${JSON.stringify(version)}:${JSON.stringify(next)},`);
      return html.slice(0, start) + rest;
    };
    portal.fault = (path) => (/\/page[^/]*\.js$/.test(path) ? { status: 404 } : undefined);
    const started = Date.now();
    await page.goto(`${address}${PAGE}`);
    await expect(heading(page)).toHaveText(HEADING, { timeout: 30_000 });
    await expect(page.locator('#root')).toContainText(HEADING);
    await expect(notice(page)).toHaveCount(0);
    expect(failures).toContain('hotels CHUNK_FAILED');
    return Date.now() - started;
  },
  'second-react': async (page) => {
    const started = Date.now();
    await page.goto(`${PAGE}?mf.hotels=stub:second-react`);
    await expect(notice(page)).toContainText('SECOND_COPY');
    return Date.now() - started;
  },
  'global-replaced': async (page) => {
    const started = Date.now();
    await page.goto(`${PAGE}?mf.hotels=stub:globals`);
    await expect(notice(page)).toContainText('GLOBAL_REPLACED');
    expect(await page.evaluate(() => fetch('/registry.json').then(({ ok }) => ok))).toBe(true);
    return Date.now() - started;
  },
  'cleanup-throws': async (page) => {
    await page.goto(`${PAGE}?mf.hotels=stub:cleanup`);
    await expect(heading(page)).toHaveText(/cleanup/);
    await page.evaluate(() => {
      const header = document.querySelector('header');
      if (header) header.dataset.kept = 'true';
    });
    await page.getByRole('navigation').getByRole('button', { name: 'Salon' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Date & Lieu' }).click();
    await expect(heading(page)).toHaveText('Date & Lieu');
    await expect(page.locator('header[data-kept]')).toBeVisible();
    expect(failures).toContain('hotels CLEANUP_FAILED');
    return null;
  },
  'event-throws': async (page) => {
    await page.goto(`${PAGE}?mf.hotels=stub:events`);
    for (const name of ['Échouer au clic', 'Échouer plus tard', 'Échouer en promesse']) {
      await page.getByRole('button', { name }).click();
    }
    await expect
      .poll(() => failures)
      .toEqual(['hotels UNCAUGHT_ERROR', 'hotels UNCAUGHT_ERROR', 'hotels UNHANDLED_REJECTION']);
    await expect(heading(page)).toHaveText(/events/);
    return null;
  },
  'styles-stay': async (page) => {
    // by a style sheet, and by an element of the script
    const spaced = ['12px', '9px'];
    const spacing = () =>
      heading(page).evaluate((element) => {
        const { letterSpacing, wordSpacing } = getComputedStyle(element);
        return [letterSpacing, wordSpacing];
      });
    await page.goto(`${PAGE}?mf.hotels=stub:styles`);
    await expect(heading(page)).toHaveText(/styles/);
    await expect.poll(spacing).toEqual(spaced);
    await page.getByRole('navigation').getByRole('button', { name: 'Salon' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Date & Lieu' }).click();
    await expect(heading(page)).toHaveText('Date & Lieu');
    for (const each of await spacing()) expect(spaced).not.toContain(each);
    await page.goBack();
    await expect(heading(page)).toHaveText(/styles/);
    expect(await spacing()).toEqual(spaced);
    return null;
  },
  'api-hangs': async (page) => {
    portal.fault = (path) => (path.startsWith('/v1/hotel') ? 'hang' : undefined);
    const started = Date.now();
    await page.goto(`${address}${PAGE}`);
    await expect(page.getByText(/plus long que d’habitude/)).toBeVisible();
    const slow = Date.now() - started;
    await expect(notice(page)).toBeVisible({ timeout: 40_000 });
    const known = Date.now() - started;
    expect(known).toBeGreaterThan(slow);
    portal.fault = () => undefined;
    await retry(page);
    await expect(page.getByText('8 properties found')).toBeVisible();
    return known;
  },
};

for (const [name, provoke] of Object.entries(PROVOKED)) {
  const { what, seen } = FAILURES[name as FailureBy<'browser'>];
  test(`${what}: ${seen}`, async ({ page }) => {
    const ms = await provoke(page);
    if (ms !== null) process.stdout.write(`  ${name}: ${(ms / 1000).toFixed(1)} s\n`);
    await expect(page.getByRole('navigation').getByRole('button', { name: 'Salon' })).toBeEnabled();
  });
}

test('a remote that fails while drawing keeps the navigation alive', async ({ page }) => {
  await page.goto('/hebergement?mf.hotels=stub:crash');
  await expect(notice(page)).toContainText('Annuaire des hôtels');
  await expect(page.getByRole('navigation').getByRole('button', { name: 'Salon' })).toBeEnabled();
});

test('a remote built for another contract is refused with a sentence that names both versions', async ({
  page,
}) => {
  await page.goto('/hebergement?mf.hotels=stub:incompatible');
  await expect(notice(page)).toContainText('^9.0.0');
  await expect(notice(page)).toContainText(/1\.\d+\.\d+/);
});

test('the directory goes without the small plan where the plan is switched off', async ({
  page,
}) => {
  await page.goto('/ExposantConfirme?mf.floorplan=off');
  const main = page.getByRole('main');
  await expect(main.getByText(/28 sur 28/)).toBeVisible();
  await expect(main.getByRole('alert', { includeHidden: true })).toHaveCount(1);
  await expect(notice(page)).toHaveCount(0);
});

test('a remote that is switched off leaves the navigation and says so at its address', async ({
  page,
}) => {
  await page.goto('/hebergement?mf.hotels=off');
  await expect(notice(page)).toContainText('fermée pour le moment');
  await page.getByRole('navigation').getByRole('button', { name: 'Salon' }).click();
  await expect(page.getByRole('link', { name: 'Hébergement' })).toHaveCount(0);
});
