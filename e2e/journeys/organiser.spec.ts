import { apply } from '../support/participation';
import { HOMES } from '../support/routes';
import {
  becomeStill,
  EXHIBITOR,
  expect,
  ORGANIZER,
  openSession,
  SIZES,
  seriousViolations,
  signIn,
  test,
} from '../support/test';

for (const { name, viewport } of SIZES) {
  test.describe(name, () => {
    test.use({ viewport });

    test('an organiser lands at home, and accepts and confirms a dossier that arrives meanwhile', async ({
      page,
      request,
    }) => {
      await signIn(page, ORGANIZER);
      await becomeStill(page);
      const stands = page.getByRole('region', { name: 'Stands et zones' }).first();
      await stands.getByRole('button', { name: /^Tableau/ }).click();
      await expect(stands.getByRole('row', { name: /^Stands Libres/ })).toBeVisible();
      expect(await seriousViolations(page)).toEqual([]);
      await page.getByRole('link', { name: /Dossiers à étudier/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dossiers');
      await page.getByRole('button', { name: /À étudier/, pressed: true }).click();
      const company = `Conserverie exemple ${Date.now()}`;
      await page.getByRole('searchbox').fill(company);
      await expect(page.getByText('Aucun dossier ne correspond')).toBeVisible();

      await apply(request, { company: { name: company } });
      await page.getByRole('link', { name: company }).click();
      await expect(page.getByRole('heading', { name: company })).toBeFocused();
      expect(await seriousViolations(page)).toEqual([]);

      await page.getByRole('button', { name: 'Accepter', exact: true }).press('Enter');
      const dialog = page.getByRole('alertdialog');
      await dialog.getByRole('textbox').fill('Bienvenue au salon.');
      expect(await seriousViolations(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Voir l’e-mail' }).click();
      await expect(dialog.getByRole('group', { name: /^E-mail à/ })).toContainText(
        'Bienvenue au salon.',
      );
      expect(await seriousViolations(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Accepter' }).click();
      await expect(page.getByText(/est accepté\.$/)).toBeVisible();
      await page.getByRole('button', { name: 'Confirmer la réservation' }).click();
      await dialog.getByRole('button', { name: 'Confirmer la réservation' }).click();
      await expect(page.getByText('La participation est confirmée.')).toBeVisible();
      await expect(page.getByText('Bienvenue au salon.')).toBeVisible();
      await page.getByRole('link', { name: 'Tous les dossiers' }).click();
      await expect(page.getByRole('row').filter({ hasText: company })).toContainText('Confirmé');
    });
  });
}

test('who opens the page of another role is told so, and the public page is one spelling away', async ({
  page,
}) => {
  await openSession(page, EXHIBITOR);
  await page.goto(HOMES.Organizer);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Page réservée');
  await expect(page).toHaveTitle('Page réservée - Mosta Expo');
  await expect(page.getByText('403')).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole('link', { name: /page publique/ }).click();
  await expect(heading).toHaveText('Organisation');
  await page.goto('/ORGANISATION');
  await expect(heading).toHaveText('Organisation');
});

test('an organiser is refused the exhibitors’ dashboard, in the reader’s language', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'langue', value: 'ar', url: baseURL ?? '' }]);
  await page.goto('/login');
  await page.getByRole('textbox', { name: /البريد/ }).fill(ORGANIZER.email);
  await page.locator('input[type="password"]').fill(ORGANIZER.password);
  await page.locator('input[type="password"]').press('Enter');
  await page.waitForURL((url) => url.pathname === HOMES.Organizer);
  await page.goto(`${HOMES.Exhibitor}?vue=dossier`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('صفحة محجوزة');
  await page.getByRole('link', { name: 'الانتقال إلى فضائي' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('نظرة عامة');
  expect(await seriousViolations(page)).toEqual([]);
});

test('a visitor who is not signed in is led from the back office to the login page', async ({
  page,
}) => {
  await page.goto(HOMES.Organizer);
  await page.waitForURL(/\/login\?next=%2Forganisation$/);
});

test('an organiser reads notifications behind the bell, and sees where the account is open', async ({
  page,
  request,
}) => {
  const login = await request.post('/auth/login', { data: ORGANIZER });
  const session = (await login.json()) as { access: { token: string }; user: { _id: string } };
  const title = `Réunion ${Date.now()}`;
  await signIn(page, ORGANIZER);
  const sent = await request.post('/v1/notification', {
    headers: { authorization: `Bearer ${session.access.token}` },
    data: { title, message: 'À 9h00, à l’accueil.', userId: session.user._id },
  });
  expect(sent.ok()).toBe(true);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await expect(list.getByRole('heading', { name: title })).toBeVisible();
  await list.getByRole('button', { name: `Marquer « ${title} » comme lue` }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Compte/ }).click();
  await page.getByRole('menuitem', { name: 'Mot de passe et sessions' }).click();
  await expect(page.getByText('Cet appareil')).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
});
