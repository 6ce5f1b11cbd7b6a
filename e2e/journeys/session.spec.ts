import { expireSession } from '@mosta/tools/pictures/expired-session';
import type { APIRequestContext } from '@playwright/test';
import { expect, openSession, signIn, test, violations } from '../support/test';

// the refusals that the first test provokes
test.use({ allowedConsole: /status of 401/i });

const PASSWORD = 'Un-mot-de-passe-2025';

/** An account of one test's own. @returns what signs in to it */
async function newAccount(request: APIRequestContext) {
  const email = `session-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@exemple.dz`;
  const made = await request.post('/auth/signup', {
    data: { nom: 'Essai', prenom: 'Personne', email, password: PASSWORD },
  });
  expect(made.ok()).toBe(true);
  return { email, password: PASSWORD };
}

test('a session that expires in the middle of a form is taken up again, and nothing typed is lost', async ({
  page,
  request,
}) => {
  const account = await newAccount(request);
  await openSession(page, account);
  await page.goto('/dashboard-exposant?vue=profil');
  const form = page.getByRole('form', { name: 'Vous', exact: true });
  const name = form.getByRole('textbox', { name: /^Nom/ });
  await name.fill('Essai renommé');
  const recover = await expireSession(page, '**/v1/account');
  await form.getByRole('button', { name: 'Enregistrer' }).click();

  const dialog = page.getByRole('dialog', { name: 'Votre session a expiré' });
  await expect(dialog).toBeVisible();
  const password = dialog.getByRole('textbox', { name: /^Mot de passe/ });
  await expect(password).toBeFocused();
  await expect(dialog.getByRole('textbox', { name: 'Adresse e-mail' })).toHaveValue(account.email);
  // what was typed cannot be thrown away by a key
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await recover();
  await password.fill(account.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(name).toHaveValue('Essai renommé');
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(form.getByText('Vos modifications sont enregistrées.')).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('Essai renommé');
});

test('signing out in one tab ends the others, and signing in opens them again', async ({
  page,
  context,
  request,
}) => {
  const account = await newAccount(request);
  await signIn(page, account);
  const other = await context.newPage();
  await other.goto('/dashboard-exposant?vue=actualites');
  await expect(other.getByRole('heading', { name: 'Dernières actualités' })).toBeVisible();

  await page.getByRole('button', { name: /Essai/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL(/\/login$/);
  await other.waitForURL(/\/login$/);
  expect(
    await other.evaluate(() => [
      localStorage.getItem('auth'),
      localStorage.getItem('refreshToken'),
    ]),
  ).toEqual([null, null]);

  await signIn(page, account);
  await other.waitForURL(/\/dashboard-exposant/);
  await expect(other.getByRole('heading', { name: /^Bonjour/ })).toBeVisible();
});

test('stored state that is broken does no harm, and is reported where something is lost by it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('spoilt') !== null) return;
    sessionStorage.setItem('spoilt', 'once');
    sessionStorage.setItem('simulationData', '{"formule":{"selectedFormules":[{"price":-1}');
    localStorage.setItem('auth', '{"user":"nobody","role":["Organizer"]}');
    localStorage.setItem('refreshToken', 'rubbish');
  });
  await page.goto('/simulation');
  await expect(
    page.getByText(/La simulation gardée par ce navigateur était illisible/),
  ).toBeVisible();
  await page.goto('/dashboard-exposant');
  await page.waitForURL(/\/login\?next=/);
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeEnabled();
});

test('a forged session opens nothing', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('forged') !== null) return;
    sessionStorage.setItem('forged', 'once');
    const user = {
      _id: '00000000-0000-4000-8000-000000000001',
      nom: 'Faux',
      email: 'faux@exemple.dz',
    };
    localStorage.setItem('auth', JSON.stringify({ user, role: 'Organizer', accessToken: 'faux' }));
    localStorage.setItem('refreshToken', 'faux');
  });
  await page.goto('/dashboard-exposant?vue=fournitures');
  const dialog = page.getByRole('dialog', { name: 'Votre session a expiré' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Quitter' }).click();
  await page.waitForURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
});
