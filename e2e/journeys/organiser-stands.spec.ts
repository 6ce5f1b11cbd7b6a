import type { Browser, Locator, Page } from '@playwright/test';
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

const STANDS = `${HOMES.Organizer}/stands`;
type Listed = { code: string; state: string; holder: object | null };

/** Stands as the service lists them for the organiser who is signed in on the page. */
async function listed(page: Page): Promise<Listed[]> {
  const [answer] = await Promise.all([
    page.waitForResponse((one) => new URL(one.url()).pathname === '/v1/organizer/stand'),
    page.goto(`${STANDS}?vue=plan`),
  ]);
  return (await answer.json()) as Listed[];
}

/** Two free stands whose numbers follow each other, which lie side by side in each row of the sample. */
function neighbours(stands: readonly Listed[]): [string, string] {
  const free = stands.filter(({ state }) => state === 'libre').map(({ code }) => code);
  const numbered = free.map((code) => ({ code, row: code[0], number: Number(code.slice(1)) }));
  for (const { code, row, number } of numbered) {
    const next = numbered.find((one) => one.row === row && one.number === number + 1);
    if (next) return [code, next.code];
  }
  throw new Error(`No free neighbours among ${free.join(', ')}`);
}

const placeOf = (page: Page, code: string): Locator => page.locator(`[data-code="${code}"]`);

/** A free stand that no other test takes. */
const CUT = 'C48';

/** A stand in the list that goes with the plan. */
const inList = (page: Page, code: string): Locator =>
  page.getByRole('option', { name: `Stand ${code}, disponible`, exact: true, includeHidden: true });

