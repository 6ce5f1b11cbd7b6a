import { readFile } from 'node:fs/promises';
import { apply } from '../support/participation';
import { HOMES } from '../support/routes';
import { expect, ORGANIZER, openSession, seriousViolations, test } from '../support/test';

const DOSSIERS = `${HOMES.Organizer}/dossiers`;

test('the table is sorted, keeps its filters in the address, and is saved for a spreadsheet', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const mark = `tri ${Date.now()}`;
  for (const first of ['Beta', 'Alpha']) {
    await apply(request, { company: { name: `${first} ${mark}` } });
  }
  await openSession(page, ORGANIZER);
  await page.goto(`${DOSSIERS}?recherche=${encodeURIComponent(mark)}`);
  const companies = page.getByRole('table').getByRole('link');
  await expect(companies).toHaveText([`Alpha ${mark}`, `Beta ${mark}`]);
  await page.getByRole('button', { name: 'Référence' }).click();
  await expect(companies).toHaveText([`Beta ${mark}`, `Alpha ${mark}`]);
  await expect(page).toHaveURL(/tri=reference/);
  await page.reload();
  await expect(companies).toHaveText([`Beta ${mark}`, `Alpha ${mark}`]);
  expect(await seriousViolations(page)).toEqual([]);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter' }).click();
  await page.getByRole('menuitem', { name: /^CSV/ }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('mosta-expo-dossiers.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\ufeffRéférence;')).toBe(true);
  expect(text.trimEnd().split('\r\n')).toHaveLength(3);

  await companies.first().click();
  await expect(page.getByRole('heading', { name: `Beta ${mark}` })).toBeFocused();
  const beside = page.getByRole('navigation', { name: 'Dossiers', exact: true });
  await expect(beside.getByRole('link', { name: `Beta ${mark}` })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByRole('heading', { name: `Alpha ${mark}` })).toBeFocused();
  expect(await seriousViolations(page)).toEqual([]);
});
