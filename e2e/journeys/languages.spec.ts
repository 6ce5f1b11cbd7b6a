import { expect, seriousViolations, test } from '../support/test';

test('the switch stays on the page, keeps the choice, and mirrors the layout', async ({ page }) => {
  await page.goto('/hebergement');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('lang', 'fr');
  const logo = page.getByRole('banner').getByRole('link').first();
  const ltr = await logo.boundingBox();

  await page.getByRole('button', { name: 'العربية' }).click();
  await expect(root).toHaveAttribute('lang', 'ar');
  await expect(root).toHaveAttribute('dir', 'rtl');
  await expect(page).toHaveURL(/\/hebergement$/);
  await expect(page).toHaveTitle('الإقامة - Mosta Expo');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0600-\u06ff]/);
  const rtl = await logo.boundingBox();
  expect(ltr?.x ?? 0).toBeLessThan(400);
  expect(rtl?.x ?? 0).toBeGreaterThan(1000);
  expect(await seriousViolations(page)).toEqual([]);

  await page.reload();
  await expect(root).toHaveAttribute('dir', 'rtl');
  await page.goto('/PlanSalon');
  await expect(root).toHaveAttribute('lang', 'ar');

  await page.getByRole('button', { name: 'English' }).click();
  await expect(root).toHaveAttribute('dir', 'ltr');
  await expect(page).toHaveTitle(/- Mosta Expo$/);
});
