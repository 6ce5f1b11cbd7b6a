import {
  becomeStill,
  EXHIBITOR,
  expect,
  openSession,
  seriousViolations,
  test,
  walk,
} from '../support/test';

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

// In the light scheme every-page.spec.ts asks for all of them.
for (const path of PAGES) {
  walk(`axe finds nothing serious on ${path} in the dark scheme`, async ({ walker }) => {
    await walker.emulateMedia({ colorScheme: 'dark' });
    await walker.goto(path);
    await becomeStill(walker);
    expect(await seriousViolations(walker)).toEqual([]);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} scheme`, () => {
    test.use({ colorScheme });
    test('axe finds nothing serious on the dashboard', async ({ page }) => {
      await openSession(page, EXHIBITOR);
      for (const view of ['salon', 'fournitures', 'communication', 'actualites']) {
        await page.goto(`/dashboard-exposant?vue=${view}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await seriousViolations(page), view).toEqual([]);
      }
    });
  });
}
