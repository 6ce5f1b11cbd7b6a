import { cp, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { portalAt, startPreparedPortal } from '../support/portal';
import { EXHIBITOR, expect, ORGANIZER, openSession, test, violations } from '../support/test';

const portal = portalAt(4312, 'open-pages');
test.use({ baseURL: portal.url });
test.describe.configure({ mode: 'serial' });

let stop: () => Promise<number>;
test.beforeAll(async () => {
  stop = await startPreparedPortal(portal);
  await publishAgain();
});
test.afterAll(async () => {
  expect(await stop()).toBe(0);
});

const file = join(portal.dataDir, 'registry.json');
/** What this test changes of it. */
type Registry = {
  remotes: Record<
    string,
    {
      enabled: boolean;
      active: string;
      previous: string | null;
      versions: Record<string, { baseUrl: string }>;
    }
  >;
};
const readRegistry = async (): Promise<Registry> => JSON.parse(await readFile(file, 'utf8'));
/** Replaces the registry in one step, as the portal command does. */
async function change(how: (registry: Registry) => void): Promise<void> {
  const registry = await readRegistry();
  how(registry);
  await writeFile(`${file}.new`, JSON.stringify(registry));
  await rename(`${file}.new`, file);
}

/** Gives each remote a second version: the same files at addresses of their own. */
async function publishAgain(): Promise<void> {
  const { remotes } = await readRegistry();
  for (const [name, { active }] of Object.entries(remotes)) {
    const folder = join(portal.dataDir, 'remotes', name);
    await cp(join(folder, active), join(folder, `${active}.again`), { recursive: true });
  }
  await change((registry) => {
    for (const [name, { active, versions }] of Object.entries(registry.remotes)) {
      const version = versions[active];
      if (version) {
        const baseUrl = `/remotes/${name}/${active}.again/`;
        versions[`${active}.again`] = { ...version, baseUrl };
      }
    }
  });
}

/** Activates the other version of every remote, or goes back to the first. */
const switchAll = () =>
  change((registry) => {
    for (const remote of Object.values(registry.remotes)) {
      const other = Object.keys(remote.versions).find((version) => version !== remote.active);
      Object.assign(remote, { active: other ?? remote.active, previous: remote.active });
    }
  });
const setEnabled = (enabled: boolean) =>
  change((registry) => {
    for (const remote of Object.values(registry.remotes)) remote.enabled = enabled;
  });
const heading = (page: Page) => page.locator('#root').getByRole('heading', { level: 1 });

test('200 page loads during 20 activations and rollbacks of all remotes: none is broken', async ({
  context,
}) => {
  const paths = ['/hebergement', '/contact', '/login', '/PlanSalon'];
  let loads = 0;
  const visit = async (page: Page) => {
    while (loads < 200) {
      loads += 1;
      if (loads % 10 === 0) await switchAll();
      await page.goto(paths[loads % paths.length] ?? '/', { waitUntil: 'commit' });
      await expect(heading(page)).toHaveCount(1);
      await expect(page.getByText(/ne répond pas|est fermée/)).toHaveCount(0);
    }
  };
  await Promise.all([visit(await context.newPage()), visit(await context.newPage())]);
  expect(loads).toBeGreaterThanOrEqual(200);
});

test('an open page takes the new version at its next navigation, and closes with its remote', async ({
  page,
}) => {
  await page.goto('/visiteur');
  await expect(heading(page)).toHaveCount(1);
  await page.evaluate(() => document.documentElement.setAttribute('data-opened', 'before'));
  // As the socket says it to those who are signed in.
  const hear = async () => {
    const answer = page.waitForResponse(/registry\.json\?page$/);
    await page.evaluate(() => dispatchEvent(new Event('portal:registry')));
    await answer;
  };
  const opened = page.locator('html[data-opened]');
  const follow = (path: string) =>
    page
      .locator(`#root a[href="${path}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());

  await follow('/contact');
  await expect(page).toHaveTitle(/Contact/);
  await expect(opened).toHaveCount(1);
  await switchAll();
  await hear();
  await expect(opened).toHaveCount(1);
  await follow('/visiteur');
  await expect(opened).toHaveCount(0);
  await expect(heading(page)).toHaveCount(1);
  expect(new URL(page.url()).pathname).toBe('/visiteur');

  const title = (await heading(page).textContent()) ?? '';
  await setEnabled(false);
  await hear();
  await expect(heading(page)).toHaveText(/est fermée pour le moment/);
  await setEnabled(true);
  await hear();
  await expect(heading(page)).toHaveText(title);
});

test.describe('/_portal', () => {
  // the refusal
  test.use({ allowedConsole: /status of 403/ });

  test('is refused to others, and shows an organiser what a button does', async ({ page }) => {
    await openSession(page, EXHIBITOR);
    await page.goto('/_portal');
    await expect(page.getByRole('alert').first()).toContainText('réservée aux organisateurs');
    expect(await violations(page)).toEqual([]);

    await page.evaluate(() => localStorage.clear());
    await openSession(page, ORGANIZER);
    await page.goto('/_portal');
    const hotels = page.getByRole('region', { name: 'Annuaire des hôtels', exact: true });
    await expect(hotels.getByText('ouverte')).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await hotels.getByRole('button', { name: /^Fermer/ }).press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Confirmer' }).press('Enter');
    await expect(page.getByRole('status')).toContainText('C’est fait');
    await expect(hotels.getByText('fermée')).toBeVisible();
    expect((await page.request.get('/hebergement')).status()).toBe(503);
    await hotels.getByRole('button', { name: /^Ouvrir/ }).click();
    await dialog.getByRole('button', { name: 'Confirmer' }).click();
    await expect(hotels.getByText('ouverte')).toBeVisible();
    expect((await page.request.get('/hebergement')).status()).toBe(200);

    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
