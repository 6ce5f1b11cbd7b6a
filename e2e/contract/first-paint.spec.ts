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
