import { EXHIBITOR, expect, seriousViolations, signIn, test } from '../support/test';

const PAGES = [
  '/',
  '/date-lieu',
  '/hebergement',
  '/PlanSalon',
  '/login',
  '/signup',
  '/exposant',
  '/mostaganem',
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} scheme`, () => {
    test.use({ colorScheme });
    for (const path of PAGES) {
      test(`axe finds nothing serious on ${path}`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await seriousViolations(page)).toEqual([]);
      });
    }
    test('axe finds nothing serious on the dashboard', async ({ page }) => {
      await signIn(page, EXHIBITOR);
      for (const view of ['salon', 'fournitures', 'communication', 'actualites']) {
        await page.goto(`/dashboard-exposant?vue=${view}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await seriousViolations(page), view).toEqual([]);
      }
    });
  });
}

test('nothing scrolls sideways on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const [content, window] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      innerWidth,
    ]);
    expect(content, path).toBeLessThanOrEqual(window ?? 0);
  }
});
