import { expectShiftsBelow, recordShifts } from '../support/layout-shifts';
import { expect, liveShown, test } from '../support/test';

type Route = {
  path: string;
  title: Record<string, string>;
  description: Record<string, string>;
  prerender?: boolean;
  rows?: { parameter: string };
};
const LANGUAGES = ['fr', 'en', 'ar'];

const locationsOf = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );

test('every page that may be found says in its HTML what it is, in three languages', async ({
  request,
}) => {
  const { remotes } = await (await request.get('/registry.json')).json();
  const routes = new Map<string, Route>(
    Object.values<{
      active: string;
      versions: Record<string, { descriptor: { routes: Route[] } }>;
    }>(remotes)
      .flatMap(({ active, versions }) => versions[active]?.descriptor.routes ?? [])
      .map((route) => [route.path, route]),
  );
  const addresses = locationsOf(await (await request.get('/sitemap.xml')).text());
  expect(addresses.length).toBeGreaterThan(90);
  for (const address of addresses) {
    const { pathname, searchParams } = new URL(address);
    const language = searchParams.get('langue') ?? 'fr';
    const route = routes.get(pathname);
    const answer = await request.get(address, { headers: { accept: 'text/html', cookie: '' } });
    expect(answer.status(), address).toBe(200);
    const html = await answer.text();
    expect(html, address).toContain(`<html lang="${language}"`);
    const own = `<title>${escaped(`${route?.title[language]} - Mosta Expo`)}<`;
    const described = `content="${escaped(route?.description[language] ?? '?')}"`;
    // The page of a row has a title and a description of its own.
    const isRow = route?.rows !== undefined && searchParams.has(route.rows.parameter);
    expect(html.includes(own), address).toBe(!isRow);
    expect(html.includes(described), address).toBe(!isRow);
    expect(html, address).toContain(`<link rel="canonical" href="${escaped(address)}">`);
    for (const each of [...LANGUAGES, 'x-default']) {
      expect(html, address).toContain(`<link rel="alternate" hreflang="${each}"`);
    }
    expect(html, address).toContain(`<meta property="og:url" content="${escaped(address)}">`);
    const facts = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
    const types = JSON.parse(facts ?? '{}')['@graph'].map((fact: object) =>
      Reflect.get(fact, '@type'),
    );
    expect(types, address).toContain('Organization');
    if (route?.prerender) expect(html.match(/<h1[\s>]/g), address).toHaveLength(1);
  }
});

test('a shared link has a picture in the language of the page', async ({ request }) => {
  const pictures = new Set<string>();
  for (const path of ['/', '/?langue=en', '/date-lieu?langue=ar', '/hebergement']) {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
    const address = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? path;
    const picture = await request.get(address);
    expect(picture.headers()['content-type'], address).toBe('image/png');
    const bytes = await picture.body();
    // Width and height stand in the header of a PNG.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], address).toEqual([1200, 630]);
    pictures.add(address);
  }
  expect(pictures.size).toBe(4);
});

test('the pages about the edition tell its dates', async ({ request }) => {
  for (const path of ['/', '/date-lieu']) {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
    expect(html).toContain('"@type":"ExhibitionEvent"');
    expect(html).toContain('"startDate":"2025-04-28T10:00:00+01:00"');
  }
});

test('an address that asks for a language gives it, keeps it, and does not ask again', async ({
  page,
}) => {
  await page.goto('/date-lieu?langue=ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page).toHaveURL(/\/date-lieu$/);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/Apropos');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\?langue=en$/);
});

for (const width of [390, 1440]) {
  for (const path of [
    ...['/', '/Apropos', '/date-lieu', '/PlanSalon', '/Exposant-map'],
    ...['/hebergement', '/ActualitesPress'],
  ]) {
    test(`${path} does not move at ${width} px when the scripts take over and the typefaces come late`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await recordShifts(page);
      let sendTypefaces: () => void = () => undefined;
      const live = new Promise<void>((resolve) => {
        sendTypefaces = resolve;
      });
      await page.route('**/*.woff2', async (route) => {
        await live;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await liveShown(page);
      sendTypefaces();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      await expectShiftsBelow(page, 0.01);
    });
  }
}

test('the live page takes the place of the prerendered one as it is: height, scroll position, focus', async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/libraries\..*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const link = page.getByRole('main').getByRole('link').nth(3);
  const name = await link.textContent();
  await link.focus();
  await page.evaluate(() => scrollTo(0, 900));
  const before = await page.evaluate(() => [scrollY, document.body.scrollHeight]);
  release();
  await liveShown(page);
  const after = await page.evaluate(() => [scrollY, document.body.scrollHeight]);
  expect(after).toEqual(before);
  await expect(page.locator(':focus')).toHaveText(name ?? '?');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a page is read and its links lead on', async ({ page }) => {
    for (const [path, language] of [
      ['/', 'fr'],
      ['/Apropos', 'fr'],
      ['/date-lieu?langue=ar', 'ar'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').locator('p').first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByText(/JavaScript|جافاسكريبت/)).toBeVisible();
    }
    await page.goto('/program');
    for (const control of await page.getByRole('main').getByRole('button').all())
      await expect(control).toBeDisabled();
    await page.goto('/');
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('when something does not come', () => {
  test.use({
    allowedConsole:
      /Failed to load|net::ERR|\[portal\]|ChunkLoad|Loading chunk|Federation|preload/i,
  });

  test('the text stays under the notice of a page that failed', async ({ page }) => {
    await page.route(/\/remotes\/public\/.*route-apropos.*\.js/, (route) => route.abort());
    await page.goto('/Apropos');
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main').locator('section').first()).toBeVisible();
  });

  test('the text stays beside the notice that the portal did not start', async ({ page }) => {
    await page.route(/\/assets\/libraries\..*\.js/, (route) => route.abort());
    await page.goto('/Apropos');
    await expect(page.getByRole('alert')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

function escaped(text: string): string {
  return text
    .replace(/[&<>"']/g, (sign) => `&#${{ '&': 38, '<': 60, '>': 62, '"': 34, "'": 39 }[sign]};`)
    .replaceAll('&#38;', '&amp;')
    .replaceAll('&#60;', '&lt;')
    .replaceAll('&#62;', '&gt;')
    .replaceAll('&#34;', '&quot;');
}
