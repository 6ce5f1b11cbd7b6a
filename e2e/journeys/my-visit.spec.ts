import type { Page } from '@playwright/test';
import { readPdf } from '../support/read-pdf';
import { becomeStill, expect, liveShown, SIZES, seriousViolations, test } from '../support/test';

const lists = (sessions: readonly string[], codes: readonly string[]) => ({
  'mosta.favourites': JSON.stringify({ version: 1, ids: sessions }),
  'mosta.favourite-places': JSON.stringify({ version: 1, codes }),
});

/** Begins with some favourites, as who has chosen them before. */
async function keep(page: Page, kept: Record<string, string>): Promise<void> {
  await page.goto('/healthz');
  await page.evaluate((items) => {
    for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
  }, kept);
}

const stops = (page: Page) => page.getByRole('main').getByRole('heading', { level: 4 });

for (const { name, viewport } of SIZES) {
  test.describe(name, () => {
    test.use({ viewport });

    test('what is starred in directory, programme and plan is one visit, in the order of the way', async ({
      page,
    }) => {
      await page.goto('/ma-visite');
      await expect(page.getByText('Votre visite est encore vide')).toBeVisible();
      expect(await seriousViolations(page)).toEqual([]);
      await page.getByRole('main').getByRole('link', { name: 'Voir l’annuaire' }).click();
      const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'exemple 03' });
      await row.getByRole('button', { name: 'Favori : Exposant exemple 03' }).click();
      const code = (await row.getByRole('link').textContent()) ?? '';
      await page.goto(`/PlanSalon?stand=${code}`);
      await liveShown(page);
      // the star of the plan is the same
      const panel = page.getByRole('region', { name: 'Selected Booth Details' });
      await expect(panel.getByRole('button', { name: /^Favori/ })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await page.goto('/PlanSalon?stand=C49');
      await liveShown(page);
      await panel.getByRole('button', { name: /^Favori/ }).click();
      await page.goto('/program');
      await liveShown(page);
      await page.getByRole('button', { name: 'Favori : La filière de l’olive' }).click();

      await page.goto('/ma-visite');
      await liveShown(page);
      await expect(page.getByText(/^Environ \d+ m/)).toBeVisible();
      await expect(stops(page)).toHaveCount(3);
      await expect(stops(page).last()).toHaveText('La filière de l’olive');
      const first = await stops(page).allTextContents();
      const entrances = page.getByRole('combobox', { name: 'Départ' });
      const values = await entrances
        .locator('option')
        .evaluateAll((options) =>
          options.map((option) => (option instanceof HTMLOptionElement ? option.value : '')),
        );
      expect(values.length).toBeGreaterThan(1);
      await entrances.selectOption(values.at(-1) ?? '');
      await expect(page).toHaveURL(/depart=/);
      await expect(page.getByText(/^Environ \d+ m/)).toBeVisible();
      expect((await stops(page).allTextContents()).toSorted()).toEqual(first.toSorted());

      await page.getByRole('button', { name: 'Ajouter une note : La filière de l’olive' }).click();
      await page.getByRole('textbox', { name: /^Note/ }).fill('Demander la visite du moulin');
      await page.reload();
      await liveShown(page);
      await expect(page.getByRole('textbox', { name: /^Note/ })).toHaveValue(
        'Demander la visite du moulin',
      );
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
      ).toBe(true);
      expect(await seriousViolations(page)).toEqual([]);
    });

    test('in Arabic the visit is read from the right', async ({ page }) => {
      await keep(page, lists(['visite-olive', 'atelier-huile'], ['A01', 'B12']));
      await page.goto('/ma-visite?langue=ar');
      await liveShown(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('زيارتي');
      await expect(stops(page)).toHaveCount(4);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
      ).toBe(true);
      expect(await seriousViolations(page)).toEqual([]);
    });
  });
}

test('stands near the entrance come first, whichever entrance it is', async ({ page }) => {
  await keep(page, lists([], ['A01', 'A31']));
  const orders = new Set<string>();
  await page.goto('/ma-visite');
  await liveShown(page);
  const entrances = page.getByRole('combobox', { name: 'Départ' });
  await expect(page.getByText(/^Environ \d+ m/)).toBeVisible();
  const values = await entrances
    .locator('option')
    .evaluateAll((options) =>
      options.map((option) => (option instanceof HTMLOptionElement ? option.value : '')),
    );
  for (const value of values) {
    await entrances.selectOption(value);
    await expect(page).toHaveURL(new RegExp(`depart=${value}|/ma-visite$`));
    await expect(page.getByText(/^Environ \d+ m/)).toBeVisible();
    orders.add((await stops(page).allTextContents()).join());
  }
  expect(orders.size).toBe(2);
});

test('a shared link offers its favourites to who opens it, and overwrites nothing', async ({
  page,
  browser,
  baseURL,
}) => {
  await keep(page, lists(['visite-olive'], ['A01', 'B12']));
  await page.goto('/ma-visite');
  await liveShown(page);
  await expect(page.getByRole('img', { name: 'Code QR du lien de ma visite' })).toBeVisible();
  const link = await page.getByRole('textbox', { name: 'Lien de ma visite' }).inputValue();

  const context = await browser.newContext({ baseURL: baseURL ?? '', reducedMotion: 'reduce' });
  const friend = await context.newPage();
  await keep(friend, lists(['visite-mer'], ['A01']));
  await friend.goto(link);
  await liveShown(friend);
  const offer = friend.getByRole('region', { name: 'On partage une visite avec vous' });
  await expect(offer).toContainText('dont 2 que vous n’avez pas encore');
  await expect(stops(friend)).toHaveCount(2);
  expect(await seriousViolations(friend)).toEqual([]);
  await offer.getByRole('button', { name: 'Ajouter à ma visite (2)' }).click();
  await expect(stops(friend)).toHaveCount(4);
  await expect(friend).toHaveURL(/\/ma-visite$/);
  await context.close();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a long visit prints on two pages (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const codes = ['A', 'B', 'C'].flatMap((row) =>
      Array.from({ length: 25 }, (_, index) => `${row}${String(index + 1).padStart(2, '0')}`),
    );
    const note = 'Demander les prix, les délais et la quantité la plus petite. ';
    const notes = Object.fromEntries(codes.map((code) => [`stand:${code}`, note.repeat(2)]));
    await keep(page, {
      ...lists(['visite-olive', 'atelier-huile', 'visite-mer'], codes),
      'mosta.visit-notes': JSON.stringify({ version: 1, notes }),
    });
    await page.goto('/ma-visite');
    await liveShown(page);
    await expect(stops(page)).toHaveCount(78);
    // What comes after the first picture is there.
    await becomeStill(page);
    const { pages, sizes } = await readPdf(
      await page.pdf({ preferCSSPageSize: true, printBackground: true }),
    );
    expect(sizes).toEqual(['210 x 297']);
    expect(pages).toHaveLength(2);
    const text = pages.join(' ');
    expect(text).toContain('Les produits de la mer');
    expect(text.match(/la plus petite/g)).toHaveLength(150);
    expect(text).not.toContain('Confidentialité');
    await page.emulateMedia({ colorScheme, media: 'print' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
      'light',
    );
  });
}
