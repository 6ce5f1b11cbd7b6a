import { htmlOf, mails } from '../support/mailbox';
import { apply } from '../support/participation';
import { HOMES } from '../support/routes';
import { expect, ORGANIZER, openSession, SIZES, seriousViolations, test } from '../support/test';

const DOSSIERS = `${HOMES.Organizer}/dossiers`;
const LETTERS = `${HOMES.Organizer}/contenus?sorte=decisions`;

for (const { name, viewport } of SIZES) {
  test.describe(name, () => {
    test.use({ viewport });

    test('a letter is written, leaves with several decisions at once, and is given back', async ({
      page,
      request,
    }) => {
      const mark = `lot ${Date.now()}`;
      const emails = ['alpha', 'beta', 'gamma'].map((first) => `${first}-${Date.now()}@exemple.dz`);
      for (const [index, first] of ['Alpha', 'Beta', 'Gamma'].entries()) {
        const email = emails[index] ?? '';
        await apply(request, { company: { name: `${first} ${mark}` }, exhibitor: { email } });
      }
      await openSession(page, ORGANIZER);

      await page.goto(LETTERS);
      await page.getByRole('link', { name: 'Dossier refusé' }).click();
      const text = page.getByRole('group', { name: 'Texte' }).getByRole('textbox').first();
      await text.fill('Bonjour {inconnu}.');
      await page.getByRole('button', { name: 'Publier', exact: true }).click();
      await expect(page.getByText(/n’existe pas.: \{inconnu\}/).first()).toBeVisible();
      await text.fill(`Le dossier de {societe} attend l’an prochain (${mark}).`);
      const preview = page.getByRole('region', { name: 'Aperçu' });
      await expect(preview.getByText(`attend l’an prochain (${mark}).`)).toBeVisible();
      await expect(preview).not.toContainText('{societe}');
      expect(await seriousViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Publier', exact: true }).click();
      await expect(page.getByText(/^Publié.: ce texte part/)).toBeVisible();

      await page.goto(`${DOSSIERS}?recherche=${encodeURIComponent(mark)}`);
      const gamma = page.getByRole('checkbox', { name: new RegExp(`Gamma ${mark}`) });
      await gamma.focus();
      await page.keyboard.press('Space');
      await page.getByRole('button', { name: 'Refuser…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Refuser les dossiers choisis' });
      await dialog.getByRole('textbox').fill('Le hall est plein.');
      await dialog.getByRole('button', { name: 'Voir ce qui va se passer' }).click();
      await dialog.getByRole('button', { name: 'Refuser (1)' }).click();
      await expect(dialog.getByText(/1 sur 1\.$/)).toBeFocused();
      await dialog.getByRole('button', { name: 'Fermer' }).click();
      await expect(page.getByRole('region', { name: 'Dossiers choisis' })).toBeHidden();

      await page.getByRole('checkbox', { name: 'Choisir toutes les lignes de cette page' }).check();
      expect(await seriousViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Refuser…' }).click();
      await dialog.getByRole('textbox').fill('Le hall est plein.');
      await dialog.getByRole('button', { name: 'Voir ce qui va se passer' }).click();
      await expect(dialog.getByText(/2 sur 3\.$/)).toBeVisible();
      await expect(dialog.getByText('Une décision est déjà prise.')).toBeVisible();
      await expect(dialog.getByRole('group', { name: /^E-mail à/ })).toContainText(mark);
      expect(await seriousViolations(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Refuser (2)' }).click();
      await expect(dialog.getByText(/2 sur 3\.$/)).toBeFocused();
      expect(await seriousViolations(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Fermer' }).click();
      await expect(page.getByRole('row').filter({ hasText: `Alpha ${mark}` })).toContainText(
        'Refusé',
      );
      for (const email of emails) {
        const written = `attend l’an prochain (${mark}).`;
        const received = async () =>
          (await mails()).filter(
            (source) => source.includes(`To: ${email}`) && htmlOf(source).includes(written),
          ).length;
        await expect.poll(received).toBe(1);
      }

      await page.goto(LETTERS);
      await page.getByRole('link', { name: 'Dossier refusé' }).click();
      await page.getByRole('button', { name: 'Rendre le texte d’origine' }).click();
      await expect(page.getByText(/^Le texte d’origine est rendu/)).toBeVisible();
      await expect(text).toHaveValue('Votre demande de participation n’a pas été retenue.');
    });

    test('letters and the choice of several are without fault in Arabic', async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'langue', value: 'ar', url: baseURL ?? '' }]);
      await openSession(page, ORGANIZER);
      await page.goto(LETTERS);
      await page.getByRole('link', { name: 'ملف مقبول' }).click();
      await expect(
        page.getByRole('region').filter({ hasText: 'Mosta Expo' }).first(),
      ).toBeVisible();
      expect(await seriousViolations(page)).toEqual([]);
      await page.goto(DOSSIERS);
      await page.getByRole('checkbox', { name: 'اختيار كل أسطر هذه الصفحة' }).check();
      await page.getByRole('button', { name: 'قبول…' }).click();
      expect(await seriousViolations(page)).toEqual([]);
    });
  });
}

// In one file with the test above, which changes the letter that is read here.
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
