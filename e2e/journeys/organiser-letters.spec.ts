import { APPLICANT_PASSWORD, apply } from '../support/participation';
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

const LETTERS = `${HOMES.Organizer}/courriers`;

for (const { name, viewport } of SIZES) {
  test.describe(name, () => {
    test.use({ viewport });

    test('a letter is written, tried and sent to one exhibitor, who sees it at once', async ({
      page,
      browser,
      baseURL,
      request,
    }) => {
      const mark = `${Date.now()}-${viewport.width}`;
      const company = `Biscuiterie exemple ${mark}`;
      const reader = {
        ...{ email: `courrier-${mark}@exemple.dz`, password: APPLICANT_PASSWORD },
      };
      await apply(request, { exhibitor: reader, company: { name: company } });
      const context = await browser.newContext({ viewport, baseURL: baseURL ?? '' });
      const theirs = await context.newPage();
      await openSession(theirs, reader);
      await theirs.goto(HOMES.Exhibitor);
      await becomeStill(theirs);

      await openSession(page, ORGANIZER);
      await page.goto(`${LETTERS}?courrier=nouveau`);
      await becomeStill(page);
      const field = (group: string) =>
        page.getByRole('group', { name: group }).getByRole('textbox', { name: /Français/ });
      await field('Objet').fill(`Montage ${mark}`);
      await field('Texte').fill('À l’attention de ');
      await page.getByRole('button', { name: /^Entreprise/ }).click();
      await expect(field('Texte')).toHaveValue('À l’attention de {societe}');
      await page.getByRole('radio', { name: /Par leur nom/ }).check();
      await page.getByRole('searchbox').fill(company);
      await page.getByRole('button', { name: `Ajouter ${company}` }).click();
      expect(await seriousViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
      await expect(page.getByText('Brouillon enregistré. Personne ne l’a reçu.')).toBeVisible();

      const preview = page.getByRole('region', { name: 'Aperçu' });
      await expect(preview).toContainText(`À l’attention de ${company}`);
      await becomeStill(page);
      expect(await seriousViolations(page)).toEqual([]);
      await preview.getByRole('button', { name: 'M’envoyer un essai' }).click();
      await expect(preview.getByText(/^L’essai part vers votre adresse/)).toBeVisible();

      await page.getByRole('button', { name: 'Envoyer ou programmer…' }).click();
      const dialog = page.getByRole('dialog', { name: /^Envoyer/ });
      await expect(dialog.getByText(/^Destinataires\s: 1 par notification/)).toBeVisible();
      expect(await seriousViolations(page)).toEqual([]);
      await dialog.getByRole('button', { name: /^Envoyer \(destinataires\s: 1\)/ }).click();
      await expect(dialog).toBeHidden();

      await theirs.getByRole('button', { name: /^Notifications/ }).click();
      const list = theirs.getByRole('dialog', { name: 'Notifications' });
      await expect(list).toContainText(`Montage ${mark}`);
      await expect(list).toContainText(`À l’attention de ${company}`);
      await context.close();

      // Nobody has confirmed the reader’s address: the mail stays away, and the report says so.
      const row = page.getByRole('table').getByRole('row', { name: /Amina Exemple/ });
      await expect(row).toContainText('Adresse non confirmée');
      await expect(page.getByText(/^Envoi terminé/)).toBeVisible();
      await becomeStill(page);
      expect(await seriousViolations(page)).toEqual([]);
      await page.getByRole('link', { name: 'Tous les courriers' }).click();
      await expect(page.getByRole('row', { name: new RegExp(`Montage ${mark}`) })).toContainText(
        'Envoyé',
      );
      expect(await seriousViolations(page)).toEqual([]);
    });
  });
}
