import { EXHIBITOR, expect, openSession, signIn, test } from '../support/test';

test.use({
  allowedConsole: /\[portal\].*SECOND_COPY|preload|second copy of @mosta\/shared\/auth/i,
});

test('two remotes from two builds see one session, and the browser opens one socket', async ({
  page,
}) => {
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(new URL(socket.url()).pathname));

  // The exhibitor's dashboard comes from one build, the plan's widget in it from another: a stub.
  await page.goto('/login?mf.floorplan=stub:ok');
  // the host has started, and keeps the override
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeEnabled();
  await openSession(page, EXHIBITOR);
  await page.goto('/dashboard-exposant?vue=salon');
  await page.getByRole('button', { name: 'Voir le plan' }).first().click();
  const widget = page.getByRole('region', { name: 'Session vue par le widget d’essai' });
  await expect(widget).toContainText('Utilisateur : Exemple');
  await expect(widget).toContainText('Connexion temps réel : connected');

  const before = sockets.length;
  expect(before).toBeGreaterThan(0);
  await widget.getByRole('button', { name: 'Changer le nom' }).click();
  await expect(widget).toContainText('Nom changé par le remote d’essai');
  await expect(
    page.getByRole('button', { name: /Nom changé par le remote d’essai/ }),
  ).toBeVisible();

  await widget.getByRole('button', { name: 'Fermer la session' }).click();
  await page.waitForURL(/\/login/);
});

test('from sign-in to dashboard the browser opens exactly one WebSocket', async ({ page }) => {
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await signIn(page, EXHIBITOR);
  await expect(page.getByText('Gérer les fournitures').first()).toBeVisible();
  await expect.poll(() => sockets.length).toBe(1);
  expect(new URL(sockets[0] ?? '').pathname).toBe('/socket.io/');
});

test('a second copy of the session store is refused, and the rest stays usable', async ({
  page,
}) => {
  await page.goto('/hebergement?mf.hotels=stub:second-session');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Annuaire des hôtels');
  await expect(alert).toContainText('SECOND_COPY');
  await page.getByRole('link', { name: 'Mosta Expo, accueil' }).click();
  await expect(page).toHaveTitle('Accueil - Mosta Expo');
});
