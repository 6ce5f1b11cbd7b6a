import type { Locator, Page } from '@playwright/test';
import { focusOf } from '../support/focus';
import { becomeStill, expect, liveShown, test } from '../support/test';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

test('the hotel’s dialog scrolls as a whole at 400 %', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/hebergement');
  await liveShown(page);
  await page.getByRole('button', { name: /Hôtel exemple 01/ }).click();
  const dialog = page.getByRole('dialog');
  const heading = dialog.getByRole('heading', { name: 'Hôtel exemple 01' });
  await expect(heading).toBeInViewport();
  const booking = dialog.getByRole('link', { name: 'Réserver maintenant' });
  await expect(booking).not.toBeInViewport();
  // each part has the screen for itself: neither the head nor the foot stays
  await dialog.getByRole('tab', { name: /Chambres/ }).scrollIntoViewIfNeeded();
  await expect(heading).not.toBeInViewport();
  await expect(booking).not.toBeInViewport();
  await booking.scrollIntoViewIfNeeded();
  await expect(booking).toBeInViewport({ ratio: 1 });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('a dialog takes the width of a phone but for 16 px at each side', async ({ page }) => {
    await page.goto('/simulation');
    await liveShown(page);
    await page.getByRole('button', { name: 'Voir le détail' }).click();
    await page.getByRole('button', { name: 'Tout recommencer' }).click();
    const dialog = page.locator('.MuiDialog-paper');
    await expect(dialog).toBeVisible();
    await expect.poll(() => dialog.boundingBox()).toMatchObject({ x: 16, width: 358 });
  });

  test('the bar at the foot of the simulation hides nothing that has the focus', async ({
    page,
  }) => {
    await page.goto('/simulation');
    await liveShown(page);
    const ask = page.getByRole('button', { name: 'Obtenir le devis' });
    await expect(ask).toBeVisible();
    await page.getByRole('radio', { name: /Exposant Algérien/ }).focus();
    const hidden: string[] = [];
    for (let steps = 0; steps < 200; steps += 1) {
      await page.keyboard.press('Tab');
      const found = await page.evaluate(focusOf);
      if (found.covered) hidden.push(found.name);
      if (found.name === 'Obtenir le devis') break;
    }
    await expect(ask).toBeFocused();
    expect(hidden).toEqual([]);
    // and on the way back
    for (let steps = 0; steps < 30; steps += 1) {
      await page.keyboard.press('Shift+Tab');
      const found = await page.evaluate(focusOf);
      if (found.covered) hidden.push(found.name);
    }
    expect(hidden).toEqual([]);
  });
});

for (const viewport of [PHONE, DESKTOP]) {
  test(`rows of the simulation hold together in Arabic at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/simulation?langue=ar');
    await liveShown(page);
    const row = page.getByRole('listitem').filter({ hasText: 'كرسي إضافي' });
    await expect(row).toBeVisible();
    const [name, description, price] = await Promise.all([
      endOf(row.getByText('كرسي إضافي')),
      endOf(row.getByText(/^كرسي قابل للتكديس/)),
      endOf(row.getByText(/د\.ج/)),
    ]);
    expect(description).toBeCloseTo(name, 0);
    expect(price).toBeCloseTo(name, 0);
  });
}

/** Where a text begins in Arabic: the right edge of what is written, not of its line. */
function endOf(text: Locator): Promise<number> {
  return text.first().evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().right;
  });
}

const STARTING_ALIKE = [
  ...['/', '/program', '/contact', '/hebergement', '/simulation', '/PlanSalon', '/Exposant-map'],
  ...['/login', '/formulaire', '/ExposantConfirme', '/mentions-legales', '/confidentialite'],
];

for (const width of [320, 1440, 1920, 2560]) {
  test(`header, content and footer begin at the same place at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1200 });
    for (const path of STARTING_ALIKE) {
      await page.goto(path);
      await becomeStill(page);
      expect.soft(await startsOf(page), path).toEqual({
        heading: await startOf(page.getByRole('banner').getByRole('link').first()),
        footer: await startOf(page.getByRole('banner').getByRole('link').first()),
      });
    }
  });
}

async function startsOf(page: Page): Promise<{ heading: number; footer: number }> {
  return {
    heading: await startOf(page.getByRole('heading', { level: 1 })),
    footer: await startOf(
      page.getByRole('contentinfo').getByText('Mosta Expo', { exact: true }).locator('..'),
    ),
  };
}

async function startOf(element: Locator): Promise<number> {
  return Math.round((await element.boundingBox())?.x ?? Number.NaN);
}

test('a dialog darkens the page behind it, in the dark scheme too', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/hebergement');
    await liveShown(page);
    await page.getByRole('button', { name: /Hôtel exemple 01/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const [veil, paper] = await page.evaluate(() =>
      ['.MuiBackdrop-root', 'body'].map((selector) => {
        const element = document.querySelector(selector) ?? document.body;
        const { red, green, blue } = /(?<red>[\d.]+),? (?<green>[\d.]+),? (?<blue>[\d.]+)/.exec(
          getComputedStyle(element).backgroundColor,
        )?.groups ?? { red: '', green: '', blue: '' };
        return Number(red) + Number(green) + Number(blue);
      }),
    );
    expect(veil, colorScheme).toBeLessThan(paper ?? 0);
  }
});
