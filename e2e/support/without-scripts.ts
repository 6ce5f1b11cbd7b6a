import { type Browser, expect } from '@playwright/test';

/** Until a browser without scripts finds the heading in a page: pages are drawn again within seconds of a change. */
export async function headedWithoutScripts(
  browser: Browser,
  path: string,
  name: string,
): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    await expect(async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { name })).toBeVisible({ timeout: 100 });
    }).toPass();
  } finally {
    await context.close();
  }
}
