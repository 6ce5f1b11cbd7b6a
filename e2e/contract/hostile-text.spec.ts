import type { Locator, Page } from '@playwright/test';
import { HOSTILE_TEXT, HostilePortal } from '../support/hostile-answers';
import { APPLICANT_PASSWORD, apply } from '../support/participation';
import { MAIN_PORTAL } from '../support/portal';
import { ANNOUNCED, HOMES, ROUTES } from '../support/routes';
import { becomeStill, EXHIBITOR, test as each, expect, ORGANIZER, signIn } from '../support/test';

type Fixtures = { carried: ReadonlySet<string> };
type WorkerFixtures = { hostile: { portal: HostilePortal; url: string } };

const test = each.extend<Fixtures, WorkerFixtures>({
  hostile: [
    async ({ playwright }, use) => {
      const portal = new HostilePortal();
      const service = await playwright.request.newContext({ baseURL: MAIN_PORTAL.url });
      await use({ portal, url: await portal.start(service) });
      await portal.stop();
      await service.dispose();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ hostile }, use) => use(hostile.url),
  carried: ({ hostile }, use) => {
    hostile.portal.carried.clear();
    return use(hostile.portal.carried);
  },
});

/** Views of the dashboard, each at its own address. */
const VIEWS = ['', 'salon', 'actualites', 'fournitures', 'service', 'profil', 'parametres'].map(
  (view) => `${HOMES.Exhibitor}?vue=${view}`,
);
const DOSSIER = `${HOMES.Exhibitor}?vue=dossier`;

/** Pages that show texts of the service. They are looked at when these stand there. */
const SHOWING: readonly string[] = [
  '/hebergement',
  '/ActualitesPress',
  '/ExposantConfirme',
  '/simulation',
  DOSSIER,
  `${HOMES.Exhibitor}?vue=profil`,
  '/organisation/dossiers',
];

test.use({ allowedConsole: /Failed to load resource|net::ERR|refused override/i });

test('every page shows the texts of the service as texts, whatever is in them', async ({
  page,
  carried,
}) => {
  await listen(page);
  const alike = ANNOUNCED.slice(1);
  for (const route of ROUTES.filter((each) => !alike.includes(each)))
    await expectHarmless(page, route);
  const calls = ['/v1/hotel', '/v1/news', '/v1/catalogue', '/v1/exhibitor/listed'];
  expect([...carried]).toEqual(expect.arrayContaining(calls));
});

for (const { who, account, views, calls } of [
  {
    who: 'an exhibitor',
    account: EXHIBITOR,
    views: VIEWS,
    calls: ['/v1/reservation/exhibitor/{id}', '/v1/company/mine'],
  },
  {
    who: 'an organiser',
    account: ORGANIZER,
    views: [
      HOMES.Organizer,
      '/organisation/dossiers',
      '/organisation/entreprises',
      '/organisation/devis',
      '/organisation/stands',
      '/organisation/options',
      '/organisation/preparation',
      '/organisation/contenus?sorte=sponsors',
      '/organisation/contenus?sorte=articles',
      '/organisation/codes-promo',
      '/organisation/courriers',
      '/organisation/paiements',
      '/organisation/paiements?vue=banque',
      '/organisation/badges',
      '/organisation/edition',
      '/organisation/entree',
      '/organisation/journal',
      '/organisation/comptes',
      '/organisation/compte',
    ],
    calls: ['/v1/catalogue', '/v1/organizer/participation'],
  },
]) {
  test(`the pages of ${who} show typed texts as texts`, async ({ page, request, carried }) => {
    // the list of dossiers has one to show
    await apply(request, {});
    await listen(page);
    await signIn(page, account);
    for (const view of views) await expectHarmless(page, view);
    for (const route of ['/simulation', '/formulaire', '/Exposant-map', '/Organisation'])
      await expectHarmless(page, route);
    expect([...carried]).toEqual(expect.arrayContaining(calls));
  });
}

test('a dossier that was sent shows typed texts as texts', async ({ page, request, carried }) => {
  const email = `hostile-${Date.now()}@exemple.dz`;
  await apply(request, { exhibitor: { email } });
  await listen(page);
  await signIn(page, { email, password: APPLICANT_PASSWORD });
  await expectHarmless(page, DOSSIER);
  expect([...carried]).toContain('/v1/participation/mine');
});

test('what an organiser opens and compares shows typed texts as texts', async ({
  page,
  request,
  carried,
}) => {
  const mark = Date.now();
  for (const letter of ['a', 'b']) {
    const person = { nom: `Hostile${mark}`, prenom: letter, password: 'Un-mot-de-passe-2025' };
    const data = { ...person, email: `${letter}@hostile${mark}.dz` };
    expect((await request.post('/auth/signup', { data })).ok()).toBe(true);
  }
  await listen(page);
  await signIn(page, ORGANIZER);
  await expectHarmless(page, '/organisation/entreprises');
  const first = page.getByRole('table').getByRole('link').first();
  const address = (await first.getAttribute('href')) ?? '';
  await page.getByRole('button', { name: /^Doublons possibles/ }).click();
  await page
    .getByRole('button', { name: /^Comparer/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText(HOSTILE_TEXT).first()).toBeVisible();
  expect(await page.evaluate(() => 'hostile' in globalThis)).toBe(false);
  const opened = page.getByRole('heading', { level: 2, name: HOSTILE_TEXT });
  await expectHarmless(page, address, opened);
  expect([...carried]).toEqual(
    expect.arrayContaining([
      ...['/v1/organizer/company/duplicate', '/v1/organizer/company/{id}'],
      '/v1/organizer/company/{id}/merge/{second}',
    ]),
  );
});

test('an address with markup in its parameters is no markup in the page', async ({ page }) => {
  await listen(page);
  const typed = encodeURIComponent(HOSTILE_TEXT);
  for (const address of [
    `/login?next=${encodeURIComponent('javascript:window.hostile=1')}`,
    `/login?next=${typed}`,
    `/PlanSalon?stand=${typed}`,
    `/ExposantConfirme?q=${typed}&secteur=${typed}`,
    `/dashboard-exposant?vue=${typed}`,
    `/simulation?devis=${typed}`,
    `/introuvable/${typed}`,
    `/?mf.hotels=${encodeURIComponent('javascript:window.hostile=1')}`,
  ]) {
    await expectHarmless(page, address);
  }
});

/** Notes what the policy had to stop: a text that gets as far as that was taken as markup. */
async function listen(page: Page): Promise<void> {
  page.on('dialog', (dialog) => dialog.dismiss());
  await page.addInitScript(() => {
    const stopped: string[] = [];
    Object.assign(globalThis, { stopped });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      stopped.push(`${violatedDirective} ${blockedURI}`),
    );
  });
}

/**
 * @param shown - what stands on the page once its own answer has arrived; the heading of a page may be there before
 */
async function expectHarmless(page: Page, address: string, shown?: Locator): Promise<void> {
  await page.goto(address);
  await becomeStill(page);
  if (shown) await expect(shown).toBeVisible();
  if (SHOWING.includes(address))
    await expect(page.locator('#root').getByText(HOSTILE_TEXT)).not.toHaveCount(0);
  const marks = await page.evaluate(() => ({
    ran: 'hostile' in globalThis,
    elements: document.querySelectorAll('[data-hostile]').length,
    links: document.querySelectorAll('[href^="javascript:"], [src^="javascript:"]').length,
    stopped: (globalThis as { stopped?: string[] }).stopped ?? [],
  }));
  expect(marks, address).toEqual({ ran: false, elements: 0, links: 0, stopped: [] });
}
