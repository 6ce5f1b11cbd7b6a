import { HOMES } from '../support/routes';
import {
  becomeStill,
  expect,
  liveShown,
  MANAGER,
  openSession,
  SIZES,
  seriousViolations,
  test,
} from '../support/test';
import { seenWithoutScripts } from '../support/without-scripts';

for (const { name, viewport } of SIZES) {
  test(`an article that an organiser publishes is sold in the simulation, until it is withdrawn, ${name}`, async ({
    browser,
    page,
  }) => {
    const french = `Tapis d’essai ${viewport.width}`;
    const arabic = `سجاد تجريبي ${viewport.width}`;
    const write = async (group: string, language: string, text: string) => {
      // A phone shows one language at a time.
      const tabs = page.getByRole('group', { name: 'Langue de saisie' });
      if (viewport.width < 900) await tabs.getByRole('button', { name: language }).click();
      await page
        .getByRole('group', { name: group, exact: true })
        .getByRole('textbox', { name: new RegExp(language) })
        .fill(text);
    };
    await page.setViewportSize(viewport);
    await openSession(page, MANAGER);
    await page.goto(`${HOMES.Organizer}/contenus?sorte=articles`);
    await page.getByRole('link', { name: 'Ajouter un article' }).click();
    await write('Nom', 'Français', french);
    await write('Nom', 'Arabe', arabic);
    await write('Catégorie', 'Français', 'Mobilier');
    await page.getByLabel(/^Prix en dinars/).fill('4 250');
    await page.getByLabel(/^Prix en euros/).fill('28,50');
    await becomeStill(page);
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Publier', exact: true }).click();
    await expect(page.getByText(/^Publié\u00a0:/)).toBeVisible();
    try {
      await seenWithoutScripts(browser, '/simulation', async (seen) => {
        expect(await seen.getByText(french).count()).toBeGreaterThan(0);
        expect(await seen.getByText(/4\s250,00\sDA/).count()).toBeGreaterThan(0);
      });
      const visitors = await browser.newContext({ viewport });
      const visitor = await visitors.newPage();
      await visitor.goto('/simulation?langue=ar');
      await liveShown(visitor);
      await expect(visitor.getByText(arabic).first()).toBeVisible();
      await visitors.close();
      await page.getByRole('button', { name: 'Retirer du site' }).click();
      await expect(page.getByText(/^Retiré du site\./)).toBeVisible();
      await seenWithoutScripts(browser, '/simulation', async (seen) => {
        expect(await seen.getByText(french).count()).toBe(0);
      });
    } finally {
      await page.getByRole('button', { name: 'Supprimer' }).click();
      await expect(page.getByText('Supprimé.', { exact: true })).toBeVisible();
    }
  });
}
