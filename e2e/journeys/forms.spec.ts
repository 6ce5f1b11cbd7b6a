import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { chooseResume, fillApplication } from '../support/application';
import { mails } from '../support/mailbox';
import { expect, liveShown, ORGANIZER, seriousViolations, test } from '../support/test';

const PDF = Buffer.from('%PDF-1.7\n% exemple\n');
const DRAFT = 'brouillon-candidature';

/** An address that no other run has used. */
const address = (who: string) => `${who}-${Date.now()}@exemple.dz`;

const chooseCv = (page: Page) => chooseResume(page, PDF);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('an application with a PDF arrives, and its draft goes', async ({ page, request }) => {
    const email = address('candidate');
    await page.goto('/stuff');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rejoindre l’équipe');
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Envoyer ma candidature' }).click();
    await expect(page.getByText('16 champs sont à corriger')).toBeVisible();
    expect(await seriousViolations(page)).toEqual([]);
    await fillApplication(page, email);
    await chooseCv(page);
    await expect(page.getByText('cv.pdf')).toBeVisible();
    await page.getByRole('button', { name: 'Envoyer ma candidature' }).click();
    await expect(page.getByText('Votre candidature a été soumise avec succès!')).toBeVisible();
    expect(await seriousViolations(page)).toEqual([]);
    expect(await page.evaluate((key) => localStorage.getItem(key), DRAFT)).toBeNull();

    const login = await request.post('/auth/login', { data: ORGANIZER });
    const { access } = (await login.json()) as { access: { token: string } };
    const found = await request.get(`/v1/organizer/staff?search=${encodeURIComponent(email)}`, {
      headers: { authorization: `Bearer ${access.token}` },
    });
    const { applications } = (await found.json()) as { applications: object[] };
    expect(applications).toEqual([
      expect.objectContaining({ name: 'Exemple', studyLevel: 'BAC +3', files: ['resume'] }),
    ]);
    await expect
      .poll(async () => (await mails()).filter((mail) => mail.includes(email)))
      .toHaveLength(1);

    await page.getByRole('button', { name: 'Recharger la page' }).click();
    await expect(page.getByLabel(/^Nom/)).toHaveValue('');
  });
});

test.describe('when the service fails', () => {
  test.use({ allowedConsole: /status of 503|ERR_FAILED|ERR_INTERNET/ });

  test('an application keeps all that was given, and goes at the second try', async ({ page }) => {
    await page.goto('/stuff');
    // what is pressed earlier has tests of its own (early-input)
    await liveShown(page);
    await fillApplication(page, address('patiente'));
    await chooseCv(page);
    await page.route('**/v1/staff', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: 'Envoyer ma candidature' }).click();
    await expect(
      page.getByText(
        'Une erreur est survenue lors de la soumission du formulaire. Veuillez réessayer.',
      ),
    ).toBeVisible();
    expect(await seriousViolations(page)).toEqual([]);
    await expect(page.getByLabel(/^Nom/)).toHaveValue('Exemple');
    await expect(page.getByText('cv.pdf')).toBeVisible();
    await page.getByRole('button', { name: 'Envoyer ma candidature' }).click();
    await expect(page.getByText('Votre candidature a été soumise avec succès!')).toBeVisible();
  });
});

test('a draft survives a reload, and leaving asks', async ({ page }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.goto('/stuff');
  await page.getByLabel(/^Nom/).fill('Exemple');
  await page.getByLabel(/^Compétences/).fill('accueil, ');
  await expect(page.getByText('Brouillon enregistré')).toBeVisible();
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await expect(page.getByText(/Votre brouillon a été retrouvé/)).toBeVisible();
  await expect(page.getByLabel(/^Nom/)).toHaveValue('Exemple');
  await expect(page.getByLabel(/^Compétences/)).toHaveValue('accueil, ');

  await page
    .getByRole('banner')
    .getByRole('link', { name: /Mosta Expo/ })
    .click();
  const question = page.getByRole('alertdialog', { name: /Quitter cette page/ });
  await expect(question).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Rester sur la page' }).click();
  await expect(page.getByLabel(/^Nom/)).toHaveValue('Exemple');
  await page.getByRole('button', { name: 'Effacer le brouillon' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Effacer le brouillon' }).click();
  await expect(page.getByLabel(/^Nom/)).toHaveValue('');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Mosta Expo/ })
    .click();
  await expect(page).toHaveURL('/');
});

