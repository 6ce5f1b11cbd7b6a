import { expect, test } from '../support/test';

/** Pages that are taller than the screen, and a link of the site map to leave each by: closed menus have none. */
for (const path of ['/', '/exposant', '/ExposantConfirme']) {
  test(`back returns to where one was on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('#root').getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => scrollTo(0, 1200));
    await page.evaluate(() => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('footer a')];
      links.find(({ pathname }) => pathname === '/date-lieu')?.click();
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Date & Lieu');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
  });
}

test('an anchor that the browser goes to by itself stays in view', async ({ page }) => {
  await page.goto('/exposant');
  await expect(page.locator('#root').getByRole('banner')).toBeVisible();
  const steps = page.locator('#steps');
  await expect(steps).toBeAttached();
  await page.evaluate(() => {
    location.hash = 'steps';
  });
  // Two frames later the router has put the page where it wants it.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await expect(steps).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
});
