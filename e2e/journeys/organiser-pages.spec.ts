import { HOMES } from '../support/routes';
import {
  becomeStill,
  expect,
  ORGANIZER,
  openSession,
  SIZES,
  seriousViolations,
  test,
} from '../support/test';

for (const { name, viewport } of SIZES) {
  test.describe(name, () => {
    test.use({ viewport });

    test('a stand is blocked and given back, and the log says so', async ({ page }) => {
      await openSession(page, ORGANIZER);
      await page.goto(`${HOMES.Organizer}/stands?etat=libre`);
      const block = page.getByRole('button', { name: /^Bloquer / }).first();
      const code = ((await block.getAttribute('aria-label')) ?? '').replace('Bloquer ', '');
      expect(await seriousViolations(page)).toEqual([]);
      await block.click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByRole('button', { name: 'Bloquer' }).click();
      await expect(page.getByText(`${code} est bloqué.`)).toBeVisible();

      await page.goto(`${HOMES.Organizer}/stands?recherche=${encodeURIComponent(code)}`);
      await page.getByRole('button', { name: `Débloquer ${code}`, exact: true }).click();
      await dialog.getByRole('button', { name: 'Débloquer' }).click();
      await expect(page.getByText(`${code} est de nouveau en vente.`)).toBeVisible();

      await page.goto(`${HOMES.Organizer}/journal?sujet=stand&objet=${encodeURIComponent(code)}`);
      await expect(page.getByRole('row', { name: /Stand Remis en vente/ }).first()).toBeVisible();
      await expect(page.getByRole('row', { name: /Stand Bloqué/ }).first()).toBeVisible();
      expect(await seriousViolations(page)).toEqual([]);
    });

    test('a badge is found and revoked', async ({ page, request }) => {
      const email = `visiteur-${Date.now()}@exemple.dz`;
      const person = { nom: 'Exemple', prenom: 'Karima', category: 'visitor', consent: '2025-01' };
      const asked = await request.post('/v1/badge', { data: { ...person, email } });
      expect(asked.status()).toBe(201);
      await openSession(page, ORGANIZER);
      await page.goto(`${HOMES.Organizer}/badges`);
      await page.getByRole('searchbox').fill(email);
      const row = page.getByRole('row').filter({ hasText: email });
      await expect(page.getByRole('row')).toHaveCount(2);
      await becomeStill(page);
      expect(await seriousViolations(page)).toEqual([]);
      await row.getByRole('button', { name: /^Révoquer/ }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Révoquer' }).click();
      await expect(row).toContainText('Révoqué');
    });
  });
}
