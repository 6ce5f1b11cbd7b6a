import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect as expectOf,
  type Page,
} from '@playwright/test';
import { portalAt, startPreparedPortal } from '../support/portal';
import { HOMES } from '../support/routes';
import {
  becomeStill,
  EXHIBITOR,
  expect,
  ORGANIZER,
  openSession,
  SIZES,
  seriousViolations,
  test,
} from '../support/test';

/** A portal of its own: the others count on the edition that is current. */
const portal = portalAt(4320, 'next-edition');
let stop: () => Promise<number>;
test.use({ baseURL: portal.url });
test.beforeAll(async () => {
  stop = await startPreparedPortal(portal);
});
test.afterAll(async () => {
  expectOf(await stop()).toBe(0);
});

/** What the sample exhibitor's dossier of the first edition says. */
const FORMER = { year: 2025, company: 'Marque exemple', legalName: 'Entreprise exemple' };
const NEXT = 2026;

test('a new edition from the old one, to its first accepted dossier', async ({ browser, page }) => {
  await openSession(page, ORGANIZER);
  await prepare(page);
  await preview(page);
  await prepareProgramme(page);
  await page.goto(`${HOMES.Organizer}/edition`);
  await page.getByRole('link', { name: `Mosta Expo ${NEXT}` }).click();
  await show(page);

  const { context, own } = await inOwnBrowser(browser);
  await becomeApplicant(own);
  await accept(page);

  await own.goto(`${HOMES.Exhibitor}?vue=dossier`);
  await expect(own.getByText(/Votre dossier est accepté/)).toBeVisible();
  await expect(own.getByText(/Dossier n°\s*ME26-P/)).toBeVisible();
  await readFormer(own);
  await context.close();
  await readWithoutScripts(browser);
});

