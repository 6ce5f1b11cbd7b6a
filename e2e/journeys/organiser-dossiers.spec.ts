import { readFile } from 'node:fs/promises';
import { apply } from '../support/participation';
import { HOMES } from '../support/routes';
import { expect, ORGANIZER, openSession, SIZES, seriousViolations, test } from '../support/test';

const DOSSIERS = `${HOMES.Organizer}/dossiers`;

for (const { name, viewport } of SIZES) {
  test.describe(name, () => {
    test.use({ viewport, allowedConsole: /status of 409/ });

    test('two organisers who decide on one dossier are shown both versions', async ({
      page,
      browser,
      baseURL,
      request,
    }) => {
      const company = `Huilerie exemple ${Date.now()}`;
      await apply(request, { company: { name: company } });
      const context = await browser.newContext({ viewport, baseURL: baseURL ?? '' });
      const colleague = await context.newPage();
      for (const one of [page, colleague]) {
        await openSession(one, ORGANIZER);
        await one.goto(`${DOSSIERS}?recherche=${encodeURIComponent(company)}`);
        await one.getByRole('link', { name: company }).click();
        await expect(one.getByRole('heading', { name: company })).toBeVisible();
      }

      // What one gives or notes, the other sees without asking.
      const followers = colleague.getByRole('combobox', { name: 'Suivi par' });
      await followers.selectOption({ index: 1 });
      const chosen = await followers.inputValue();
      await expect(page.getByRole('combobox', { name: 'Suivi par' })).toHaveValue(chosen);
      await colleague.getByRole('textbox', { name: /Note pour vos collègues/ }).fill('Rappeler.');
      await colleague.getByRole('button', { name: 'Ajouter la note' }).click();
      await expect(page.getByRole('log', { name: 'Notes internes' })).toContainText('Rappeler.');
      expect(await seriousViolations(page)).toEqual([]);

      const dialog = page.getByRole('alertdialog');
      await page.getByRole('button', { name: 'Refuser', exact: true }).click();
      await dialog.getByRole('textbox').fill('Le salon est complet.');
      await dialog.getByRole('button', { name: 'Voir l’e-mail' }).click();
      await expect(dialog.getByRole('group', { name: /^E-mail à/ })).toBeVisible();

      const theirs = colleague.getByRole('alertdialog');
      await colleague.getByRole('button', { name: 'Demander une correction' }).click();
      await theirs.getByRole('textbox').fill('Il manque le NIF.');
      await theirs.getByRole('button', { name: 'Voir l’e-mail' }).click();
      await theirs.getByRole('button', { name: 'Demander une correction' }).click();
      await expect(theirs).toBeHidden();
      await context.close();

      await dialog.getByRole('button', { name: 'Refuser', exact: true }).click();
      await expect(dialog.getByText('Ce dossier a changé pendant que vous décidiez')).toBeVisible();
      await expect(dialog.getByRole('row', { name: /À étudier\s+À compléter/ })).toBeVisible();
      await expect(dialog.getByRole('row', { name: /Il manque le NIF\./ })).toBeVisible();
      await expect(dialog.getByRole('textbox')).toHaveValue('Le salon est complet.');
      expect(await seriousViolations(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Voir l’e-mail' }).click();
      await dialog.getByRole('button', { name: 'Confirmer malgré le changement' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText('Le dossier est refusé.')).toBeVisible();
    });
  });
}

test('the table is sorted, keeps its filters in the address, and is saved for a spreadsheet', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const mark = `tri ${Date.now()}`;
  for (const first of ['Beta', 'Alpha']) {
    await apply(request, { company: { name: `${first} ${mark}` } });
  }
  await openSession(page, ORGANIZER);
  await page.goto(`${DOSSIERS}?recherche=${encodeURIComponent(mark)}`);
  const companies = page.getByRole('table').getByRole('link');
  await expect(companies).toHaveText([`Alpha ${mark}`, `Beta ${mark}`]);
  await page.getByRole('button', { name: 'Référence' }).click();
  await expect(companies).toHaveText([`Beta ${mark}`, `Alpha ${mark}`]);
  await expect(page).toHaveURL(/tri=reference/);
  await page.reload();
  await expect(companies).toHaveText([`Beta ${mark}`, `Alpha ${mark}`]);
  expect(await seriousViolations(page)).toEqual([]);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter' }).click();
  await page.getByRole('menuitem', { name: /^CSV/ }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('mosta-expo-dossiers.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\ufeffRéférence;')).toBe(true);
  expect(text.trimEnd().split('\r\n')).toHaveLength(3);

  await companies.first().click();
  await expect(page.getByRole('heading', { name: `Beta ${mark}` })).toBeFocused();
  const beside = page.getByRole('navigation', { name: 'Dossiers', exact: true });
  await expect(beside.getByRole('link', { name: `Beta ${mark}` })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByRole('heading', { name: `Alpha ${mark}` })).toBeFocused();
  expect(await seriousViolations(page)).toEqual([]);
});
