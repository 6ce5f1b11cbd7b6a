import {
  EXHIBITOR,
  expect,
  liveShown,
  openSession,
  seriousViolations,
  test,
} from '../support/test';

test('favourites are kept over a reload, in other tabs, and filter the plan', async ({
  page,
  context,
}) => {
  await page.goto('/PlanSalon?stand=B12');
  await liveShown(page);
  const panel = page.getByRole('region', { name: 'Selected Booth Details' });
  const star = panel.getByRole('button', { name: 'Favori : Stand B12' });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Mes favoris (1)' }).click();
  await expect(page).toHaveURL(/favoris=oui/);

  await page.reload();
  await expect(page.getByRole('option')).toHaveCount(1);
  await expect(page.getByRole('option', { name: /^Stand B12/ })).toHaveAccessibleDescription(
    /Favori/,
  );
  expect(await seriousViolations(page)).toEqual([]);

  const other = await context.newPage();
  await other.goto('/PlanSalon?stand=B12');
  await liveShown(other);
  await other.getByRole('button', { name: 'Favori : Stand B12' }).click();
  await expect(page.getByRole('button', { name: 'Mes favoris (0)' })).toBeVisible();
});

test('a comparison says at once that another exhibitor has taken a stand', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/PlanSalon?comparer=C02,Z99,D12&stand=C03');
  const comparison = page.getByRole('region', { name: 'Comparaison (2 sur 3)' });
  await expect(comparison.getByRole('columnheader')).toHaveText(['Stand C02', 'Stand D12']);
  await page.getByRole('button', { name: 'Comparer', exact: true }).click();
  const three = page.getByRole('region', { name: 'Comparaison (3 sur 3)' });
  await expect(three.getByRole('columnheader')).toHaveCount(3);
  await expect(page).toHaveURL(/comparer=C02(,|%2C)D12(,|%2C)C03/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(
    true,
  );
  expect(await seriousViolations(page)).toEqual([]);

  const context = await browser.newContext({ baseURL: baseURL ?? '', reducedMotion: 'reduce' });
  const exhibitor = await context.newPage();
  await openSession(exhibitor, EXHIBITOR);
  await exhibitor.goto('/Exposant-map?stand=D12');
  await exhibitor.getByRole('button', { name: 'Prendre une option' }).click();
  await expect(three.getByRole('status')).toHaveText('Le stand D12 vient d’être pris.');
  await expect(three.getByRole('link', { name: /Choisir/ })).toHaveCount(2);

  await three.getByRole('button', { name: 'Retirer le stand D12 de la comparaison' }).click();
  await expect(comparison.getByRole('heading')).toBeFocused();
  await comparison.getByRole('button', { name: 'Vider la comparaison' }).click();
  await expect(comparison).toHaveCount(0);
  await expect(page).not.toHaveURL(/comparer/);
  // Other tests find it free again.
  await exhibitor.getByRole('button', { name: 'Libérer', exact: true }).click();
  const question = exhibitor.getByRole('alertdialog', { name: /^Libérer D12/ });
  await question.getByRole('button', { name: 'Libérer' }).click();
  await expect(exhibitor.getByRole('option', { name: 'Stand D12, disponible' })).toBeAttached();
  await context.close();
});
