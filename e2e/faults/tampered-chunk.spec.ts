import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

/** What the page and the browser say of the fault that the test provokes. */
test.use({
  allowedConsole: /\[portal\]|integrity|preload|Failed to load resource|ChunkLoadError/i,
});

const CHUNK = '**/remotes/hotels/files/route-hebergement.*.js';
/** Of the parts that the hotels take: the panel of a portal where teams test has fields. */
const FACADE = '**/assets/ui-tabs.*.js';

test('a tampered chunk does not run, the page says so, and the true one works at « Réessayer »', async ({
  page,
}) => {
  await refuses(page, CHUNK);
});

test('a tampered part of a façade does not run either, and the true one works at « Réessayer »', async ({
  page,
}) => {
  await refuses(page, FACADE);
});

/** Opens the hotels while a file that they need comes changed, and again when it comes as it was built. */
async function refuses(page: Page, file: string): Promise<void> {
  let tampered = 0;
  await page.route(file, async (route) => {
    const answer = await route.fetch();
    tampered += 1;
    await route.fulfill({
      response: answer,
      body: `globalThis.tampered = true;${await answer.text()}`,
    });
  });
  await page.goto('/hebergement');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Annuaire des hôtels', { timeout: 40_000 });
  await expect(alert).toContainText('CHUNK_');
  expect(tampered).toBeGreaterThan(0);
  expect(await page.evaluate('globalThis.tampered')).toBeUndefined();
  await expect(page.getByRole('navigation').getByRole('button', { name: 'Salon' })).toBeEnabled();

  // the script and its preload are asked for on their own, and one may be on its way still
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(alert).toBeHidden();
  await expect(page.getByRole('button', { name: /Hôtel exemple 01/ })).toBeEnabled();
}

test('a tampered script of the portal itself does not run, and the page says so above its text', async ({
  page,
}) => {
  await page.route('**/assets/modules.*.js', async (route) => {
    const answer = await route.fetch();
    const body = `globalThis.tampered = true;${await answer.text()}`;
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/date-lieu');
  await expect(page.locator('#start-failure')).toBeVisible({ timeout: 40_000 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate('globalThis.tampered')).toBeUndefined();
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Salon' })).toBeEnabled();
  await expect(page.locator('#start-failure')).toBeHidden();
});
