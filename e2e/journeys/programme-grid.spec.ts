import { readPdf } from '../support/read-pdf';
import { becomeStill, expect, liveShown, SIZES, seriousViolations, test } from '../support/test';

/** Favourites of 28 April, two of which overlap. */
const FAVOURITES = JSON.stringify({ version: 1, ids: ['visite-olive', 'conference-recolte'] });

for (const { name, viewport } of SIZES) {
  test.describe(name, () => {
    test.use({ viewport });

    test('the programme is a table of hours and places, which the address keeps', async ({
      page,
    }) => {
      await page.clock.setFixedTime(new Date('2025-04-28T11:40:00+01:00'));
      await page.addInitScript(
        (kept) => localStorage.setItem('mosta.favourites', kept),
        FAVOURITES,
      );
      await page.goto('/program');
      await liveShown(page);
      await page.getByRole('button', { name: 'Grille' }).click();
      await expect(page).toHaveURL(/vue=grille/);
      await page.reload();
      await liveShown(page);
      const table = page.getByRole('table', { name: /28 avril/ });
      await expect(table.getByRole('columnheader')).toHaveText([
        'Heure',
        'Accueil du salon',
        'Espace Conference',
        'VIP1',
        'Workshop',
      ]);
      await expect(table.locator('th[aria-current=time]')).toHaveText(/11h30/);
      await expect(table.locator('td[aria-current=time]')).toHaveCount(2);
      await expect(table.getByText(/Se chevauche avec/)).toHaveCount(2);
      // only the table scrolls sideways, and the hours stay in sight
      const overflow = () =>
        document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await page.evaluate(overflow)).toBe(0);
      await table
        .getByRole('heading', { name: 'Goûter une huile d’olive' })
        .scrollIntoViewIfNeeded();
      await expect(table.getByRole('rowheader', { name: '14h00' })).toBeInViewport({ ratio: 0.9 });
      expect(await seriousViolations(page)).toEqual([]);
      await table.getByRole('button', { name: 'Favori : La filière de l’olive' }).click();
      await expect(table.getByText(/Se chevauche avec/)).toHaveCount(0);
    });

    test('in Arabic the table begins at the right', async ({ page }) => {
      await page.goto('/program?vue=grille&langue=ar');
      await liveShown(page);
      const table = page.getByRole('table');
      await expect(table.getByRole('columnheader')).not.toHaveCount(0);
      const [hours, sheet] = await Promise.all([
        table.getByRole('rowheader').first().boundingBox(),
        page.locator('main').boundingBox(),
      ]);
      expect(hours?.x).toBeGreaterThan((sheet?.width ?? 0) / 2);
      expect(await seriousViolations(page)).toEqual([]);
    });
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the programme of all days prints on two A4 pages, dark on white (${colorScheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/program?jour=2025-04-30&vue=grille');
    await liveShown(page);
    await expect(page.getByRole('table')).toBeVisible();
    // What comes after the first picture is there.
    await becomeStill(page);
    const { pages, sizes } = await readPdf(
      await page.pdf({ preferCSSPageSize: true, printBackground: true }),
    );
    expect(sizes).toEqual(['210 x 297']);
    expect(pages.length).toBeLessThanOrEqual(2);
    const text = pages.join(' ');
    for (const day of ['lundi 28 avril', 'mardi 29 avril', 'mercredi 30 avril', 'jeudi 1er mai']) {
      expect(text).toContain(day);
    }
    expect(text).toContain('Les derniers rendez-vous');
    for (const furniture of ['Exposition', 'Confidentialité', 'Grille', 'Tout']) {
      expect(text).not.toContain(furniture);
    }
    // the page as it is laid out for paper, once it is done with the document
    const sheet = page.locator('body > [aria-hidden] h2');
    await expect(sheet).toHaveCount(0);
    await page.emulateMedia({ colorScheme, media: 'print' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    const [ink, paper] = await page.evaluate(() => {
      const canvas = document
        .createElement('canvas')
        .getContext('2d', { willReadFrequently: true });
      const heading = document.querySelector('body > [aria-hidden] h2');
      if (!canvas || !heading) return [];
      const { backgroundColor } = getComputedStyle(document.documentElement);
      return [getComputedStyle(heading).color, backgroundColor].map((colour) => {
        // paper is white where nothing is painted
        for (const layer of ['white', colour]) {
          canvas.fillStyle = layer;
          canvas.fillRect(0, 0, 1, 1);
        }
        return canvas.getImageData(0, 0, 1, 1).data[0];
      });
    });
    expect(ink).toBeLessThan(40);
    expect(paper).toBe(255);
  });
}

test('a programme of ninety entries still prints on two pages', async ({ page }) => {
  await page.route('**/v1/content/session', async (route) => {
    const answer = await route.fetch();
    const entries: { id: string }[] = await answer.json();
    const many = Array.from({ length: 90 }, (_, index) => {
      const entry = entries[index % entries.length];
      return { ...entry, id: `rdv-${index}` };
    });
    await route.fulfill({ json: many });
  });
  // the page comes with the answer: without it, it asks
  await page.route('**/program', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll('v1/content/session', 'v1/content/aucun');
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/program');
  await liveShown(page);
  // The page shows those fifteen that it was drawn with until the ninety have come.
  const rows = page.getByRole('main').getByRole('listitem');
  await expect.poll(() => rows.count()).toBeGreaterThan(30);
  await becomeStill(page);
  const { pages } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(pages).toHaveLength(2);
  expect(pages.join(' ').match(/Les derniers rendez-vous/g)?.length).toBeGreaterThan(3);
});
