import type { Page } from '@playwright/test';

/** What covers a page and takes the keyboard: dialogs and menus. */
const OVERLAYS = '.MuiModal-root:not([aria-hidden="true"])';

/**
 * What is wrong with how an open dialog or menu behaves at the keyboard, one line each: it has the focus, Escape closes it,
 * and the focus is then where one was. Closes it.
 */
export async function findFocusFaults(page: Page, stays: boolean): Promise<string[]> {
  const overlay = await page
    .locator(OVERLAYS)
    .filter({ visible: true })
    .last()
    .elementHandle({ timeout: 500 })
    .catch(() => null);
  if (overlay === null) return [];
  const faults: string[] = [];
  const inside = await overlay.evaluate((one) => one.contains(document.activeElement));
  if (!inside) faults.push('le focus n’est pas dans ce qui s’est ouvert');
  await page.keyboard.press('Escape');
  const closed = await overlay
    .waitForElementState('hidden', { timeout: 2_000 })
    .then(() => true)
    .catch(() => false);
  if (stays) return closed ? [...faults, 'Échap ferme'] : faults;
  if (!closed) return [...faults, 'Échap ne ferme pas'];
  const lost = await page.evaluate(() => document.activeElement === document.body);
  if (lost) faults.push('le focus ne revient nulle part');
  return faults;
}
