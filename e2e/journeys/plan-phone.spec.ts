import type { Locator, Page } from '@playwright/test';
import { expect, liveShown, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const drawing = (page: Page) =>
  page.getByRole('img', { name: /plan/i }).filter({ has: page.locator('svg text') });
const sheet = (page: Page) => page.getByRole('region', { name: 'Emplacement choisi' });

/** As the browser sees it, which leaves the whole screen a moment after the page has. */
async function windowState(page: Page) {
  const browser = await page.context().newCDPSession(page);
  const { bounds } = await browser.send('Browser.getWindowForTarget');
  await browser.detach();
  return bounds.windowState;
}

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error('it has no box');
  return box;
}

test('the whole screen shows the plan upright and across, with the selection', async ({ page }) => {
  await page.goto('/PlanSalon?rendu=svg&stand=B12');
  await liveShown(page);
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByRole('button', { name: 'Plein écran' }).tap();
    await expect(sheet(page)).toBeInViewport({ ratio: 1 });
    await expect
      .poll(async () => {
        const screen = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
        const view = await boxOf(drawing(page));
        const fits = view.y >= 0 && view.y + view.height <= screen.height;
        return fits && view.width > screen.width * 0.9;
      })
      .toBe(true);
    await page.getByRole('button', { name: 'Quitter le plein écran' }).tap();
    // The page is where it was left, with the plan in sight.
    await expect(page.getByRole('button', { name: 'Plein écran' })).toBeInViewport({ ratio: 1 });
    // A window of the whole screen refuses another size.
    await expect.poll(() => windowState(page)).toBe('normal');
  }
});
