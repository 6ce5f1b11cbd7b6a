import type { Locator, Page } from '@playwright/test';
import { expect, liveShown, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const drawing = (page: Page) => page.getByRole('img', { name: /^Plan de la halle/ });
const sheet = (page: Page) => page.getByRole('region', { name: 'Emplacement choisi' });

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error('it has no box');
  return box;
}

/** Puts the drawing where the test wants it, whatever a finger would have scrolled. */
const putAt = (page: Page, top: number) =>
  drawing(page).evaluate(
    (element, to) =>
      window.scrollBy({ top: element.getBoundingClientRect().top - to, behavior: 'instant' }),
    top,
  );

/** The label of a stand, above what has risen from the foot of the window. */
const isUncovered = async (page: Page, code: string) => {
  const label = await boxOf(drawing(page).locator('text', { hasText: code }));
  const { y } = await boxOf(sheet(page));
  return label.y >= 0 && label.y + label.height <= y;
};

for (const [where, top] of [
  ['under the head of the page', 90],
  ['at its foot', 440],
] as const) {
  test(`a tap on the plan ${where} raises what is chosen within sight`, async ({ page }) => {
    await page.goto('/PlanSalon?rendu=svg');
    await liveShown(page);
    await putAt(page, top);
    const label = await boxOf(drawing(page).locator('text', { hasText: 'C02' }));
    await page.touchscreen.tap(label.x + label.width / 2, label.y + label.height / 2);
    await expect(sheet(page)).toBeInViewport({ ratio: 1 });
    await expect(sheet(page)).toContainText('Stand C02 · disponible');
    const action = sheet(page).getByRole('link', { name: 'Choisir ce stand' });
    await expect(action).toBeInViewport({ ratio: 1 });
    await expect(action).toHaveAttribute('href', '/Exposant-map?stand=C02');
    await expect.poll(() => isUncovered(page, 'C02')).toBe(true);

    await sheet(page).getByRole('button', { name: 'Comparer le stand C02' }).tap();
    await sheet(page).getByRole('button', { name: 'Voir la comparaison (1)' }).tap();
    await expect(page.getByRole('region', { name: 'Comparaison (1 sur 3)' })).toBeInViewport();
  });
}

test('a comparison that is asked for before its table is there comes into sight', async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/plan-compare.*.js', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/PlanSalon?rendu=svg&stand=C02');
  await liveShown(page);
  await page.getByRole('button', { name: 'Comparer le stand C02' }).first().tap();
  await page.getByRole('button', { name: 'Voir la comparaison (1)' }).first().tap();
  release();
  await expect(page.getByRole('region', { name: 'Comparaison (1 sur 3)' })).toBeInViewport();
});

test('a tap in the list brings the plan into sight, and says who is on the stand', async ({
  page,
}) => {
  await page.goto('/PlanSalon?rendu=svg&recherche=exemple+01');
  await liveShown(page);
  const option = page.getByRole('option', { name: 'Stand A03, réservé' });
  // until the exhibitors' names are there, the list is whole
  await expect(page.getByRole('option')).toHaveCount(1);
  await option.tap();
  await expect(sheet(page)).toBeInViewport({ ratio: 1 });
  await expect(sheet(page)).toContainText('Stand A03 · réservé');
  await expect(sheet(page)).toContainText('Exposant exemple 01');
  await expect(sheet(page).getByRole('link', { name: 'L’exposant' })).toBeInViewport({ ratio: 1 });
  await expect.poll(() => isUncovered(page, 'A03')).toBe(true);
  await sheet(page).getByRole('button', { name: 'Effacer la sélection' }).tap();
  await expect(sheet(page)).toHaveCount(0);
});
