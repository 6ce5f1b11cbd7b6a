import type { Page } from '@playwright/test';
import { HOMES } from '../support/routes';
import {
  ACCOUNTANT,
  becomeStill,
  expect,
  MANAGER,
  openSession,
  SIZES,
  seriousViolations,
  test,
} from '../support/test';

const PAYMENTS = `${HOMES.Organizer}/paiements`;

for (const { name, viewport } of SIZES) {
  test.describe(name, () => {
    test.use({ viewport });

    test('a statement is read and taken once, its lines become a payment or are put aside', async ({
      page,
    }) => {
      const mark = `${Date.now()}${viewport.width}`;
      await openSession(page, ACCOUNTANT);
      await page.goto(PAYMENTS);
      const expected = page.getByRole('table', { name: 'À recevoir' });
      // the statement is in dinars, and so is what it pays
      const due = expected
        .getByRole('row')
        .filter({ hasText: /À payer|En retard/ })
        .filter({ hasText: /\d\sDA/ });
      const reference = /ME25-R[0-9A-F]{8}/.exec((await due.first().textContent()) ?? '')?.[0];
      expect(reference).toBeTruthy();
      await page.getByRole('link', { name: 'Relevés bancaires' }).click();
      await expect(page.getByRole('heading', { name: 'Relevés bancaires' })).toBeVisible();

      const rows = [
        'Compte;0079999900000000',
        'Date;Libellé;Débit;Crédit',
        `01/03/2025;VIR RECU ${reference} ${mark};;100,00`,
        `02/03/2025;VERSEMENT ${mark};;1 234,00`,
        '02/03/2025;FRAIS;12,00;',
        `03/03/2025;ILLISIBLE ${mark};;mille`,
      ];
      await choose(page, rows);
      await expect(page.getByText(/^Crédits nouveaux\s: 2\./)).toBeVisible();
      await expect(page.getByText(/le montant «\smille\s» n’est pas reconnu/)).toBeVisible();
      expect(await seriousViolations(page)).toEqual([]);
      await page.getByRole('button', { name: /^Prendre les lignes nouvelles/ }).click();
      await expect(page.getByText(/^Crédits pris\s: 2\./)).toBeVisible();

      await page
        .getByRole('button', { name: new RegExp(`^Enregistrer le paiement.*${reference} ${mark}`) })
        .click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(`${reference}`);
      expect(await seriousViolations(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Enregistrer (1)' }).click();
      await expect(dialog.getByText('Paiements enregistrés : 1 sur 1.')).toBeFocused();
      await dialog.getByRole('button', { name: 'Fermer' }).click();

      const rest = new RegExp(`^Mettre de côté.*VERSEMENT ${mark}`);
      await page.getByRole('button', { name: rest }).click();
      const asked = page.getByRole('alertdialog');
      await asked.getByLabel(/^Note/).fill('Hors salon');
      await asked.getByRole('button', { name: 'Mettre de côté' }).click();
      await expect(page.getByText('La ligne est mise de côté.')).toBeVisible();
      await page.getByRole('button', { name: /^De côté/ }).click();
      await expect(page.getByRole('listitem').filter({ hasText: mark })).toContainText(
        'Hors salon',
      );

      await choose(page, rows);
      await expect(
        page.getByText(/^Crédits nouveaux\s: 0\. Déjà pris auparavant\s: 2\./),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: /^Prendre/ })).toBeDisabled();
      await page.getByRole('button', { name: /^Enregistrées/ }).click();
      const booked = page.getByRole('listitem').filter({ hasText: mark });
      await booked.getByRole('link').click();
      await expect(page.getByRole('table', { name: /Paiements/ })).toContainText(mark);
    });

    test('statements are read in Arabic, by whoever may not take them', async ({ page }) => {
      await openSession(page, MANAGER);
      await page.goto(`${PAYMENTS}?vue=banque&langue=ar`);
      await expect(page.getByRole('heading', { name: 'كشوف الحساب البنكي' })).toBeVisible();
      await expect(page.getByRole('button', { name: /CSV/ })).toHaveCount(0);
      await becomeStill(page);
      expect(await seriousViolations(page)).toEqual([]);
    });
  });
}

/** The button opens the browser's own choice of a file; this is what it fills. */
async function choose(page: Page, rows: readonly string[]): Promise<void> {
  await page.getByLabel('Choisir un fichier CSV').setInputFiles({
    ...{ name: 'releve.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(rows.join('\r\n'), 'latin1'),
  });
}
