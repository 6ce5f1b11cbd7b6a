import { holdScripts, openWithoutScripts } from '../support/late-scripts';
import { expect, test } from '../support/test';

type Fetched = { painted: number; scripts: { name: string; start: number }[]; styles: string[] };

/** What the page has fetched since it was opened, and when it was painted first. */
function fetchedBy(): Fetched {
  const files = performance.getEntriesByType('resource').map(({ name, startTime }) => ({
    name: new URL(name).pathname,
    start: startTime,
  }));
  return {
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    scripts: files.filter(({ name }) => name.endsWith('.js')),
    styles: files.map(({ name }) => name).filter((name) => name.endsWith('.css')),
  };
}

for (const path of ['/', '/hebergement', '/program', '/PlanSalon']) {
  test(`${path} is painted before a script is asked for, and needs no style sheet`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.locator('#prerendered')).toHaveCount(0);
    const { painted, scripts, styles } = await page.evaluate(fetchedBy);
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.filter(({ start }) => start < painted)).toEqual([]);
    expect(styles).toEqual([]);
  });
}

test('the start is asked for before what it opens', async ({ page }) => {
  await page.goto('/program');
  await expect(page.locator('#prerendered')).toHaveCount(0);
  const asked = await page
    .locator('head > :is(link[rel=preload][as=script], script[src])')
    .evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? ''),
    );
  const place = (address: string) => asked.findIndex((each) => each.startsWith(address));
  const start = ['host', 'first-libraries', 'modules', 'libraries'];
  const places = start.map((chunk) => place(`/assets/${chunk}.`));
  expect(places[0]).toBeGreaterThanOrEqual(0);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(place('/remotes/')).toBeGreaterThan(places.at(-1) ?? 0);
});

test('a page that nobody looks at starts without a paint', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'hidden', { get: () => true });
    // no paint is told of, as in a tab that was opened behind another
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.goto('/program');
  await expect(page.locator('#prerendered')).toHaveCount(0);
});

test.describe('a page that no build drew', () => {
  test('shows the frame of the site and its title before scripts', async ({ page }) => {
    const start = await openWithoutScripts(page, '/login');
    const status = page.getByRole('main').getByRole('status');
    await expect(status).toHaveText('Connexion');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    const logo = page.getByRole('banner').getByRole('link', { name: 'Mosta Expo' });
    await expect(logo).toHaveAttribute('href', '/');
    await start();
    await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
    await expect(status).toHaveCount(0);
  });

  test('of the work screens shows its title', async ({ page }) => {
    const start = await openWithoutScripts(page, '/dashboard-exposant');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Dashboard');
    await expect(page.getByRole('banner')).toHaveCount(0);
    await start();
    await expect(page).toHaveURL(/login/);
    await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
  });

  test('opens its menu where it was pressed while the page itself takes long', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await holdScripts(page, '**/remotes/exhibitor/**/*.js');
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    await expect(page.getByRole('button', { name: 'Fermer le menu' })).toBeVisible();
    await page.keyboard.press('Escape');
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
  });

  test.describe('whose scripts do not come', () => {
    test.use({ allowedConsole: /Failed to load|net::ERR/ });

    test('waits for nothing any more', async ({ page }) => {
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto('/login');
      await expect(page.getByRole('alert')).toContainText('n’a pas pu démarrer');
      await expect(page.getByRole('main').getByRole('status')).toBeHidden();
      await expect(page.getByRole('banner')).toBeVisible();
    });
  });
});

test.describe('an unknown address', () => {
  test.use({ allowedConsole: /status of 404/ });

  test('says so before scripts', async ({ page }) => {
    const start = await openWithoutScripts(page, '/nulle-part');
    const heading = page.getByRole('heading', { level: 1, name: 'Page introuvable' });
    await expect(heading).toBeVisible();
    await start();
    await expect(heading).toBeVisible();
  });
});
