import type { Page } from '@playwright/test';
import { expect, liveShown, test } from '../support/test';

// Chromium says so when a context is taken away.
test.use({ allowedConsole: /CONTEXT_LOST|loseContext|GPU process/ });

const canvasOf = (page: Page) => page.locator('main canvas').first();
const drawingOf = (page: Page) => page.locator('main [role="img"] svg text').first();

/** The plan through WebGL, with a selected stand. */
async function openPlan(page: Page): Promise<void> {
  await page.goto('/PlanSalon?stand=C05');
  await liveShown(page);
  await page
    .getByRole('img', { name: /plan/i })
    .filter({ has: page.locator('svg text') })
    .hover();
  await expect(canvasOf(page)).toBeVisible();
}

/** Takes the canvas's context away, as a driver does that starts anew. @returns gives it back */
const loseContext = (page: Page) =>
  canvasOf(page).evaluateHandle((canvas: HTMLCanvasElement) => {
    const extension = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    if (!extension) throw new Error('no context to lose');
    extension.loseContext();
    return extension;
  });

/** How many colours the sheet shows: paper alone is one. */
async function coloursOf(page: Page): Promise<number> {
  const picture = await page.getByRole('img', { name: /plan/i }).first().screenshot();
  return page.evaluate(async (bytes) => {
    const blob = new Blob([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))]);
    const bitmap = await createImageBitmap(blob);
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!context) throw new Error('no canvas to read the picture');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    return new Set(new Uint32Array(data.buffer)).size;
  }, picture.toString('base64'));
}

test('a lost context leaves the plan as SVG, and a restored one draws again', async ({ page }) => {
  await openPlan(page);
  const extension = await loseContext(page);
  await expect(canvasOf(page)).toBeHidden();
  await expect(drawingOf(page)).toBeVisible();
  expect(await coloursOf(page)).toBeGreaterThan(5);
  await extension.evaluate((lost) => lost.restoreContext());
  await expect(canvasOf(page)).toBeVisible();
  await expect(drawingOf(page)).toBeHidden();
  expect(await coloursOf(page)).toBeGreaterThan(5);
});

test('a context lost for ever leaves the plan as SVG for good, with its selection', async ({
  page,
}) => {
  await openPlan(page);
  await loseContext(page);
  await expect(canvasOf(page)).toHaveCount(0);
  await expect(drawingOf(page)).toBeVisible();
  expect(await coloursOf(page)).toBeGreaterThan(5);
  await expect(page).toHaveURL(/stand=C05/);
  await expect(page.getByRole('option', { name: /^Stand C05/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('the plan outlives the GPU process', async ({ page, browser }) => {
  await openPlan(page);
  const devtools = await browser.newBrowserCDPSession();
  const gpu = async () => {
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
    return processInfo.find(({ type }) => type === 'GPU')?.id;
  };
  const before = await gpu();
  // The command ends with the process that it ends.
  await devtools.send('Browser.crashGpuProcess').catch(() => undefined);
  await expect.poll(gpu).not.toBe(before);
  await expect(drawingOf(page).or(canvasOf(page)).first()).toBeVisible();
  await expect.poll(() => coloursOf(page)).toBeGreaterThan(5);
  await expect(page).toHaveURL(/stand=C05/);
});

test('the drawing has the pixels of its screen after the page was zoomed', async ({ page }) => {
  await openPlan(page);
  const sharpness = () =>
    canvasOf(page).evaluate((canvas: HTMLCanvasElement) => canvas.width / canvas.clientWidth);
  expect(await sharpness()).toBeCloseTo(1, 1);
  const devtools = await page.context().newCDPSession(page);
  // Zoom by two: half of the CSS pixels, each of twice the size.
  const zoomed = { width: 720, height: 450, deviceScaleFactor: 2, mobile: false };
  await devtools.send('Emulation.setDeviceMetricsOverride', zoomed);
  await expect.poll(sharpness).toBeCloseTo(2, 1);
});
