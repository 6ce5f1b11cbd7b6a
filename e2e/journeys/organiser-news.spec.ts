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
import { headedWithoutScripts, seenWithoutScripts } from '../support/without-scripts';

const PRESS = '/ActualitesPress';
const TEXT = 'Une navette d’essai part toutes les heures.';

for (const { name, viewport } of SIZES) {
  test(`a news item that an organiser publishes is seen without scripts, until it is withdrawn, ${name}`, async ({
    browser,
    page,
  }) => {
    const french = `Navettes d’essai à ${viewport.width} px`;
    const arabic = `حافلات تجريبية ${viewport.width}`;
    const write = async (group: string, language: string, text: string) => {
      // A phone shows one language at a time.
      const tabs = page.getByRole('group', { name: 'Langue de saisie' });
      if (viewport.width < 900) await tabs.getByRole('button', { name: language }).click();
      await page
        .getByRole('group', { name: group })
        .getByRole('textbox', { name: new RegExp(language) })
        .fill(text);
    };
    await page.setViewportSize(viewport);
    await openSession(page, ORGANIZER);
    await page.goto(`${HOMES.Organizer}/contenus?sorte=actualites`);
    await page.getByRole('link', { name: 'Ajouter une actualité' }).click();
    await write('Titre', 'Français', french);
    await write('Titre', 'Arabe', arabic);
    await write('Texte', 'Français', TEXT);
    await write('Catégorie', 'Français', 'Essai');
    await becomeStill(page);
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Publier', exact: true }).click();
    await expect(page.getByText(/^Publié\u00a0:/)).toBeVisible();
    try {
      await headedWithoutScripts(browser, PRESS, french);
      await seenWithoutScripts(browser, `${PRESS}?langue=ar`, async (seen) => {
        const text = seen.getByRole('article', { name: arabic }).getByText(TEXT);
        expect(await text.and(seen.locator('[lang="fr"]')).count()).toBe(1);
      });
      await page.getByRole('button', { name: 'Retirer du site' }).click();
      await expect(page.getByText(/^Retiré du site\./)).toBeVisible();
      await seenWithoutScripts(browser, PRESS, async (seen) => {
        expect(await seen.getByRole('article').count()).toBeGreaterThan(0);
        expect(await seen.getByRole('heading', { name: french }).count()).toBe(0);
      });
    } finally {
      await page.getByRole('button', { name: 'Supprimer' }).click();
      await expect(page.getByText('Supprimé.', { exact: true })).toBeVisible();
    }
  });
}

test('the news of the back office can be written in Arabic', async ({ page }) => {
  await openSession(page, ORGANIZER);
  await page.goto(`${HOMES.Organizer}/contenus?sorte=actualites&langue=ar`);
  await expect(page.getByRole('link', { name: 'إضافة خبر' })).toBeVisible();
  await becomeStill(page);
  expect(await seriousViolations(page)).toEqual([]);
});
