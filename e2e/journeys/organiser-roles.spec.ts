import type { Page } from '@playwright/test';
import { HOMES } from '../support/routes';
import {
  ACCOUNTANT,
  becomeStill,
  expect,
  MANAGER,
  ORGANIZER,
  openSession,
  SIZES,
  seriousViolations,
  test,
} from '../support/test';

const NOBODY = '00000000-0000-4000-8000-000000000000';

/** What the service answers to a call with the session of the page. */
async function statusOf(page: Page, path: string, data: object): Promise<number> {
  const stored = await page.evaluate(() => localStorage.getItem('auth'));
  const { accessToken }: { accessToken: string } = JSON.parse(stored ?? '{}');
  const headers = { authorization: `Bearer ${accessToken}` };
  return (await page.request.post(path, { headers, data })).status();
}

for (const { name, viewport } of SIZES) {
  test.describe(name, () => {
    test.use({ viewport });

    test('a manager decides dossiers, and is refused the money', async ({ page }) => {
      await openSession(page, MANAGER);
      await page.goto(`${HOMES.Organizer}/paiements`);
      await becomeStill(page);
      await expect(page.getByRole('table', { name: 'À recevoir' })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Enregistrer un paiement/ })).toHaveCount(0);
      await page.goto(`${HOMES.Organizer}/comptes`);
      await expect(
        page.getByRole('heading', { name: 'Cette page n’est pas la vôtre' }),
      ).toBeVisible();
      const payment = `/v1/organizer/reservation/${NOBODY}/payment`;
      expect(await statusOf(page, payment, {})).toBe(403);
      const accept = `/v1/organizer/participation/${NOBODY}/accept`;
      expect(await statusOf(page, accept, { version: 1 })).toBe(404);
    });

    test('an owner invites an organiser, and withdraws it', async ({ page }) => {
      const email = `invite-${Date.now()}@exemple.dz`;
      await openSession(page, ORGANIZER);
      await page.goto(`${HOMES.Organizer}/comptes`);
      await page.getByRole('button', { name: 'Inviter un organisateur' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(/^Prénom/).fill('Sara');
      await dialog.getByLabel(/^Nom/).fill('Exemple');
      await dialog.getByLabel(/^Adresse/).fill(email);
      await dialog.getByLabel(/^Rôle/).selectOption('gate');
      await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click();
      const row = page.getByRole('row').filter({ hasText: email });
      await expect(row).toContainText('Agent d’accueil');
      expect(await seriousViolations(page)).toEqual([]);
      await row.getByRole('button', { name: /^Annuler/ }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler l’' }).click();
      await expect(row).toHaveCount(0);
    });

    test('an accountant sees the money, and is refused decisions and the log', async ({ page }) => {
      await openSession(page, ACCOUNTANT);
      await page.goto(`${HOMES.Organizer}/paiements`);
      await expect(page.getByRole('button', { name: /^Enregistrer/ }).first()).toBeVisible();

      await page.goto(`${HOMES.Organizer}/journal`);
      await expect(
        page.getByRole('heading', { name: 'Cette page n’est pas la vôtre' }),
      ).toBeVisible();
      expect(await seriousViolations(page)).toEqual([]);
      await page.getByRole('link', { name: 'Aller à mes pages' }).click();
      await page.waitForURL(HOMES.Organizer);

      await page.goto(`${HOMES.Organizer}/dossiers`);
      await page.getByRole('table').getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expect(page.getByRole('region', { name: 'Décision' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Accepter' })).toHaveCount(0);
      const accept = `/v1/organizer/participation/${NOBODY}/accept`;
      expect(await statusOf(page, accept, { version: 1 })).toBe(403);
    });
  });
}
