import { ROUTES } from '../support/routes';
import { expect, liveShown, seriousViolations, test } from '../support/test';
import { seenWithoutScripts } from '../support/without-scripts';

test('the home page tells what, when and where, and leads on', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Accueil - Mosta Expo');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByText(/28 avril – 1er mai 2025/).first()).toBeVisible();
  await expect(page.getByText('Édition terminée').first()).toBeVisible();
  await expect(page.getByText(/185[\s\u202f\u00a0]000/).first()).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
  // Nothing invites to a fair that is over.
  await expect(page.getByRole('link', { name: 'Réserver un stand' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Voir les exposants' }).first().click();
  await expect(page).toHaveURL(/ExposantConfirme/);
});

test('once the fair is over no page has a button for a badge, a quote or a stand', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const forms = ['/visitor-badges', '/simulation', '/formulaire', '/signup', '/Exposant-map'];
  // the participation form leads to what goes into it
  const pages = ROUTES.filter((route) => route !== '/formulaire');
  for (const path of [...pages, '/PlanSalon?stand=C02', '/Exposant-map?stand=C02']) {
    await page.goto(path);
    await liveShown(page);
    if (path.includes('C02')) await expect(page.getByText('Stand C02').first()).toBeVisible();
    const invitations = await page
      .locator(
        'a:is(.MuiButton-contained, .MuiButton-outlined), header:not(main header) a, nav[aria-label="Au salon"] a',
      )
      .evaluateAll((links, asked) => {
        const shown = links.filter(
          (link) => link instanceof HTMLAnchorElement && link.checkVisibility(),
        );
        const elsewhere = (link: Element) => {
          const { pathname } = new URL(link.getAttribute('href') ?? '', location.href);
          return pathname !== location.pathname && asked.includes(pathname);
        };
        return shown.filter(elsewhere).map(({ textContent }) => textContent);
      }, forms);
    expect.soft(invitations, path).toEqual([]);
  }
});

test('what is still open is found in a sentence, and the badge can be asked for', async ({
  page,
}) => {
  await page.goto('/visiteur');
  await page
    .getByText(/restent ouvertes/)
    .getByRole('link', { name: 'Badge visiteur' })
    .click();
  await expect(page).toHaveURL('/visitor-badges');
  await expect(page.getByText('Le salon est terminé depuis le 1er mai 2025.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Demander mon badge' })).toBeEnabled();
  expect(await seriousViolations(page)).toEqual([]);
});

test('dates, hours, venue and access stand on one page', async ({ page }) => {
  await page.goto('/date-lieu');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Date & Lieu');
  for (const text of [/28/, /1er mai/, /hypermarché/, /10h00/, /17h00/]) {
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  }
  expect(await seriousViolations(page)).toEqual([]);
});

test('the number of stands counts up once, over its text', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/contact');
  await liveShown(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Le salon', exact: true }).click();
  const figures = page
    .getByRole('region', { name: 'Le salon en chiffres' })
    .getByRole('definition');
  await expect(figures).toHaveText(['4 jours', '161', '5', /^185\s000\sDA$/]);
  const motions = () =>
    figures.evaluateAll((all) =>
      all.map(({ firstElementChild: drawn }) =>
        drawn ? getComputedStyle(drawn, '::after').animationName : 'none',
      ),
    );
  expect(await motions()).toEqual(['none', 'figure', 'none', 'none']);
  const text = figures.nth(1).locator('span');
  await text.evaluate((drawn) =>
    Promise.all(drawn.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  const colour = await figures.nth(2).evaluate((figure) => getComputedStyle(figure).color);
  await expect(text).toHaveCSS('-webkit-text-fill-color', colour);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await motions()).toEqual(['none', 'none', 'none', 'none']);
  // whoever comes from elsewhere has seen the prerendered page count
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  await liveShown(page);
  expect(await motions()).toEqual(['none', 'none', 'none', 'none']);
});

test('the number of stands counts up before scripts', async ({ browser }) => {
  await seenWithoutScripts(browser, '/MostaExpo', async (page) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const figure = page.getByRole('definition').getByText('161', { exact: true });
    expect(await figure.count()).toBe(1);
    const drawn = await figure.evaluate((text) => {
      const { animationName, counterReset } = getComputedStyle(text, '::after');
      return { animationName, counterReset, end: text.getAttribute('style') };
    });
    expect(drawn).toEqual({
      animationName: 'figure',
      counterReset: expect.stringMatching(/^figure 1[0-6]\d$/),
      end: '--counted:161',
    });
  });
});

test('the small plan of the directory lights up the stands of whoever is found', async ({
  page,
}) => {
  await page.goto('/ExposantConfirme?recherche=exemple+01');
  const lit = page.getByRole('main').locator('svg a');
  await expect(lit).toHaveCount(1);
  await expect(lit).toHaveAttribute('href', '/PlanSalon?stand=A03');
  await page.getByLabel(/Nom, filière/).fill('');
  await expect(lit).toHaveCount(28);
  expect(await seriousViolations(page)).toEqual([]);
});

test('the navigation bar works by keyboard', async ({ page }) => {
  await page.goto('/');
  const group = page.getByRole('navigation').getByRole('button', { name: 'Salon' });
  await expect(group).toBeEnabled();
  await group.focus();
  await page.keyboard.press('ArrowDown');
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Date & Lieu' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(group).toBeFocused();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await page.getByRole('banner').getByRole('link', { name: 'Date & Lieu' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the navigation bar works on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await page
    .getByRole('dialog')
    .or(page.getByRole('presentation'))
    .getByRole('link', { name: 'Date & Lieu' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Date & Lieu');
});