test.describe('a badge', () => {
  // an erased badge, and one that exists already
  test.use({ allowedConsole: /status of 40[49]/ });

  test('is shown, downloaded, found again by its link, and erased', async ({ page }) => {
    const email = address('visiteuse');
    await page.goto('/visiteur');
    await page.getByRole('main').getByRole('link', { name: /badge/i }).first().click();
    await expect(page).toHaveURL(/visitor-badges/);
    await page.getByRole('radio', { name: /Professionnel/ }).check();
    await page.getByLabel(/^Nom/).fill('Exemple');
    await page.getByLabel(/^Prénom/).fill('Visiteuse');
    await page.getByLabel(/^Adresse e-mail/).fill(email);
    await page.getByRole('checkbox', { name: /J’accepte/ }).check();
    await page.getByRole('button', { name: 'Demander mon badge' }).click();
    await expect(page.getByText('Un champ est à corriger')).toBeVisible();
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByLabel(/^Entreprise/).fill('Entreprise exemple 01');
    await page.getByRole('button', { name: 'Demander mon badge' }).click();
    await expect(page.getByRole('heading', { name: 'Votre badge est prêt' })).toBeFocused();
    const code = page.getByRole('img', { name: /Code à présenter/ });
    await expect
      .poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await seriousViolations(page)).toEqual([]);
    await expect(page.locator('head meta[name="referrer"]')).toHaveAttribute(
      'content',
      'no-referrer',
    );

    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Télécharger le PDF' }).click();
    const pdf = await downloading;
    expect(pdf.suggestedFilename()).toMatch(/^badge-ME25-V\d{6}\.pdf$/);
    expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-');
    const noting = page.waitForEvent('download');
    await page.getByRole('link', { name: /agenda/ }).click();
    const calendar = await readFile(await (await noting).path(), 'utf8');
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(4);
    expect(calendar).toContain('DTSTART:20250428T090000Z');

    await page.reload();
    await expect(page.getByText('Visiteuse Exemple')).toBeVisible();
    const link = page.url();
    await page.goto('/visitor-badges');
    await page.getByLabel(/^Nom/).fill('Exemple');
    await page.getByLabel(/^Prénom/).fill('Visiteuse');
    await page.getByLabel(/^Adresse e-mail/).fill(email);
    await page.getByRole('checkbox', { name: /J’accepte/ }).check();
    await page.getByRole('button', { name: 'Demander mon badge' }).click();
    await expect(page.getByText('Vous avez déjà un badge.')).toBeVisible();

    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(link);
    await page.getByRole('button', { name: 'Effacer mes données' }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Effacer mes données' })
      .click();
    await expect(page.getByText('Vos données sont effacées.')).toBeVisible();
    await page.goto(link);
    await expect(page.getByText('Ce badge n’existe pas, ou plus.')).toBeVisible();
    expect(await seriousViolations(page)).toEqual([]);
  });
});

test('a message reaches the organiser as a mail', async ({ page }) => {
  const email = address('personne');
  await page.goto('/contact');
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByLabel(/^Nom/).fill('Personne exemple');
  await page.getByLabel(/^Adresse e-mail/).fill(email);
  await page.getByLabel(/^Objet/).fill('Une question');
  await page.getByLabel(/^Message/).fill('Un message exemple.');
  await page.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(page.getByRole('heading', { name: 'Votre message est parti.' })).toBeFocused();
  expect(await seriousViolations(page)).toEqual([]);
  await expect
    .poll(async () => (await mails()).filter((mail) => mail.includes(`Reply-To: ${email}`)))
    .toHaveLength(1);
});
