import { expect, test } from '../support/test';

const PLACEHOLDERS = ['/mostaganem', '/media-kit', '/conferences', '/street-food'];

test('placeholder pages say « Contenu à venir ! »', async ({ page }) => {
  for (const route of PLACEHOLDERS) {
    await page.goto(route);
    await expect(page.getByRole('main')).toContainText(/Contenu à venir\s!/);
  }
});

test('addresses are matched without regard to case, and /form leads to /formulaire', async ({
  page,
}) => {
  const answer = await page.goto('/Contact');
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle(/Contact.* - Mosta Expo|- Mosta Expo/);
  await page.goto('/form');
  await page.waitForURL(/\/formulaire$/);
});

test.describe('unknown addresses', () => {
  test.use({ allowedConsole: /status of 404/i });
  test('answer 404 with a French page', async ({ page }) => {
    const answer = await page.goto('/nulle-part');
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle('Page introuvable - Mosta Expo');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
    await page.getByRole('link', { name: 'Revenir à l’accueil' }).click();
    await expect(page).toHaveTitle('Accueil - Mosta Expo');
  });
});
