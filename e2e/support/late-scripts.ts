import type { Page } from '@playwright/test';
import { expect, liveShown } from './test';

/** Holds scripts back. @param files address of theirs, as `page.route` takes it @returns lets them come */
export async function holdScripts(page: Page, files: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** Opens a page whose scripts do not come. @returns lets them come */
export async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdScripts(page, '**/*.js');
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('#prerendered')).toBeVisible();
  return async () => {
    release();
    await liveShown(page);
  };
}
