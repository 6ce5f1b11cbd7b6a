import { confirmAddress } from '../support/mailbox';
import { HOMES } from '../support/routes';
import {
  ACCOUNTANT,
  becomeStill,
  expect,
  MANAGER,
  openSession,
  SIZES,
  seriousViolations,
  test,
} from '../support/test';

const COMPANIES = `${HOMES.Organizer}/entreprises`;
const PASSWORD = 'Un-mot-de-passe-2025';

for (const { name, viewport } of SIZES) {
  test.describe(name, () => {
    test.use({ viewport });

    test('a company is found, opened and left for the list as it was', async ({ page }) => {
      await openSession(page, ACCOUNTANT);
      await page.goto(COMPANIES);
      await page.getByRole('searchbox', { name: /Rechercher/ }).fill('exposant@exemple.dz');
      const table = page.getByRole('table', { name: 'Entreprises' });
      await expect(table.getByRole('link')).toHaveCount(1);
      await expect(page).toHaveURL(/recherche=exposant/);
      expect(await seriousViolations(page)).toEqual([]);
      await table.getByRole('link').click();
      await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
      await expect(page.getByRole('heading', { name: 'Édition 2025' })).toBeVisible();
      await expect(page.getByRole('link', { name: /^ME25-P\d{6}$/ }).first()).toBeVisible();
      await becomeStill(page);
      expect(await seriousViolations(page)).toEqual([]);
      await page.getByRole('link', { name: 'Toutes les entreprises' }).click();
      await expect(table.getByRole('link')).toHaveCount(1);
    });

    test('two accounts of one company are compared and made one', async ({
      page,
      request,
      browser,
    }) => {
      const mark = `${Date.now()}${viewport.width}`;
      const emails = ['a', 'b'].map((letter) => `${letter}@essai${mark}.dz`);
      const visitors = await browser.newContext();
      const visitor = await visitors.newPage();
      for (const email of emails) {
        const data = { nom: `Essai${mark}`, prenom: email[0], email, password: PASSWORD };
        expect((await request.post('/auth/signup', { data })).ok()).toBe(true);
      }
      await confirmAddress(visitor, emails[0] ?? '');
      await openSession(page, MANAGER);
      await page.goto(COMPANIES);
      await page.getByRole('button', { name: /^Doublons possibles/ }).click();
      const compare = page.getByRole('button', { name: new RegExp(`^Comparer.*Essai${mark}`) });
      await compare.click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(/n’a pas confirmé son adresse/)).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Réunir définitivement' })).toHaveCount(0);
      expect(await seriousViolations(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Fermer' }).click();

      await confirmAddress(visitor, emails[1] ?? '');
      await visitors.close();
      await page.reload();
      await page.getByRole('button', { name: /^Doublons possibles/ }).click();
      await compare.click();
      await expect(dialog.getByText(/Cette réunion est définitive/)).toBeVisible();
      await dialog.getByRole('button', { name: 'Réunir définitivement' }).click();
      await expect(page.getByText(/n’en font plus qu’une/)).toBeVisible();
      await expect(compare).toHaveCount(0);
      await page.goto(`${HOMES.Organizer}/entreprises?recherche=Essai${mark}`);
      await page.getByRole('table').getByRole('link').click();
      for (const email of emails) await expect(page.getByText(email)).toBeVisible();
    });

    test('two companies that look alike are told apart, and proposed again', async ({
      page,
      request,
    }) => {
      const mark = `${Date.now()}${viewport.width}`;
      for (const letter of ['a', 'b']) {
        const email = `${letter}@voisin${mark}.dz`;
        const data = { nom: `Voisin${mark}`, prenom: letter, email, password: PASSWORD };
        expect((await request.post('/auth/signup', { data })).ok()).toBe(true);
      }
      await openSession(page, MANAGER);
      await page.goto(COMPANIES);
      await page.getByRole('button', { name: /^Doublons possibles/ }).click();
      const apart = page.getByRole('button', {
        name: new RegExp(`Voisin${mark}.*sont deux entreprises$`),
      });
      await apart.click();
      await expect(page.getByText(/ne sont plus proposées comme doublons/)).toBeVisible();
      await expect(apart).toHaveCount(0);
      await page.getByRole('button', { name: /^Paires distinctes/ }).click();
      expect(await seriousViolations(page)).toEqual([]);
      await page
        .getByRole('button', { name: new RegExp(`^Proposer de nouveau.*Voisin${mark}`) })
        .click();
      await expect(page.getByText(/de nouveau proposées comme doublons/)).toBeVisible();
    });

    test('companies are read in Arabic', async ({ page }) => {
      await openSession(page, MANAGER);
      await page.goto(`${COMPANIES}?langue=ar`);
      await expect(page.getByRole('table', { name: 'الشركات' })).toBeVisible();
      await becomeStill(page);
      expect(await seriousViolations(page)).toEqual([]);
    });
  });
}
