import { join } from 'node:path';
import { expect, test } from '@mosta/portal-sdk/playwright/test';

const ROOT = join(import.meta.dirname, '..', '..');

// built against contract 1.7.0, which had another host, from the page beside it
test.use({
  remote: join(ROOT, 'e2e', 'fixtures', 'remote-of-1.7.0'),
  hostDir: join(ROOT, 'host', 'dist'),
  answers: { 'GET /v1/hotel': [] },
});

test('a remote that was built for an older contract runs in this host, with what it takes of each façade', async ({
  page,
  failures,
  signIn,
}) => {
  await signIn('Exhibitor');
  await page.goto('/ancien?q=avant');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Une nouvelle page');
  await expect(main.getByText('Connecté : Exhibitor')).toBeVisible();
  await expect(main.getByText('Hôtels : 0')).toBeVisible();

  await expect(main.getByRole('textbox', { name: 'Recherche' })).toHaveValue('avant');
  await main.getByRole('textbox', { name: 'Recherche' }).fill('après');
  await expect(page).toHaveURL(/\?q=apr/);

  await main.getByRole('button', { name: 'Noter' }).click();
  await expect(page.getByText('Noté', { exact: true })).toBeVisible();
  await main.getByRole('button', { name: 'Ouvrir' }).click();
  await expect(page.getByRole('dialog').getByText('Contenu')).toBeVisible();
  await page.keyboard.press('Escape');

  // its own widget, through the host's slot
  await expect(main.getByRole('link', { name: 'Découvrir la nouvelle page' })).toBeVisible();
  await main.getByRole('link', { name: 'Ailleurs' }).click();
  await expect(page).toHaveURL('/stub/ok');
  await page.goto('/ancien?langue=ar');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('صفحة جديدة');
  expect(failures).toEqual([]);
});
