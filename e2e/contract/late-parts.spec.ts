import type { Page } from '@playwright/test';
import { expect, liveShown, test } from '../support/test';

/** Files of the host that a first page does without. Where a team tests, its panel is part of the page. */
const LATE = /\/assets\/(calls|overlays|toasts|realtime|expired-session|inbox)\.\w+\.js$/;

/** Keeps the host's late files back. @returns lets them come */
async function holdLateFiles(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(LATE, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

for (const path of ['/', '/hebergement', '/program']) {
  test(`${path} stands without the code of calls, overlays and toasts`, async ({ page }) => {
    const release = await holdLateFiles(page);
    await page.goto(path);
    await liveShown(page);
    await expect(page.locator('#root').getByRole('heading', { level: 1 })).toBeVisible();
    release();
  });
}

test('what is opened before its code has come opens with it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdLateFiles(page);
  await page.goto('/hebergement');
  await liveShown(page);
  const opens = page.getByRole('button', { name: 'Ouvrir le menu' });
  await opens.click();
  await expect(opens).toHaveAttribute('aria-expanded', 'true');
  release();
  await page.getByRole('button', { name: 'Fermer le menu' }).click();
  await expect(opens).toHaveAttribute('aria-expanded', 'false');
});

test.describe('without network', () => {
  test.use({ allowedConsole: /ERR_INTERNET_DISCONNECTED/ });

  test('what was never opened opens all the same', async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const files = ['calls', 'overlays', 'toasts'].map((name) =>
      page.waitForEvent('requestfinished', (request) => request.url().includes(`/assets/${name}.`)),
    );
    await page.goto('/hebergement');
    await Promise.all(files);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    await expect(page.getByRole('button', { name: 'Fermer le menu' })).toBeVisible();
  });
});
