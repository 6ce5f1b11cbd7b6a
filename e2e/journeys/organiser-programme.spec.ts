import { HOMES } from '../support/routes';
import {
  becomeStill,
  expect,
  ORGANIZER,
  openSession,
  seriousViolations,
  test,
} from '../support/test';
import { headedWithoutScripts } from '../support/without-scripts';

const TITLE = 'Le miel des dunes (essai)';

test('a programme change is seen by another browser, and in the next page without scripts', async ({
  browser,
  page,
}) => {
  await openSession(page, ORGANIZER);
  await page.goto(`${HOMES.Organizer}/programme`);
  await page.getByRole('link', { name: 'La filière de l’olive' }).click();
  const title = page
    .getByRole('group', { name: 'Titre' })
    .getByRole('textbox', { name: /Français/ });
  await title.fill(TITLE);
  await becomeStill(page);
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  await expect(page.getByText(/^Publié/).first()).toBeVisible();
  const visitor = await browser.newContext();
  try {
    const seen = await visitor.newPage();
    await expect(async () => {
      await seen.goto('/program');
      await expect(seen.getByRole('heading', { name: TITLE })).toBeVisible({ timeout: 1000 });
    }).toPass();
    await headedWithoutScripts(browser, '/program', TITLE);
  } finally {
    await page.getByRole('button', { name: 'Annuler le dernier changement' }).click();
    await expect(page.getByText('Dernier changement annulé.')).toBeVisible();
    await visitor.close();
  }
});
