import type { Page } from '@playwright/test';
import { HOMES } from '../support/routes';
import {
  ACCOUNTANT,
  becomeStill,
  expect,
  liveShown,
  MANAGER,
  openSession,
  SIZES,
  seriousViolations,
  test,
} from '../support/test';

const PROMOS = `${HOMES.Organizer}/codes-promo`;

for (const { name, viewport } of SIZES) {
  test.describe(name, () => {
    test.use({ viewport });

    test('a code is made, taken by a simulation elsewhere, used up and withdrawn', async ({
      browser,
      page,
    }) => {
      const code = `ESSAI-${Date.now()}-${viewport.width}`;
      await openSession(page, MANAGER);
      await page.goto(PROMOS);
      await page.getByRole('button', { name: 'Créer un code' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(/^Code/).fill('deux mots');
      await dialog.getByRole('button', { name: 'Créer le code' }).click();
      await expect(dialog.getByText(/^Un code s’écrit avec des lettres/)).toBeVisible();
      await dialog.getByLabel(/^Code/).fill(code.toLowerCase());
      await dialog.getByLabel(/^Valeur/).fill('20');
      await dialog.getByLabel(/^Utilisations/).fill('1');
      expect(await seriousViolations(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Créer le code' }).click();
      await expect(page.getByText(`Le code ${code} est créé`)).toBeVisible();
      const row = page.getByRole('row').filter({ hasText: code });
      await expect(row).toContainText('0 sur 1');
      await expect(row).toContainText('Actif');
      expect(await seriousViolations(page)).toEqual([]);

      const visitors = await browser.newContext({ viewport });
      const visitor = await visitors.newPage();
      try {
        const priced = visitor.waitForResponse(
          (answer) =>
            answer.url().endsWith('/v1/simulation') &&
            (answer.request().postData() ?? '').includes(code),
        );
        await simulate(visitor, code);
        await expect(visitor.getByText(`Le code ${code} retire`)).toBeVisible();
        await priced;
        await visitor.getByRole('button', { name: 'Obtenir le devis' }).click();
        await expect(visitor.getByRole('heading', { name: /Devis ME25-D\d+/ })).toBeVisible();
        // 185 000 less 20 %, with 19 % of TVA
        const total = visitor.getByText('176 120,00 DA').filter({ visible: true });
        await expect(total.first()).toBeVisible();

        await page.reload();
        await expect(row).toContainText('1 sur 1');
        await expect(row).toContainText('Épuisé');
        const late = await visitors.newPage();
        await simulate(late, code);
        await expect(late.getByText(/^Ce code n’existe pas, ou n’est plus valable/)).toBeVisible();
      } finally {
        await visitors.close();
      }

      await page.getByRole('button', { name: `Retirer le code ${code}` }).click();
      const asked = page.getByRole('alertdialog');
      await asked.getByRole('button', { name: 'Retirer le code' }).click();
      await expect(page.getByText(`Le code ${code} est retiré.`)).toBeVisible();
      await expect(row).toContainText('Retiré');
      await page.goto(`${HOMES.Organizer}/journal?sujet=promo`);
      await expect(page.getByRole('row', { name: /Code promo Retiré/ }).first()).toBeVisible();
    });

    test('codes are read in Arabic, by whoever may not change them', async ({ page }) => {
      await openSession(page, ACCOUNTANT);
      await page.goto(`${PROMOS}?langue=ar`);
      await expect(page.getByRole('row').filter({ hasText: 'EXEMPLE5000' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'إنشاء رمز' })).toHaveCount(0);
      await becomeStill(page);
      expect(await seriousViolations(page)).toEqual([]);
    });
  });
}

/** Chooses a stand and applies a code. */
async function simulate(page: Page, code: string): Promise<void> {
  await page.goto('/simulation');
  await liveShown(page);
  await page.getByRole('radio', { name: /Exposant Algérien/ }).check();
  await page.getByRole('combobox', { name: /Secteur/ }).selectOption({ label: 'Huiles et olives' });
  await page.getByRole('radio', { name: /Stand individuel/ }).check();
  await page.getByRole('spinbutton', { name: /Espace nu.*9 m².*quantité/ }).fill('1');
  await page.getByRole('textbox', { name: 'Code promotionnel' }).fill(code);
  await page.getByRole('button', { name: 'Appliquer' }).click();
}
