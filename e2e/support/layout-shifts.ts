import type { Page } from '@playwright/test';

/** Adds up how far the contents of each page that is opened from here on are moved without a press. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += Reflect.get(entry, 'value');
      Reflect.set(globalThis, 'shifts', sum);
    }).observe({ type: 'layout-shift', buffered: true });
    Reflect.set(globalThis, 'shifts', sum);
  });
}

/** The layout shifts of the page so far, as CLS counts them. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => Reflect.get(globalThis, 'shifts'));
