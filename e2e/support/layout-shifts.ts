import { expect, type Page } from '@playwright/test';

type Shift = { value: number; moved: string[] };

/** Notes of each page that is opened from here on how far its contents are moved without a press, and what is moved. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Reflect.set(globalThis, 'shifts', shifts);
    const describe = (rect: DOMRectReadOnly) =>
      [rect.x, rect.y, rect.width, rect.height].map(Math.round).join();
    const name = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element
        ? `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`
        : 'removed';
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources = [] } = entry as PerformanceEntry & {
          value: number;
          sources?: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${describe(previousRect)} to ${describe(currentRect)}: ${name(node)}`,
        );
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Fails where the contents of the page have moved further than `most`, as CLS counts it, and says what has moved. */
export async function expectShiftsBelow(page: Page, most: number): Promise<void> {
  const shifts: Shift[] = await page.evaluate(() => Reflect.get(globalThis, 'shifts'));
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  const moved = shifts.map(({ value, moved }) => `${value.toFixed(4)}\n  ${moved.join('\n  ')}`);
  expect(sum, moved.join('\n')).toBeLessThan(most);
}
