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

const SPONSORS = '/Sponsoringpage';

/** A drawing of that width, with a script that has to be gone. */
const logo = (width: number) => ({
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 400"><script>alert(1)</script><rect width="100%" height="100%"/></svg>`,
  ),
});

for (const { name, viewport } of SIZES) {
  test(`a sponsor with its logo is seen on the site, until it is withdrawn, ${name}`, async ({
    browser,
    page,
  }) => {
    const sponsor = `Conserverie d’essai ${viewport.width}`;
    await page.setViewportSize(viewport);
    await openSession(page, ORGANIZER);
    await page.goto(`${HOMES.Organizer}/contenus?sorte=sponsors`);
    await expect(page.getByRole('link', { name: 'Sponsor exemple 1' })).toBeVisible();
    await becomeStill(page);
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Ajouter un sponsor' }).click();
    await page.getByLabel(/^Nom/).fill(sponsor);
    await page.getByLabel(/^Niveau/).selectOption('platinum');
    await page.getByLabel(/^Site du sponsor/).fill('https://conserverie.exemple.dz');
    await page.locator('input[type="file"]').setInputFiles(logo(viewport.width));
    await expect(page.getByText(/^Retiré du fichier.*script/)).toBeVisible();
    await becomeStill(page);
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Publier', exact: true }).click();
    await expect(page.getByText(/^Publié\u00a0:/)).toBeVisible();
    try {
      for (const path of [SPONSORS, '/']) {
        await seenWithoutScripts(browser, path, async (seen) => {
          const card = seen.getByRole('link', { name: new RegExp(`^${sponsor}`) });
          expect(await card.count()).toBe(1);
          expect(await card.getByRole('presentation').getAttribute('src')).toMatch(
            /^\/v1\/picture\//,
          );
        });
      }
      const visitors = await browser.newContext({ viewport });
      const visitor = await visitors.newPage();
      await visitor.goto(`${SPONSORS}?langue=ar`);
      await liveShown(visitor);
      const picture = visitor.getByRole('link', { name: new RegExp(sponsor) }).locator('img');
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await becomeStill(visitor);
      expect(await seriousViolations(visitor)).toEqual([]);
      await visitors.close();
      await page.getByRole('button', { name: 'Retirer du site' }).click();
      await expect(page.getByText(/^Retiré du site\./)).toBeVisible();
      await seenWithoutScripts(browser, SPONSORS, async (seen) => {
        expect(await seen.getByRole('link', { name: /^Sponsor exemple 1/ }).count()).toBe(1);
        expect(await seen.getByText(sponsor).count()).toBe(0);
      });
    } finally {
      await page.getByRole('button', { name: 'Supprimer' }).click();
      await expect(page.getByText('Supprimé.', { exact: true })).toBeVisible();
    }
  });
}

test('the order of sponsors is set by the keyboard, and the site follows', async ({
  browser,
  page,
}) => {
  const secondIs = (sponsor: string) =>
    seenWithoutScripts(browser, SPONSORS, async (seen) => {
      const cards = seen.getByRole('region', { name: 'Sponsors', exact: true }).getByRole('link');
      expect(await cards.nth(1).textContent()).toContain(sponsor);
    });
  await openSession(page, ORGANIZER);
  await page.goto(`${HOMES.Organizer}/contenus?sorte=sponsors`);
  await moveEntry(page, /^Descendre « Sponsor exemple 1/);
  try {
    await secondIs('Sponsor exemple 1');
  } finally {
    await moveEntry(page, /^Monter « Sponsor exemple 1/);
  }
  await secondIs('Sponsor exemple 2');
});
