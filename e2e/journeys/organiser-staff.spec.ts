import { chooseResume, fillApplication, pdfOf } from '../support/application';
import { mails } from '../support/mailbox';
import { HOMES } from '../support/routes';
import {
  expect,
  liveShown,
  ORGANIZER,
  openSession,
  SIZES,
  seriousViolations,
  test,
} from '../support/test';

for (const { name, viewport } of SIZES) {
  test.describe(name, () => {
    test.use({ viewport });

    test('an application is sent, read beside its CV, noted, invited and accepted', async ({
      page,
    }) => {
      const mark = `${Date.now()}${viewport.width}`;
      const email = `candidate-${mark}@exemple.dz`;
      await page.goto('/stuff');
      await liveShown(page);
      await fillApplication(page, email, `Exemple${mark}`);
      await chooseResume(page, pdfOf('Curriculum exemple'));
      await page.getByRole('button', { name: 'Envoyer ma candidature' }).click();
      await expect(page.getByText('Votre candidature a été soumise avec succès!')).toBeVisible();

      await openSession(page, ORGANIZER);
      await page.goto(HOMES.Organizer);
      await page.getByRole('link', { name: 'Candidatures à lire' }).click();
      await expect(page).toHaveURL(/\/organisation\/staff\?etat=received/);
      await page.getByRole('searchbox', { name: /Rechercher/ }).fill(mark);
      const person = page.getByRole('link', { name: `Candidate Exemple${mark}` });
      await expect(page.getByRole('table').getByRole('link')).toHaveCount(1);
      await expect(page).toHaveURL(new RegExp(`recherche=${mark}`));
      expect(await seriousViolations(page)).toEqual([]);
      await person.click();
      await expect(page.getByRole('heading', { name: `Candidate Exemple${mark}` })).toBeFocused();
      expect(await seriousViolations(page)).toEqual([]);

      await page.getByRole('link', { name: 'CV', exact: true }).click();
      const file = page.getByRole('region', { name: 'CV' });
      const drawn = file.getByRole('img', { name: 'CV, page 1 sur 1' });
      await expect(drawn).toHaveAttribute('aria-busy', 'false');
      await expect(file).toContainText('Curriculum exemple');
      const dark = await drawn.evaluate((canvas) => {
        if (!(canvas instanceof HTMLCanvasElement)) return 0;
        const { data } = canvas
          .getContext('2d')
          ?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
        return data.filter((value, index) => index % 4 === 0 && value < 100).length;
      });
      expect(dark).toBeGreaterThan(0);
      await expect(page.getByText('Lettre exemple.')).toBeVisible();
      expect(await seriousViolations(page)).toEqual([]);

      await page.getByRole('textbox', { name: /Note pour vos collègues/ }).fill('À l’aise.');
      await page.getByRole('button', { name: 'Ajouter la note' }).click();
      await expect(page.getByRole('log', { name: 'Notes internes' })).toContainText('À l’aise.');

      const dialog = page.getByRole('dialog');
      await page.getByRole('button', { name: 'Inviter à un entretien' }).click();
      await dialog.getByLabel(/^Jour/).fill('2025-04-20');
      await dialog.getByLabel(/^Heure/).fill('10:30');
      await dialog.getByLabel(/^Lieu/).fill('Salle exemple');
      await dialog.getByRole('button', { name: 'Voir l’e-mail' }).click();
      const mail = dialog.getByRole('group', { name: `E-mail à ${email}, en français` });
      await expect(mail).toContainText('20 avril 2025');
      await expect(mail).toContainText('10h30');
      expect(await seriousViolations(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Décider et envoyer' }).click();
      await expect(page.getByText(/^L’invitation est envoyée à/)).toBeVisible();

      await page.getByRole('button', { name: 'Retenir', exact: true }).click();
      await dialog.getByLabel(/^Message/).fill('Bienvenue.');
      await dialog.getByRole('button', { name: 'Voir l’e-mail' }).click();
      await expect(dialog).toContainText('Bienvenue.');
      await dialog.getByRole('button', { name: 'Décider et envoyer' }).click();
      await expect(page.getByText(/^La candidature de .* est retenue\.$/)).toBeVisible();
      await expect(page.getByText('A retenu la candidature')).toBeVisible();
      await expect(page.getByText('A invité à un entretien')).toBeVisible();
      expect(await seriousViolations(page)).toEqual([]);
      // the receipt, the invitation and the decision
      await expect
        .poll(async () => (await mails()).filter((one) => one.includes(email)).length)
        .toBe(3);

      await page.getByRole('link', { name: 'Toutes les candidatures' }).click();
      await expect(page.getByText('Aucune candidature ne correspond')).toBeVisible();
      await page.getByRole('combobox', { name: 'État' }).selectOption('Retenue');
      await expect(person).toBeVisible();
    });
  });
}
