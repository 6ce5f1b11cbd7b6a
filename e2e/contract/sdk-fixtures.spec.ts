import { join } from 'node:path';
import { expect, test } from '@mosta/portal-sdk/playwright/test';

const ROOT = join(import.meta.dirname, '..', '..');

test.use({
  remote: join(ROOT, 'remote-hotels', 'dist'),
  hostDir: join(ROOT, 'host', 'dist'),
  answers: { 'GET /v1/hotel': [] },
  allowedConsole: /\[portal\]|The stub "|Failed to load resource/,
});

test('a remote is tested in a portal of stubs, and its failures are told', async ({
  page,
  failures,
  override,
  recorded,
}) => {
  await page.goto('/hebergement');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trouvez votre séjour idéal');
  expect(failures).toEqual([]);

  await override('hotels', 'stub:crash');
  await page.goto('/hebergement');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('RENDER_FAILED');
  expect(failures.map(({ remote, code }) => `${remote} ${code}`)).toContain('hotels RENDER_FAILED');

  await override('hotels', 'stub:record');
  await page.goto('/hebergement');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('/hebergement');
  expect(await recorded()).toContainEqual({ kind: 'route', name: '/hebergement' });
});

test.describe('a remote with guarded pages', () => {
  test.use({ remote: join(ROOT, 'remote-exhibitor', 'dist') });

  test('is entered as one role or the other, and hears the socket', async ({
    page,
    portal,
    signIn,
  }) => {
    await signIn('Organizer');
    await page.goto('/dashboard-exposant');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page réservée');

    await signIn('Exhibitor');
    // socket.io's packet that lets the page in
    const connected = page
      .waitForEvent('websocket')
      .then((socket) =>
        socket.waitForEvent('framereceived', ({ payload }) => payload.toString().startsWith('40')),
      );
    await page.goto('/dashboard-exposant');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await connected;
    portal.emit('notification', {
      _id: 'essai',
      title: 'Votre dossier est complet',
      message: 'Nous le relisons.',
    });
    await expect(page.getByText('Votre dossier est complet').first()).toBeVisible();
  });
});

test.describe('a portal of stubs without a login page', () => {
  test.use({ remote: undefined });

  test('lets in who presses a button, and leads back', async ({ page }) => {
    await page.goto('/login?next=%2Fstub%2Frecord');
    await page.getByRole('button', { name: 'Entrer comme organisateur' }).click();
    await expect(page).toHaveURL('/stub/record');
    await expect(page.getByText('Organisateur d’essai').first()).toBeVisible();
  });
});
