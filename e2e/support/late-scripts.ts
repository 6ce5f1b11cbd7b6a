import type { Page } from '@playwright/test';
import { expect, liveShown } from './test';

/** Opens a page whose scripts do not come. @returns lets them come */
export async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('#prerendered')).toBeVisible();
  return async () => {
    release();
    await liveShown(page);
  };
}
