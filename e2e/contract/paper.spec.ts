import type { Locator } from '@playwright/test';
import {
  becomeStill,
  EXHIBITOR,
  expect,
  ORGANIZER,
  openSession,
  walk as test,
} from '../support/test';

/** One page with a light scene, one with a deep one, one without, and a form. */
const PAGES = ['/', '/Apropos', '/contact', '/visiteur', '/hebergement', '/mentions-legales'];
/** Channels of a colour add up to more than this where it is light. */
const LIGHT = 600;

for (const path of PAGES) {
  test(`${path} prints its words on light paper, without the site around them`, async ({
    walker: page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(path);
    await becomeStill(page);
    const heading = page.getByRole('heading', { level: 1 });
    expect(await brightness(heading)).toBeGreaterThan(LIGHT / 2);
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await expect(heading).toBeVisible();
    expect(await brightness(heading)).toBeLessThan(LIGHT / 2);
    for (const furniture of ['banner', 'contentinfo', 'navigation'] as const)
      await expect(page.getByRole(furniture)).toHaveCount(0);
    const ground = await page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    );
    expect(ground).toBe('rgba(0, 0, 0, 0)');
    await page.emulateMedia({ colorScheme: null, media: null });
  });
}

test('the directory prints its exhibitors, without search and filters', async ({
  walker: page,
}) => {
  await page.goto('/ExposantConfirme');
  await becomeStill(page);
  const search = page.getByRole('main').getByRole('search');
  await expect(search).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(search).toBeHidden();
  await expect(page.getByRole('main').getByText('Exposant exemple 01')).toBeVisible();
  await page.emulateMedia({ media: null });
});

/** The two frames of those who are signed in, with a title of what they show first. */
const FRAMES = [
  { path: '/dashboard-exposant', account: EXHIBITOR, title: 'Mon dossier' },
  { path: '/organisation', account: ORGANIZER, title: 'Stands et zones' },
];
/** A4 at 96 dots an inch: narrower than what a browser shows beside a side menu. */
const A4 = { width: 794, height: 1123 };

for (const { path, account, title } of FRAMES) {
  test(`${path} prints what it shows, without its bar and its menu`, async ({ page }) => {
    await openSession(page, account);
    await page.goto(path);
    await becomeStill(page);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await page.setViewportSize(A4);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Notifications/ })).toHaveCount(0);
    await expect.poll(() => page.evaluate(countFixed)).toBe(0);
  });
}

/** How many boxes keep their place on the screen: on paper each would stand on every sheet, above its words. */
function countFixed(): number {
  return [...document.querySelectorAll('body *')].filter(
    (one) => getComputedStyle(one).position === 'fixed' && one.getClientRects().length > 0,
  ).length;
}

/** Sum of the channels of a text's colour. */
function brightness(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(element)
        .color.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    return red + green + blue;
  });
}
