import { type Browser, expect, type Page } from '@playwright/test';

/**
 * Until a browser without scripts sees in a page what is expected: pages are drawn again within seconds of a change.
 * @param expected looks at what is there, without waiting
 */
export async function seenWithoutScripts(
  browser: Browser,
  path: string,
  expected: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    await expect(async () => {
      await page.goto(path);
      await expected(page);
    }).toPass();
  } finally {
    await context.close();
  }
}

/** The same for a heading. */
export function headedWithoutScripts(browser: Browser, path: string, name: string): Promise<void> {
  return seenWithoutScripts(browser, path, async (page) =>
    expect(await page.getByRole('heading', { name }).isVisible()).toBe(true),
  );
}