/** Makes a draft of the next year, with the plan and all that the dialog proposes. */
async function prepare(page: Page): Promise<void> {
  await page.goto(`${HOMES.Organizer}/edition`);
  await page.getByRole('button', { name: 'Préparer une édition' }).click();
  const dialog = page.getByRole('dialog', { name: 'Préparer une édition' });
  await expect(dialog.getByRole('textbox', { name: /Année/ })).toHaveValue(String(NEXT));
  await expect(dialog.getByRole('checkbox', { name: /^Plan et stands/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Créer le brouillon' }).click();
  await expect(page.getByRole('heading', { name: `Mosta Expo ${NEXT}` })).toBeVisible();
}

/** Pages of the site, and what each of them says of the next edition alone. */
const PREVIEWED: readonly [path: string, text: RegExp][] = [
  ['/', new RegExp(`avril ${NEXT}`)],
  ['/date-lieu', new RegExp(`avril ${NEXT}`)],
  ['/ExposantConfirme', new RegExp(`Édition ${NEXT}`)],
  ['/program', new RegExp(`Édition ${NEXT}`)],
  ['/hebergement', new RegExp(`Édition ${NEXT}`)],
  ['/PlanSalon', new RegExp(`Mosta Expo ${NEXT}`)],
  ['/simulation', new RegExp(`Édition ${NEXT}`)],
];

/** Looks at the whole site as it will be, on both screens; nobody else sees any of it, and nothing is sold there. */
async function preview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Aperçu du site' }).click();
  await page.waitForURL('/');
  const bar = page.getByRole('complementary', { name: 'Aperçu' });
  for (const { viewport } of SIZES) {
    await page.setViewportSize(viewport);
    for (const [path, text] of PREVIEWED) {
      const response = await page.goto(path);
      expect(response?.headers()).toMatchObject({
        ...{ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' },
      });
      await expect(bar).toContainText(`Aperçu de l’édition Mosta Expo ${NEXT}`);
      await expect(page.getByText(text).first()).toBeAttached();
      await expect(page.getByText(`Édition ${FORMER.year}`)).toHaveCount(0);
    }
    await becomeStill(page);
    expect(await seriousViolations(page)).toEqual([]);
  }
  const refused = await page.request.post('/v1/quote', {
    data: {},
    headers: { 'x-portal-preview': '1' },
  });
  expect(await refused.json()).toMatchObject({ status: 409, code: 'EDITION_PREVIEW' });
  const visitor = await page.request.get('/v1/edition');
  expect(await visitor.json()).toMatchObject({ year: FORMER.year });
  await bar.getByRole('button', { name: 'Quitter l’aperçu' }).click();
  await page.waitForURL(HOMES.Organizer);
  await expect(bar).toHaveCount(0);
  await page.setViewportSize(SIZES[0].viewport);
  expect((await page.goto('/'))?.headers()['cache-control']).toBe('private, no-cache');
}

const TALK = 'La filière de l’olive';

/** The programme was taken along as drafts: one is shown, and is seen in the preview, not yet by everybody. */
async function prepareProgramme(page: Page): Promise<void> {
  await page.goto(`${HOMES.Organizer}/edition`);
  await page.getByRole('link', { name: `Mosta Expo ${NEXT}` }).click();
  await page.getByRole('link', { name: 'Préparer son programme' }).click();
  await expect(page).toHaveURL(`${HOMES.Organizer}/programme?edition=${NEXT}`);
  await expect(page.getByText(`Édition ${NEXT}, en préparation`)).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole('link', { name: TALK }).click();
  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  await expect(page.getByText(/^Publié/).first()).toBeVisible();
  await page.goto(`${HOMES.Organizer}/edition`);
  await page.getByRole('link', { name: `Mosta Expo ${NEXT}` }).click();
  await page.getByRole('button', { name: 'Aperçu du site' }).click();
  await page.waitForURL('/');
  await page.goto('/program');
  await expect(page.getByRole('heading', { name: TALK })).toBeVisible();
  await expect(page.getByText(new RegExp(`avril ${NEXT}`)).first()).toBeVisible();
  // whoever goes on to the back office is out of the preview
  await page.getByRole('link', { name: /^Mon espace/ }).click();
  await expect(page.getByRole('heading', { name: 'Vue d’ensemble' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Aperçu' })).toHaveCount(0);
}

async function show(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Montrer sur le portail' }).click();
  const question = page.getByRole('alertdialog');
  expect(await seriousViolations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Montrer sur le portail' }).click();
  await expect(page.getByText(`« Mosta Expo ${NEXT} » est l’édition du portail.`)).toBeVisible();
}

async function inOwnBrowser(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{ context: BrowserContext; own: Page }> {
  const context = await browser.newContext({
    ...{ baseURL: portal.url, locale: 'fr-DZ', reducedMotion: 'reduce', ...options },
  });
  return { context, own: await context.newPage() };
}

/** Who exhibited last year finds the former dossier, and sends a new one without writing the company again. */
async function becomeApplicant(page: Page): Promise<void> {
  await openSession(page, EXHIBITOR);
  await page.goto(HOMES.Exhibitor);
  await expect(
    page.getByRole('heading', { name: `Dossier de l’édition ${FORMER.year}` }),
  ).toBeVisible();
  await becomeStill(page);
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole('link', { name: `Participer à l’édition ${NEXT}` }).click();
  await page.waitForURL(/\/formulaire/);
  await expect(page.getByText(`dossier de l’édition ${FORMER.year} sont reprises`)).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Raison sociale/ })).toHaveValue(
    FORMER.legalName,
  );
  await expect(page.getByRole('textbox', { name: /^NIF/ })).not.toHaveValue('');
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole('radio', { name: /^Virement/ }).check();
  await page.getByRole('checkbox', { name: /accepte/ }).check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Votre demande est bien arrivée' })).toBeVisible();
}

async function accept(page: Page): Promise<void> {
  await page.goto(`${HOMES.Organizer}/dossiers`);
  const companies = page.getByRole('table').getByRole('link');
  // nothing of last year: the new dossier is the first of this edition
  await expect(companies).toHaveText([FORMER.company]);
  await companies.click();
  await expect(page.getByRole('heading', { name: FORMER.company })).toBeVisible();
  await page.getByRole('button', { name: 'Accepter', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Voir l’e-mail' }).click();
  await question.getByRole('button', { name: 'Accepter', exact: true }).click();
  await expect(page.getByText(/est accepté\.$/)).toBeVisible();
}

/** Last year's dossier is beside it, to be read. */
async function readFormer(page: Page): Promise<void> {
  const picker = page.getByRole('combobox', { name: 'Dossier' });
  await picker.selectOption({ label: `${FORMER.company}, édition ${FORMER.year}` });
  await expect(page.getByText(/se lit, mais ne se modifie plus/)).toBeVisible();
  await page.getByRole('tab', { name: /^Messages/ }).click();
  await expect(page.getByText('Ceci est un message d’exemple', { exact: false })).toBeVisible();
  await expect(page.getByRole('tabpanel').getByRole('textbox')).toHaveCount(0);
  expect(await seriousViolations(page)).toEqual([]);
  await page.setViewportSize(SIZES[1].viewport);
  await expect(page.getByText(/se lit, mais ne se modifie plus/)).toBeAttached();
  expect(await seriousViolations(page)).toEqual([]);
}

/** The directory of last year, at its address, as somebody reads it whom no script reaches. */
async function readWithoutScripts(browser: Browser): Promise<void> {
  const { context, own } = await inOwnBrowser(browser, { javaScriptEnabled: false });
  // what a page shows follows a change of the edition within seconds
  await expect(async () => {
    await own.goto('/ExposantConfirme');
    const link = own.getByRole('link', { name: `Exposants de l’édition ${FORMER.year}` });
    await link.click({ timeout: 2000 });
  }).toPass();
  await expect(own).toHaveURL(`/edition/${FORMER.year}/exposants`);
  await expect(own).toHaveTitle(`Exposants de l’édition ${FORMER.year} - Mosta Expo`);
  // on a busy machine the first reader may be shown the list of editions
  await expect(async () => {
    await own.reload();
    const heading = own.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(`Exposants de l’édition ${FORMER.year}`, { timeout: 2000 });
  }).toPass();
  await expect(own.getByText('Exposant exemple 01')).toBeVisible();
  await expect(own.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`/edition/${FORMER.year}/exposants$`),
  );
  await own.getByRole('link', { name: `Voir les exposants de l’édition ${NEXT}` }).click();
  await expect(own).toHaveURL('/ExposantConfirme');
  for (const path of [`/edition/${NEXT}/exposants`, '/edition/1999']) {
    expect((await own.goto(path))?.status()).toBe(404);
    await expect(own.getByRole('heading', { level: 1 })).toHaveText('Éditions passées');
  }
  await context.close();
}
