import type { Page } from '@playwright/test';
import { expect, liveShown, openSession, test } from '../support/test';

const PASSWORD = 'Un-mot-de-passe-2025';

/** Lets calls of a path hang until the test ends. @returns how many were sent */
async function hang(page: Page, path: string): Promise<() => number> {
  let count = 0;
  await page.route(`**${path}`, (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    count += 1;
    return new Promise<void>(() => undefined);
  });
  return () => count;
}

/** Waits for the way to cancel, and takes it by keyboard: it has the focus that the waiting button lost. */
async function cancel(page: Page): Promise<void> {
  await expect(page.getByText('Le service tarde à répondre.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Annuler', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Le service tarde à répondre.')).toBeHidden();
}

test('a quote over a network that hangs can be cancelled, and nothing is lost', async ({
  page,
}) => {
  await page.goto('/simulation');
  await liveShown(page);
  await page.getByRole('radio', { name: /Exposant Algérien/ }).check();
  await page.getByRole('combobox', { name: /Secteur/ }).selectOption({ label: 'Huiles et olives' });
  await page.getByRole('radio', { name: /Stand individuel/ }).check();
  const quantity = page.getByRole('spinbutton', { name: /Espace nu.*9 m².*quantité/ });
  await quantity.fill('1');
  const calls = await hang(page, '/v1/quote');
  const aborted = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/v1/quote'),
  );
  const ask = page.getByRole('button', { name: 'Obtenir le devis' });
  await ask.click();
  await cancel(page);
  await aborted;
  await expect(page.getByText(/Vous avez annulé/)).toBeVisible();
  await expect(ask).toBeEnabled();
  await expect(quantity).toHaveValue('1');

  // the page goes on, and what was cancelled neither returns nor is sent again
  const priced = page.waitForResponse('**/v1/simulation');
  await quantity.fill('2');
  await priced;
  expect(calls()).toBe(1);
  await expect(page.getByRole('heading', { name: /Devis ME25/ })).toHaveCount(0);
  await page.unroute('**/v1/quote');
  await ask.click();
  await expect(page.getByRole('heading', { name: /Devis ME25/ })).toBeVisible();
});

test('an option over a network that hangs can be cancelled', async ({ page, request }) => {
  const email = `reseau-lent-${Date.now()}@exemple.dz`;
  const made = await request.post('/auth/signup', {
    data: { nom: 'Essai', prenom: 'Personne', email, password: PASSWORD },
  });
  expect(made.ok()).toBe(true);
  await openSession(page, { email, password: PASSWORD });
  await page.goto('/Exposant-map?stand=B49');
  const calls = await hang(page, '/v1/stand/B49/hold');
  const take = page.getByRole('button', { name: 'Prendre une option' });
  await take.click();
  await cancel(page);
  await expect(page.getByText(/Vous avez annulé/)).toBeVisible();
  await expect(take).toBeEnabled();
  expect(calls()).toBe(1);
});

test('a page that is long in coming shows its title', async ({ page }) => {
  await page.goto('/visiteur');
  await liveShown(page);
  await page.route(/route-visitor-badges/, () => new Promise<void>(() => undefined));
  await page.getByRole('main').getByRole('link', { name: 'Badge visiteur' }).click();
  await expect(page.getByRole('main').getByText('Badge visiteur', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
});
