import { expectShiftsBelow, recordShifts } from '../support/layout-shifts';
import {
  EXHIBITOR,
  expect,
  ORGANIZER,
  openSession,
  seriousViolations,
  signIn,
  test,
} from '../support/test';

test('the dashboard sends a visitor to the login page and back', async ({ page }) => {
  await page.goto('/dashboard-exposant?vue=fournitures');
  await page.waitForURL(/\/login\?next=/);
  await page.getByRole('textbox', { name: /Adresse e-mail/ }).fill(EXHIBITOR.email);
  await page.getByLabel(/^Mot de passe/).fill(EXHIBITOR.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL(/dashboard-exposant\?vue=fournitures/);
  await expect(page.getByRole('tab', { name: 'Fournitures' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByRole('row', { name: /B12.*9 m²/ })).toContainText('Réservé');
  await expect(page.getByRole('row', { name: /C48.*9 m²/ })).toContainText('Disponible');
  await page.getByRole('tab', { name: 'Service' }).click();
  await expect(page.getByRole('columnheader', { name: 'Prix' })).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
});

test('the overview stays where it is while its parts arrive', async ({ page }) => {
  await openSession(page, EXHIBITOR);
  await recordShifts(page);
  await page.goto('/dashboard-exposant');
  await expect(page.getByRole('heading', { name: 'Mon dossier' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mes stands' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectShiftsBelow(page, 0.05);
});

test('a wrong password is reported on the page, and nothing typed is lost', async ({ page }) => {
  await page.goto('/login');
  const email = page.getByRole('textbox', { name: /Adresse e-mail/ });
  await email.fill(EXHIBITOR.email);
  await page.getByLabel(/^Mot de passe/).fill('ce-n-est-pas-le-bon');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  await expect(email).toHaveValue(EXHIBITOR.email);
});
test.use({ allowedConsole: /status of 401/i });

test('a notification of the organiser arrives as a toast and lights the bell', async ({
  page,
  request,
}) => {
  await signIn(page, EXHIBITOR);
  const login = await request.post('/auth/login', { data: ORGANIZER });
  const { access } = (await login.json()) as { access: { token: string } };
  const user = await page.evaluate(() => localStorage.getItem('auth'));
  const userId = (JSON.parse(user ?? '{}') as { user: { _id: string } }).user._id;
  const sent = await request.post('/v1/notification', {
    headers: { authorization: `Bearer ${access.token}` },
    data: { title: 'Montage', message: 'Les portes ouvrent à 7h00.', userId },
  });
  expect(sent.ok()).toBe(true);
  await expect(page.getByText('📢 Montage: Les portes ouvrent à 7h00.')).toBeVisible();
});

test('a new exhibitor signs up, signs out, and is asked to sign in again', async ({ page }) => {
  await page.goto('/signup');
  await page.getByRole('textbox', { name: /^Nom/ }).fill('Essai');
  await page.getByRole('textbox', { name: /Prénom/ }).fill('Personne');
  await page.getByRole('textbox', { name: /e-mail/ }).fill(`essai-${Date.now()}@exemple.dz`);
  await page
    .getByLabel(/^Mot de passe/)
    .first()
    .fill('Un-mot-de-passe-2025');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: /Créer/ }).click();
  await page.waitForURL(/dashboard-exposant/);
  await page.getByRole('button', { name: /Essai/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  // who signs out is not sent back
  await page.waitForURL(/\/login$/);
  await page.goto('/dashboard-exposant');
  await page.waitForURL(/\/login/);
});
