import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readPdf } from '../support/read-pdf';
import { HOMES } from '../support/routes';
import {
  becomeStill,
  expect,
  MANAGER,
  openSession,
  SIZES,
  seriousViolations,
  test,
} from '../support/test';

const PREPARATION = `${HOMES.Organizer}/preparation`;

/** The document that a button saves. */
async function printed(page: Page, name: string | RegExp) {
  const downloading = page.waitForEvent('download');
  // Beside it a menu, named after it, has the languages.
  await page.getByRole('button', { name, exact: true }).click();
  const download = await downloading;
  return {
    name: download.suggestedFilename(),
    ...(await readPdf(await readFile(await download.path()))),
  };
}

for (const { name, viewport } of SIZES) {
  test.describe(name, () => {
    test.use({ viewport });

    test('what was ordered is filtered, and printed as lists and labels', async ({ page }) => {
      await openSession(page, MANAGER);
      await page.goto(PREPARATION);
      await expect(page.getByText(/^Lignes à préparer/)).toBeVisible();
      const row = page.getByRole('combobox', { name: 'Allée' });
      const value = await row.getByRole('option').nth(1).getAttribute('value');
      await row.selectOption(value);
      await expect(page).toHaveURL(new RegExp(`allee=${value}`));
      await expect(page.getByRole('table').first()).toBeVisible();
      await becomeStill(page);
      expect(await seriousViolations(page)).toEqual([]);
      const lists = await printed(page, 'Imprimer les listes');
      expect([lists.name, lists.sizes]).toEqual(['mosta-expo-preparation.pdf', ['210 x 297']]);
      expect(lists.pages[0]).toContain('Liste de préparation');
      const labels = await printed(page, 'Imprimer les étiquettes');
      expect(labels.pages[0]).toContain('×');
    });

    test('signs of the sold stands and sheets of badges are printed', async ({ page, request }) => {
      const email = `planche-${Date.now()}${viewport.width}@exemple.dz`;
      const person = { nom: 'Exemple', prenom: 'Karima', category: 'visitor', consent: '2025-01' };
      expect((await request.post('/v1/badge', { data: { ...person, email } })).status()).toBe(201);
      await openSession(page, MANAGER);
      await page.goto(`${HOMES.Organizer}/stands?etat=confirme`);
      const box = page.getByRole('checkbox', { name: /^Choisir [A-D]\d+/ }).first();
      const code = ((await box.getAttribute('aria-label')) ?? '').replace('Choisir ', '');
      await box.check();
      const signs = await printed(page, 'Imprimer le choix (1)');
      expect(signs.sizes).toEqual(['297 x 210']);
      expect(signs.pages).toHaveLength(1);
      expect(signs.pages[0]).toContain(code);
      expect(await seriousViolations(page)).toEqual([]);
      await page.goto(`${HOMES.Organizer}/badges?recherche=${encodeURIComponent(email)}`);
      const sheets = await printed(page, 'Imprimer des planches');
      expect(sheets.pages).toHaveLength(1);
      expect(sheets.pages[0]).toContain('Karima');
      expect(await seriousViolations(page)).toEqual([]);
    });

    test('the preparation is read in Arabic', async ({ page }) => {
      await openSession(page, MANAGER);
      await page.goto(`${PREPARATION}?langue=ar`);
      await expect(page.getByRole('combobox', { name: 'الممر' })).toBeVisible();
      await becomeStill(page);
      expect(await seriousViolations(page)).toEqual([]);
    });
  });
}
