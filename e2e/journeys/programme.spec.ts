import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, seriousViolations, test } from '../support/test';
import { seenWithoutScripts } from '../support/without-scripts';

const star = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^Favori.*${title}`) });

/** Names and values of a calendar file, its folded lines put together again. */
function readCalendar(file: string): [name: string, value: string][] {
  return file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter(Boolean)
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]);
}

test('a visitor keeps favourites without an account and takes them along', async ({ page }) => {
  await page.goto('/program');
  await expect(page.getByText('Horaire d’exemple, programme définitif à venir.')).toBeVisible();
  await star(page, 'La filière de l’olive').click();
  await star(page, 'De la récolte à l’étiquette').click();
  // a press before the scripts are there is carried out by this page, not by the next
  await expect(star(page, 'De la récolte à l’étiquette')).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(star(page, 'La filière de l’olive')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('tab', { name: 'Mes favoris (2)' }).click();
  await expect(page).toHaveURL(/jour=favoris/);
  await expect(page.getByText('Des favoris se chevauchent')).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Ajouter mes favoris à mon agenda' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('mosta-expo-2025-favoris.ics');
  const file = await readFile(await download.path(), 'utf8');
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const lines = readCalendar(file);
  const valuesOf = (wanted: string) =>
    lines.filter(([name]) => name === wanted).map(([, value]) => value);
  expect(valuesOf('SUMMARY')).toEqual(['La filière de l’olive', 'De la récolte à l’étiquette']);
  expect(valuesOf('DTSTART')).toEqual(['20250428T100000Z', '20250428T103000Z']);
  expect(valuesOf('URL')).toContain(new URL('/program?jour=2025-04-28', page.url()).href);
});

test('favourites reach the other tabs, and what is no list of favourites does no harm', async ({
  page,
  context,
}) => {
  await page.goto('/program');
  await page.evaluate(() => localStorage.setItem('mosta.favourites', '{"version":9'));
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Mes favoris (0)' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/program');
  await star(other, 'La filière de l’olive').click();
  await expect(page.getByRole('tab', { name: 'Mes favoris (1)' })).toBeVisible();
  await expect(star(page, 'La filière de l’olive')).toHaveAttribute('aria-pressed', 'true');
});

test('day and categories stand in the address, which opens the same view', async ({ page }) => {
  await page.goto('/program');
  await page.getByRole('tab', { name: /30 avril/ }).click();
  await page.getByRole('button', { name: 'Dîner de gala', exact: true }).click();
  await expect(page).toHaveURL(/\?jour=2025-04-30&categorie=galaDinner$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 4 })).toHaveText(['Le dîner de gala']);
  expect(await seriousViolations(page)).toEqual([]);
});

test('all days can be read without scripts', async ({ browser }) => {
  await seenWithoutScripts(browser, '/program', async (page) => {
    for (const day of ['lundi 28 avril', 'mardi 29 avril', 'mercredi 30 avril', 'jeudi 1er mai']) {
      expect(await page.getByRole('heading', { name: day, exact: true }).isVisible()).toBe(true);
    }
  });
  await seenWithoutScripts(browser, '/ma-visite', async (page) => {
    expect(await page.getByRole('heading', { name: 'À lire ensuite' }).isVisible()).toBe(true);
    expect(await page.getByRole('heading', { name: 'Le parcours' }).isVisible()).toBe(false);
  });
});

test('during the fair the present day opens and tells what is on', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2025-04-29T11:30:00+01:00'));
  await page.goto('/program');
  await expect(page.getByRole('tab', { name: /29 avril/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const now = page.getByRole('listitem').filter({ hasText: 'En ce moment' });
  await expect(now.getByRole('heading')).toHaveText('Tenir la chaîne du froid');
  expect(await seriousViolations(page)).toEqual([]);
});

test('the directory finds an exhibitor and leads to the stand on the plan', async ({ page }) => {
  await page.goto('/ExposantConfirme');
  await expect(page.getByText(/Exposants\s: 28 sur 28/)).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'Pays' }).selectOption({ label: 'Turquie' });
  await page.getByRole('searchbox').fill('MER');
  await expect(page).toHaveURL(/recherche=MER.*pays=TR/);
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Turquie' });
  await expect(rows).toHaveCount(1);
  const stand = rows.getByRole('link');
  const code = (await stand.textContent()) ?? '';
  await stand.click();
  await expect(page).toHaveURL(new RegExp(`/PlanSalon\\?stand=${code}$`));
  const panel = page.getByRole('region', { name: 'Selected Booth Details' });
  await expect(panel).toContainText(code);
});

test('the news are shown, and narrowed by their category', async ({ page }) => {
  await page.goto('/ActualitesPress');
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page).toHaveURL(/categorie=Menu/);
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(await seriousViolations(page)).toEqual([]);
});

for (const path of ['/Sponsoringpage', '/SponsoringText']) {
  test(`axe finds nothing serious on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await seriousViolations(page)).toEqual([]);
  });
}