/** The page as it is before its scripts names some stands, and others no more. */
async function expectDrawn(
  browser: Browser,
  baseURL: string | undefined,
  { shown, gone }: { shown: readonly string[]; gone: readonly string[] },
): Promise<void> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const page = await context.newPage();
  const drawn = (code: string) => page.locator(`g[data-stand="${code}"]`);
  // What is asked for first is drawn then, and waited for no longer than a moment.
  await expect(async () => {
    await page.goto('/PlanSalon');
    for (const code of shown) await expect(drawn(code)).not.toHaveCount(0, { timeout: 1000 });
    for (const code of gone) await expect(drawn(code)).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await context.close();
}

for (const { name, viewport } of SIZES) {
  test.describe(name, () => {
    test.use({ viewport });

    test('stands are chosen on the plan, blocked together, and given back', async ({ page }) => {
      await openSession(page, ORGANIZER);
      const free = (await listed(page)).filter(({ state }) => state === 'libre');
      // Other tests take the first ones.
      const [first, second] = free.map(({ code }) => code).reverse();
      if (!first || !second) throw new Error('No free stands in the sample');
      await becomeStill(page);
      expect(await seriousViolations(page)).toEqual([]);
      await placeOf(page, first).click();
      await placeOf(page, second).click({ modifiers: ['Shift'] });
      const chosen = page.getByRole('region', { name: 'Stands choisis' });
      await expect(chosen.getByRole('status')).toContainText('Stands choisis : 2');
      await chosen.getByRole('button', { name: 'Bloquer (2)' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Bloquer' }).click();
      await expect(page.getByText('Stands bloqués : 2.')).toBeVisible();
      await expect(chosen).toBeHidden();

      await placeOf(page, first).click();
      await placeOf(page, second).click({ modifiers: ['Shift'] });
      await chosen.getByRole('button', { name: 'Débloquer (2)' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Débloquer' }).click();
      await expect(page.getByText('Stands de nouveau en vente : 2.')).toBeVisible();
    });

    test('the colours tell payment and sector, and a legend chooses a group', async ({ page }) => {
      await openSession(page, ORGANIZER);
      const free = (await listed(page)).filter(({ state }) => state === 'libre').length;
      const legend = page.getByRole('list', { name: 'Choisir tous les stands d’un groupe' });
      await legend.getByRole('button', { name: /^Libre :/ }).click();
      const chosen = page.getByRole('region', { name: 'Stands choisis' });
      await expect(chosen.getByRole('status')).toContainText(`Stands choisis : ${free}`);
      const colours = page.getByRole('combobox', { name: 'Couleurs' });
      await colours.selectOption('Paiement');
      await expect(page).toHaveURL(/couleur=paiement/);
      await expect(legend.getByRole('button', { name: /^Sans montant dû :/ })).toBeVisible();
      await colours.selectOption('Filière');
      await expect(legend.getByRole('button', { name: /^Sans filière :/ })).toBeVisible();
      await becomeStill(page);
      expect(await seriousViolations(page)).toEqual([]);
    });
  });
}

for (const { name, viewport } of SIZES) {
  test.describe(name, () => {
    test.use({ viewport });

    test('neighbours are joined into one stand, which visitors see, and come apart again', async ({
      page,
      browser,
      baseURL,
    }) => {
      await openSession(page, ORGANIZER);
      const pair = neighbours(await listed(page));
      const [code, part] = pair;
      await becomeStill(page);
      await placeOf(page, code).click();
      await placeOf(page, part).click({ modifiers: ['Shift'] });
      const chosen = page.getByRole('region', { name: 'Stands choisis' });
      await chosen.getByRole('button', { name: 'Réunir les stands' }).click();
      const dialog = page.getByRole('dialog', { name: /^Réunir ces stands/ });
      await expect(dialog.getByRole('status')).toContainText('18 m²');
      expect(await seriousViolations(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Réunir les stands' }).click();
      await expect(page.getByText(`${code} réunit maintenant ${pair.join(', ')}.`)).toBeVisible();
      await expect(placeOf(page, part)).toHaveCount(0);

      const context = await browser.newContext({ baseURL: baseURL ?? '', reducedMotion: 'reduce' });
      const visitor = await context.newPage();
      await visitor.goto(`/PlanSalon?stand=${part}`);
      await becomeStill(visitor);
      await expect(visitor.getByRole('main')).toContainText('18 m²');
      await expectDrawn(browser, baseURL, { shown: [code], gone: [part] });

      await placeOf(page, code).click();
      await chosen.getByRole('button', { name: 'Séparer' }).click();
      const question = page.getByRole('dialog', { name: new RegExp(`^Séparer ${code}`) });
      await question.getByRole('button', { name: 'Séparer' }).click();
      await expect(page.getByText(`${pair.join(', ')} sont de nouveau des stands.`)).toBeVisible();
      await expect(placeOf(page, part)).toHaveCount(1);
      // The plan that the visitor has had open all the time follows.
      await expect(inList(visitor, part)).toBeAttached();
      await context.close();
    });

    test('a stand is cut in two, which open plans follow, and is put together again', async ({
      page,
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ baseURL: baseURL ?? '', reducedMotion: 'reduce' });
      const visitor = await context.newPage();
      await visitor.goto(`/PlanSalon?stand=${CUT}`);
      await expect(inList(visitor, CUT)).toHaveAttribute('aria-selected', 'true');

      await openSession(page, ORGANIZER);
      await listed(page);
      await becomeStill(page);
      await placeOf(page, CUT).click();
      const chosen = page.getByRole('region', { name: 'Stands choisis' });
      await chosen.getByRole('button', { name: 'Couper le stand' }).click();
      const dialog = page.getByRole('dialog', { name: `Couper ${CUT} ?` });
      await expect(dialog.getByRole('status')).toContainText('4,5 m²');
      await dialog.getByRole('slider').fill('40');
      await expect(dialog.getByRole('status')).toContainText('3,6 m²');
      expect(await seriousViolations(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Couper le stand' }).click();
      const parts = [1, 2].map((number) => `${CUT}-${number}`);
      await expect(page.getByText(`${CUT} est coupé en ${parts.join(', ')}.`)).toBeVisible();
      for (const part of parts) await expect(placeOf(page, part)).toHaveCount(1);
      await expect(placeOf(page, CUT)).toHaveCount(0);

      // Without being loaded anew: the code that was chosen leads to the first part.
      await expect(inList(visitor, parts[1] ?? '')).toBeAttached();
      await expect(inList(visitor, parts[0] ?? '')).toHaveAttribute('aria-selected', 'true');
      await expect(visitor.getByRole('main')).toContainText('3,6 m²');
      await expectDrawn(browser, baseURL, { shown: parts, gone: [CUT] });

      await page.getByRole('button', { name: 'Annuler' }).click();
      await expect(page.getByText(`${CUT} est de nouveau un seul stand.`)).toBeVisible();
      await expect(placeOf(page, CUT)).toHaveCount(1);
      await expect(inList(visitor, CUT)).toHaveAttribute('aria-selected', 'true');
      await visitor.goto(`/PlanSalon?stand=${parts[1]}`);
      await expect(inList(visitor, CUT)).toHaveAttribute('aria-selected', 'true');
      await context.close();
    });
  });
}

test('a sold stand is dragged to a free one, which is confirmed before it is moved', async ({
  page,
}) => {
  await openSession(page, ORGANIZER);
  const stands = await listed(page);
  const code = stands.find(({ holder }) => holder !== null)?.code;
  const target = stands.find(({ state }) => state === 'libre');
  if (!code || !target) throw new Error('The sample has no sold stand, or no free one');
  const asked: unknown[] = [];
  // The stand is another test's too: it stays where it is.
  await page.route(`**/v1/organizer/stand/${code}/move`, (route) => {
    asked.push(route.request().postDataJSON());
    return route.fulfill({ json: target });
  });
  await becomeStill(page);
  const [from, to] = [placeOf(page, code), placeOf(page, target.code)];
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('The plan does not show both stands');
  const middle = { x: start.x + start.width / 2, y: start.y + start.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 12, middle.y, { steps: 3 });
  await expect(page.getByText(`Déplacer ${code} : lâchez sur un stand libre.`)).toBeVisible();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 6 });
  await expect(page.getByText(`Lâchez pour déplacer ${code} vers ${target.code}.`)).toBeVisible();
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: `Déplacer ${code} ?` });
  await expect(dialog.getByRole('combobox', { name: /Vers le stand/ })).toHaveValue(target.code);
  await dialog.getByRole('button', { name: 'Déplacer' }).click();
  await expect(page.getByText(`${code} a été déplacé vers ${target.code}.`)).toBeVisible();
  expect(asked).toEqual([{ to: target.code }]);
});
