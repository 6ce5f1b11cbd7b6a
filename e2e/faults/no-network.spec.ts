import type { Page } from '@playwright/test';
import { expect, liveShown, signIn, test } from '../support/test';

// what Chromium says of each call that it cannot send
test.use({ allowedConsole: /ERR_INTERNET_DISCONNECTED/ });

const PASSWORD = 'Un-mot-de-passe-2025';
/** The answer comes from the browser itself: far below the 20 s that a call may take. */
const AT_ONCE = { timeout: 2000 };
const BANNER = /^Vous êtes hors ligne/;
const NOT_SENT = /hors ligne\s: rien n’a été envoyé/;

/** Counts the calls of a path that leave the page. */
function countCalls(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path) count += 1;
  });
  return () => count;
}

test('without network a hold is refused at once, and is not taken when the network is back', async ({
  page,
  context,
  request,
}) => {
  const email = `sans-reseau-${Date.now()}@exemple.dz`;
  const made = await request.post('/auth/signup', {
    data: { nom: 'Essai', prenom: 'Personne', email, password: PASSWORD },
  });
  expect(made.ok()).toBe(true);
  await signIn(page, { email, password: PASSWORD });
  await page.goto('/Exposant-map?stand=B49');
  const take = page.getByRole('button', { name: 'Prendre une option' });
  await expect(take).toBeEnabled();
  // a page that is there already, to leave for without network
  await page.getByRole('button', { name: 'Visite' }).click();
  await page.getByRole('link', { name: 'Plan du salon' }).first().click();
  await page.waitForURL('**/PlanSalon');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(take).toBeEnabled();
  const calls = countCalls(page, '/v1/stand/B49/hold');

  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  await context.setOffline(true);
  await expect(page.getByText(BANNER)).toBeVisible(AT_ONCE);
  expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(heading);
  await take.click();
  await expect(page.getByText(NOT_SENT)).toBeVisible(AT_ONCE);
  await expect(take).toBeEnabled();

  // the view is left; the network's return sends nothing
  await page.goForward();
  await page.waitForURL('**/PlanSalon');
  const asked = calls();
  await context.setOffline(false);
  await expect(page.getByText(BANNER)).toBeHidden();
  await page.goBack();
  await expect(take).toBeEnabled();
  expect(calls()).toBe(asked);
});

test('without network no quote is made, and none appears once the network is back', async ({
  page,
  context,
}) => {
  await page.goto('/simulation');
  await liveShown(page);
  await page.getByRole('radio', { name: /Exposant Algérien/ }).check();
  await page.getByRole('combobox', { name: /Secteur/ }).selectOption({ label: 'Huiles et olives' });
  await page.getByRole('radio', { name: /Stand individuel/ }).check();
  const quantity = page.getByRole('spinbutton', { name: /Espace nu.*9 m².*quantité/ });
  await quantity.fill('1');
  const calls = countCalls(page, '/v1/quote');

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Obtenir le devis' }).click();
  await expect(page.getByText(NOT_SENT)).toBeVisible(AT_ONCE);
  const asked = calls();
  await context.setOffline(false);
  await expect(page.getByText(BANNER)).toBeHidden();
  // what waited for the network is sent at its return, before the price of another quantity is asked for
  const priced = page.waitForResponse('**/v1/simulation');
  await quantity.fill('2');
  await priced;
  expect(calls()).toBe(asked);
  await expect(page.getByRole('heading', { name: /Devis ME25/ })).toHaveCount(0);
});

test('without network the filters of the plan say so, and leave the plan in peace', async ({
  page,
  context,
}) => {
  await page.goto('/PlanSalon');
  await liveShown(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Filtres' }).click();
  const failed = page
    .getByRole('alert')
    .filter({ hasText: 'Les filtres n’ont pas pu être chargés.' });
  await expect(failed).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plan visuelle du salon');
  await context.setOffline(false);
  await failed.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('group', { name: 'État' })).toBeVisible();
});

test.describe('a page whose code is not there', () => {
  // the host says on the console what could not be loaded
  test.use({ allowedConsole: /ERR_INTERNET_DISCONNECTED|\[portal\]/ });

  test('says so without network, and comes when it is asked for again', async ({
    page,
    context,
  }) => {
    await page.goto('/visiteur');
    await liveShown(page);
    const link = page.getByRole('main').getByRole('link', { name: 'Badge visiteur' });
    await expect(link).toBeVisible();
    await context.setOffline(true);
    await link.click();
    await expect(
      page.getByRole('heading', { level: 1, name: /n’est pas sur cet appareil/ }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    await context.setOffline(false);
    // it may have come by itself meanwhile
    await expect(page.getByRole('heading', { level: 1, name: 'Badge visiteur' })).toBeVisible();
  });
});
