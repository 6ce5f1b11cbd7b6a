import type { APIRequestContext } from '@playwright/test';
import { giveCamera, showToCamera } from '../support/camera';
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

const ENTRANCE = `${HOMES.Organizer}/entree`;
const [, phone] = SIZES;

test.use({
  viewport: phone.viewport,
  // The network is taken away on purpose.
  allowedConsole: /ERR_INTERNET_DISCONNECTED|WebSocket/,
});

type Badge = { token: string; reference: string };

async function issue(request: APIRequestContext): Promise<Badge> {
  const email = `visiteur-${Date.now()}-${Math.random()}@exemple.dz`;
  const person = { nom: 'Exemple', prenom: 'Karima', category: 'visitor', consent: '2025-01' };
  const asked = await request.post('/v1/badge', { data: { ...person, email } });
  expect(asked.status()).toBe(201);
  return (await asked.json()) as Badge;
}

/** Another gate lets somebody in. */
async function admitElsewhere(request: APIRequestContext, { reference }: Badge): Promise<void> {
  const login = await request.post('/auth/login', { data: ORGANIZER });
  const { access } = (await login.json()) as { access: { token: string } };
  const passed = await request.post('/v1/organizer/badge/check-in', {
    headers: { authorization: `Bearer ${access.token}` },
    data: { code: reference },
  });
  expect(passed.ok()).toBe(true);
}

test('the entrance goes on through a lost connection, and tells the same badge twice', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const [early, late] = [await issue(request), await issue(request)];
  await giveCamera(page);
  await openSession(page, ORGANIZER);
  await page.goto(ENTRANCE);
  await becomeStill(page);
  const status = page.getByRole('status', { name: 'État de la connexion' });
  await expect(status).toContainText('Synchronisé à');

  // A hand scanner types wherever the focus is.
  await page.keyboard.type(early.reference);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Entrée admise', { exact: true })).toBeVisible();
  await expect(page.getByText(`Visiteur · ${early.reference}`)).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
  // The pictures of both badges are there before the network goes.
  await showToCamera(page, late.token);
  await showToCamera(page, early.token);
  await page.getByRole('button', { name: 'Ouvrir la caméra' }).click();
  const inside = page.getByText(/^Déjà entré depuis \d\dh\d\d$/);
  await expect(inside).toBeVisible();
  await showToCamera(page, null);

  await context.setOffline(true);
  await showToCamera(page, late.token);
  await expect(page.getByText('Entrée admise', { exact: true })).toBeVisible();
  await expect(status).toContainText('Hors connexion');
  await expect(page.getByText(/la signature du badge est juste/)).toBeVisible();
  await expect(status).toContainText('Passages à envoyer : 1');
  expect(await seriousViolations(page)).toEqual([]);
  await showToCamera(page, early.token);
  await expect(inside).toBeVisible();
  await showToCamera(page, late.token);
  const recent = page.getByRole('region', { name: 'Derniers badges de cet appareil' });
  await expect(recent.getByRole('listitem')).toHaveCount(5);
  await expect(inside).toBeVisible();
  await admitElsewhere(request, late);

  await context.setOffline(false);
  const review = page.getByText('À revoir après la synchronisation');
  await expect(review).toBeVisible();
  await expect(page.getByText(`Karima Exemple, ${late.reference}`)).toBeVisible();
  await expect(status).toContainText('En ligne');
  await expect(status).not.toContainText('Passages à envoyer');
  await page.getByRole('button', { name: 'Compris' }).click();
  await expect(review).toHaveCount(0);

  await context.addCookies([{ name: 'langue', value: 'ar', url: baseURL ?? '' }]);
  await page.goto(ENTRANCE);
  await becomeStill(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('المدخل');
  await page.keyboard.type(late.reference);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^في الداخل منذ \d\d:\d\d$/)).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
});
