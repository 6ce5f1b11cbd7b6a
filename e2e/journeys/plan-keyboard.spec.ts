import type { Locator, Page } from '@playwright/test';
import { expect, liveShown, test } from '../support/test';

/** More parts than a page of the plan has before any of them. */
const MOST_STOPS = 120;

/** Goes on by Tab alone until the focus is there, as somebody without a pointer does. */
async function tabTo(page: Page, target: Locator) {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const there = await target.evaluateAll((found) =>
      found.includes(document.activeElement as never),
    );
    if (there) return;
  }
  throw new Error('the focus never comes there');
}

test('a stand is found, looked at, reached and compared by keys alone', async ({ page }) => {
  await page.goto('/PlanSalon');
  await liveShown(page);
  await tabTo(page, page.getByRole('search').getByRole('searchbox'));
  await page.keyboard.type('B49');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/stand=B49/);
  const panel = page.getByRole('region', { name: 'Selected Booth Details' });
  await expect(panel).toContainText('B49');

  // the drawing itself: the arrows move it, + and - change its size, 0 shows the whole
  const minimap = page.locator('[data-minimap]');
  await tabTo(page, page.getByRole('application', { name: /Plan au clavier/ }));
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(minimap).toBeVisible();
  const window = minimap.locator('rect');
  const before = await window.getAttribute('x');
  await page.keyboard.press('ArrowLeft');
  await expect(window).not.toHaveAttribute('x', before ?? '');
  await page.keyboard.press('0');
  await expect(minimap).toHaveCount(0);

  await tabTo(page, panel.getByRole('button', { name: 'Itinéraire' }));
  await page.keyboard.press('Enter');
  const way = page.getByRole('region', { name: 'Itinéraire' });
  await expect(way.getByRole('listitem').first()).toContainText(/Depuis l’entrée \d+/);

  await tabTo(page, panel.getByRole('button', { name: 'Comparer' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Comparaison (1 sur 3)' })).toBeVisible();
  await expect(page).toHaveURL(/comparer=B49/);
});
