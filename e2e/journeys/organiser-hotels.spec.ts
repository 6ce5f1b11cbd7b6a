import { moveEntry } from '../support/content';
import { HOMES } from '../support/routes';
import {
  becomeStill,
  expect,
  liveShown,
  ORGANIZER,
  openSession,
  SIZES,
  seriousViolations,
  test,
} from '../support/test';
import { seenWithoutScripts } from '../support/without-scripts';

const STAY = '/hebergement';

for (const { name, viewport } of SIZES) {
  test(`a hotel that an organiser publishes is found by visitors, until it is withdrawn, ${name}`, async ({
    browser,
    page,
  }) => {
    const hotel = `Hôtel d’essai ${viewport.width}`;
    const phone = viewport.width < 900;
    const write = async (group: string | RegExp, language: string, text: string) => {
      // A phone shows one language at a time.
      const tabs = page.getByRole('group', { name: 'Langue de saisie' });
      if (phone) await tabs.getByRole('button', { name: language }).click();
      await page
        .getByRole('group', { name: group, exact: true })
        .getByRole('textbox', { name: new RegExp(language) })
        .fill(text);
    };
    await page.setViewportSize(viewport);
    await openSession(page, ORGANIZER);
    await page.goto(`${HOMES.Organizer}/contenus?sorte=hotels`);
    await expect(page.getByRole('link', { name: 'Hôtel exemple 01' })).toBeVisible();
    await becomeStill(page);
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Ajouter un hôtel' }).click();
    await page.getByLabel(/^Nom/).fill(hotel);
    await page.getByLabel(/^Étoiles/).selectOption('4');
    await write('Adresse', 'Français', 'Rue d’essai, Mostaganem');
    await page.getByLabel(/^Téléphone/).fill('045 00 00 99');
    await write('Description', 'Français', 'Face au salon.');
    await write('Description', 'Arabe', 'مقابل المعرض.');
    await page.getByRole('button', { name: 'Ajouter une chambre' }).click();
    await write(/^Type, Chambres 1/, 'Français', 'Chambre d’essai');
    await page.getByLabel('Prix en dinars').fill('7 300');
    await page.getByLabel('Prix en euros').fill('49,50');
    await page
      .locator('input[type="file"]')
      .nth(1)
      .setInputFiles({
        ...{ name: 'chambre.svg', mimeType: 'image/svg+xml' },
        buffer: Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${viewport.width} 300"><rect width="99" height="99"/></svg>`,
        ),
      });
    await expect(page.getByRole('img', { name: 'Image 1' })).toBeVisible();
    await becomeStill(page);
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Publier', exact: true }).click();
    await expect(page.getByText(/^Publié\u00a0:/)).toBeVisible();
    try {
      await seenWithoutScripts(browser, STAY, async (seen) => {
        const card = seen.getByRole('article').filter({ hasText: hotel });
        expect(await card.count()).toBe(1);
        expect(await card.textContent()).toMatch(/7\s300,00\sDA.*49,50\s€/);
      });
      const visitors = await browser.newContext({ viewport });
      const visitor = await visitors.newPage();
      await visitor.goto(`${STAY}?langue=ar`);
      await liveShown(visitor);
      await visitor.getByRole('button', { name: hotel }).click();
      const dialog = visitor.getByRole('dialog', { name: hotel });
      await expect(dialog.getByText('مقابل المعرض.')).toBeVisible();
      await expect(
        dialog.getByText('Chambre d’essai').and(visitor.locator('[lang="fr"]')),
      ).toBeVisible();
      expect(await seriousViolations(visitor)).toEqual([]);
      await visitors.close();
      await page.getByRole('button', { name: 'Retirer du site' }).click();
      await expect(page.getByText(/^Retiré du site\./)).toBeVisible();
      await seenWithoutScripts(browser, STAY, async (seen) => {
        expect(await seen.getByRole('article').count()).toBeGreaterThan(0);
        expect(await seen.getByText(hotel).count()).toBe(0);
      });
    } finally {
      await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
      await expect(page.getByText('Supprimé.', { exact: true })).toBeVisible();
    }
  });
}

test('the order of hotels is set by the keyboard, and visitors see it', async ({
  browser,
  page,
}) => {
  const secondIs = (hotel: string) =>
    seenWithoutScripts(browser, STAY, async (seen) => {
      expect(await seen.getByRole('article').nth(1).textContent()).toContain(hotel);
    });
  await openSession(page, ORGANIZER);
  await page.goto(`${HOMES.Organizer}/contenus?sorte=hotels`);
  await moveEntry(page, /^Descendre « Hôtel exemple 01/);
  try {
    await secondIs('Hôtel exemple 01');
  } finally {
    await moveEntry(page, /^Monter « Hôtel exemple 01/);
  }
  await secondIs('Hôtel exemple 02');
});
