import type { APIRequestContext, Page } from '@playwright/test';
import { documentBytes } from '../support/document-bytes';
import { missingTexts } from '../support/missing-texts';
import { ANNOUNCED, ROUTES } from '../support/routes';
import { becomeStill, expect, walk as test, violationsAndNames } from '../support/test';

type Size = { width: number; height: number };
const PHONE: Size = { width: 390, height: 844 };
const DESKTOP: Size = { width: 1440, height: 900 };
/** Announced pages are alike: French alone shows them, and axe reads the first. */
const ALIKE = ANNOUNCED.slice(1);
const TRANSLATED = ROUTES.filter((route) => !ANNOUNCED.includes(route));
/** axe reads both sizes and both directions; English is French with other words. */
const LANGUAGES: readonly { language: string; dir: string; axe: readonly Size[] }[] = [
  { language: 'fr', dir: 'ltr', axe: [PHONE, DESKTOP] },
  { language: 'en', dir: 'ltr', axe: [] },
  { language: 'ar', dir: 'rtl', axe: [PHONE] },
];
/** Kilobytes of brotli, and about one more than the heaviest page has (docs/decisions/0111, 0136). */
const DOCUMENT_KB = 33;
/** The narrowest page that people with a small phone, or at 400 % zoom, read (WCAG 1.4.10). */
const NARROW = { width: 320, height: 640 };

/** Pages by their titles, and links that answered, of the pages that were walked in French so far. */
const titles = new Map<string, string>();
const answered = new Set<string>();

for (const { language, dir, axe } of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    for (const route of language === 'fr' ? ROUTES : TRANSLATED) {
      test(`${route} is whole on a phone and on a desktop`, async ({
        walker: page,
        baseURL,
        request,
      }) => {
        await page.context().addCookies([{ name: 'langue', value: language, url: baseURL ?? '' }]);
        await page.setViewportSize(PHONE);
        const answer = await page.goto(route);
        expect(answer?.status()).toBe(200);
        await expect(page).toHaveTitle(/^.+ - Mosta Expo$/);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('html')).toHaveAttribute('dir', dir);
        await becomeStill(page);
        await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
        expect(await missingTexts(page), 'keys in the place of texts').toEqual([]);
        for (const size of [PHONE, DESKTOP]) {
          await showAt(page, size);
          if (axe.includes(size) && !ALIKE.includes(route)) {
            expect(await violationsAndNames(page), `axe at ${size.width} px`).toEqual([]);
          }
          // Pictures hold no words: they are the same in each language.
          if (language === 'fr')
            expect(await brokenPictures(page), `pictures at ${size.width} px`).toEqual([]);
          await expectNoSidewaysScroll(page);
        }
        await showAt(page, NARROW);
        await expectNoSidewaysScroll(page);
        if (language !== 'fr') return;
        const title = await page.title();
        expect(titles.get(title) ?? route, 'the page with the same title').toBe(route);
        titles.set(title, route);
        const links = await ownLinks(page);
        expect(links.length).toBeGreaterThan(10);
        expect(await deadLinks(request, links)).toEqual([]);
      });
    }
  });
}

test('the document of each page is as small as it has become', async ({ baseURL }) => {
  const heavy: string[] = [];
  for (const route of ROUTES) {
    const kb = (await documentBytes(new URL(route, baseURL).href)) / 1024;
    if (kb > DOCUMENT_KB) heavy.push(`${route}: ${kb.toFixed(1)} KB`);
  }
  expect(heavy).toEqual([]);
});

/**
 * Gives the window another size, and has the page drawn in it: where one size follows the other within a frame, Chromium
 * now and then keeps the rules of the former one.
 */
async function showAt(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    () =>
      new Promise((drawn) => {
        requestAnimationFrame(() => requestAnimationFrame(drawn));
      }),
  );
}

/** Asked until it is so: what follows the size by script takes a moment after the window has changed. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect.poll(() => beyondWindow(page), 'what lies beyond the window').toEqual([]);
}

/** By how much the page is wider than the window, and the first elements that are; nothing where it is not. */
function beyondWindow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const excess = document.documentElement.scrollWidth - innerWidth;
    if (excess <= 0) return [];
    const wide = [...document.body.querySelectorAll('*')].flatMap((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      if (width === 0 || (left > -1 && right < innerWidth + 1)) return [];
      return [`${element.tagName} ${element.className}: ${left} to ${right}`];
    });
    return [`${excess} px more than ${innerWidth}`, ...wide.slice(0, 12)];
  });
}

/** Pictures that were asked for and could not be shown; lazy ones count once they are scrolled to. */
async function brokenPictures(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    for (const picture of document.images) {
      picture.scrollIntoView();
      await picture.decode().catch(() => undefined);
    }
    scrollTo(0, 0);
  });
  return page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
      .map(({ src }) => src),
  );
}

/** Addresses within the portal to which the page leads, without their anchors. */
function ownLinks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a[href]')]
      .map((link) => new URL(link.getAttribute('href') ?? '', location.href))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search),
  );
}

/** Those of the links that do not answer; each is asked once. */
async function deadLinks(request: APIRequestContext, links: readonly string[]): Promise<string[]> {
  const dead: string[] = [];
  for (const href of new Set(links)) {
    if (answered.has(href)) continue;
    const answer = await request.get(href);
    if (answer.ok()) answered.add(href);
    else dead.push(`${href} answers ${answer.status()}`);
  }
  return dead;
}
