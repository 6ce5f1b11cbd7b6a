import { expect, test } from '../support/test';

/** The route table of the product, spelled as it is canonical. */
const ROUTES = [
  '/',
  '/visiteur',
  '/program',
  '/Apropos',
  '/ActualitesPress',
  '/MostaExpo',
  '/Organisation',
  '/ExposantConfirme',
  '/Secteur',
  '/SponsoringText',
  '/Message',
  '/contact',
  '/exposant',
  '/login',
  '/signup',
  '/visitor-badges',
  '/PlanSalon',
  '/date-lieu',
  '/hebergement',
  '/stuff',
  '/Sponsoringpage',
  '/Exposant-map',
  '/simulation',
  '/formulaire',
  '/journaliste',
  '/mostaganem',
  '/media-kit',
  '/conferences',
  '/animations',
  '/innovation-corner',
  '/visiteurInternational',
  '/business-corner',
  '/street-food',
  '/world-food',
  '/food-market',
];
const PLACEHOLDERS = ['/mostaganem', '/media-kit', '/conferences', '/street-food'];

test('every route answers 200 with its own title and one heading', async ({ page }) => {
  test.setTimeout(180_000);
  const titles = new Map<string, string>();
  for (const route of ROUTES) {
    const answer = await page.goto(route);
    expect(answer?.status(), route).toBe(200);
    const title = await page.title();
    expect(title, route).toMatch(/^.+ - Mosta Expo$/);
    expect(titles.get(title), `${route} shares its title`).toBeUndefined();
    titles.set(title, route);
    await expect(page.getByRole('heading', { level: 1 }), route).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('alert'), route).toHaveCount(0);
  }
});

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
