import type { Locator } from '@playwright/test';
import { becomeStill, expect, walk as test } from '../support/test';

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
