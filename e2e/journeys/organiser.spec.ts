import { apply } from '../support/participation';
import { HOMES } from '../support/routes';
import {
  becomeStill,
  EXHIBITOR,
  expect,
  ORGANIZER,
  SIZES,
  seriousViolations,
  signIn,
  test,
} from '../support/test';

for (const { name, viewport } of SIZES) {
  test.describe(name, () => {
    test.use({ viewport });

    test('an organiser lands at home, and accepts and confirms a dossier that arrives meanwhile', async ({
      page,
      request,
    }) => {
      test.setTimeout(120_000);
      await signIn(page, ORGANIZER);
      await becomeStill(page);
      const company = `Conserverie exemple ${Date.now()}`;
      await page.getByRole('searchbox').fill(company);
      await expect(page.getByText('Aucun dossier ne correspond')).toBeVisible();

      await apply(request, { company: { name: company } });
      await page.getByRole('link', { name: company }).click();
      await expect(page.getByRole('heading', { name: company })).toBeFocused();
      expect(await seriousViolations(page)).toEqual([]);

      await page.getByRole('button', { name: 'Accepter', exact: true }).press('Enter');
      const dialog = page.getByRole('alertdialog');
      await dialog.getByRole('textbox').fill('Bienvenue au salon.');
      expect(await seriousViolations(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Accepter' }).click();
      await expect(page.getByText(/est accepté\.$/)).toBeVisible();
      await page.getByRole('button', { name: 'Confirmer la réservation' }).click();
      await dialog.getByRole('button', { name: 'Confirmer la réservation' }).click();
      await expect(page.getByText('La participation est confirmée.')).toBeVisible();
      await expect(page.getByText('Bienvenue au salon.')).toBeVisible();
      await page.getByRole('link', { name: 'Tous les dossiers' }).click();
      await expect(page.getByRole('listitem').filter({ hasText: company })).toContainText(
        'Confirmé',
      );
    });
  });
}

test('who opens the page of another role is led home, with a sentence', async ({ page }) => {
  await signIn(page, EXHIBITOR);
  await page.goto(HOMES.Organizer);
  await page.waitForURL((url) => url.pathname === HOMES.Exhibitor);
  await expect(page.getByText(/n’est pas ouverte à votre compte/)).toBeVisible();
  await page.goto('/organisation');
  await expect(page.getByRole('heading', { level: 1, name: 'Organisation' })).toBeVisible();
});

test('an organiser is led from the exhibitors’ dashboard to their own home', async ({ page }) => {
  await signIn(page, ORGANIZER);
  await page.goto(`${HOMES.Exhibitor}?vue=dossier`);
  await page.waitForURL((url) => url.pathname === HOMES.Organizer);
  await expect(page.getByText(/n’est pas ouverte à votre compte/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ce qui attend' })).toBeVisible();
});
