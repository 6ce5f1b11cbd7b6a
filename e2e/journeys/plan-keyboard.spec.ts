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

test('two stands are compared and one is quoted, printed and left by keys alone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto('/PlanSalon');
  await liveShown(page);
  const panel = page.getByRole('region', { name: 'Selected Booth Details' });
  const search = page.getByRole('search').getByRole('searchbox');
  for (const code of ['B49', 'C02']) {
    await tabTo(page, search);
    await page.keyboard.press('Control+a');
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await expect(panel).toContainText(`Stand ${code}`);
    await tabTo(page, panel.getByRole('button', { name: 'Comparer' }));
    await page.keyboard.press('Space');
  }
  const comparison = page.getByRole('region', { name: 'Comparaison (2 sur 3)' });
  await expect(comparison.getByRole('columnheader')).toHaveText(['Stand B49', 'Stand C02']);
  await expect(comparison).toContainText(/Chemin depuis cette entrée\s*\d+ m\s*\d+ m/);

  await tabTo(page, page.getByRole('button', { name: 'Imprimer', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.locator('html[data-printed]')).toHaveCount(1);

  await tabTo(page, page.getByRole('application', { name: /Plan au clavier/ }));
  await page.keyboard.press('Escape');
  await expect(panel).toContainText('Select a booth to view details');
  await expect(page).not.toHaveURL(/stand=/);

  await tabTo(page, comparison.getByRole('link', { name: 'Choisir le stand C02' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/Exposant-map\?stand=C02/);
  await tabTo(page, page.getByRole('link', { name: 'Simuler d’abord un devis, sans compte' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/simulation/);
});

test('a zone is found by what takes place in it', async ({ page }) => {
  await page.goto('/PlanSalon');
  await liveShown(page);
  await tabTo(page, page.getByRole('search').getByRole('searchbox'));
  await page.keyboard.type('composer un étal');
  const zone = page.getByRole('option', { name: /^Zone Workshop/ });
  await expect(page.getByRole('listbox', { name: 'Stands et zones du salon' })).toContainText(
    'Workshop',
  );
  await page.keyboard.press('Enter');
  await expect(zone).toHaveAttribute('aria-selected', 'true');
  const panel = page.getByRole('region', { name: 'Selected Booth Details' });
  await expect(panel).toContainText('Composer un étal');
  await expect(page).toHaveURL(/recherche=composer/);
});
