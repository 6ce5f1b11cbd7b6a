import type { Page } from '@playwright/test';
import { expect, liveShown, test } from '../support/test';

const prefetches = (page: Page) =>
  page.locator('head link[rel="prefetch"][as="script"][href*="pixi-plan"]');

/** Until the browser has had nothing to do, twice: what the first time begins has begun. */
const becomeIdle = (page: Page) =>
  page.evaluate(async () => {
    for (let i = 0; i < 2; i += 1) await new Promise((resolve) => requestIdleCallback(resolve));
  });

test('the scripts of WebGL are fetched when the browser is idle, and not run', async ({ page }) => {
  const fetched = page.waitForResponse(/pixi-plan/);
  await page.goto('/PlanSalon');
  await liveShown(page);
  expect((await fetched).ok()).toBe(true);
  await expect(prefetches(page)).not.toHaveCount(0);
  await expect(page.locator('script[src*="pixi-plan"]')).toHaveCount(0);
  await expect(page.locator('main canvas')).toHaveCount(0);
});

test('who saves data gets the scripts of WebGL with the first use only', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/PlanSalon');
  await liveShown(page);
  await becomeIdle(page);
  expect(asked.filter((url) => url.includes('pixi'))).toEqual([]);
  await page
    .getByRole('img', { name: /plan/i })
    .filter({ has: page.locator('svg text') })
    .hover();
  await expect(page.locator('main canvas').first()).toBeVisible();
  expect(asked.filter((url) => url.includes('pixi-plan'))).not.toEqual([]);
});
