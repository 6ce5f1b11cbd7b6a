import type { Page } from '@playwright/test';
import { expect, liveShown, test } from '../support/test';

// Chromium says so when a context is taken away, and Pixi where it was about to compile a shader in it.
test.use({
  allowedConsole:
    /CONTEXT_LOST|loseContext|GPU process|context may be lost|initialize shader|getProgramInfoLog/,
});

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

/** What the sheet shows: how many colours, and the part of it that is not paper. */
async function pictureOf(page: Page): Promise<{ colours: number; ink: number }> {
  const picture = await page.getByRole('img', { name: /plan/i }).first().screenshot();
  return page.evaluate(async (bytes) => {
    const blob = new Blob([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))]);
    const bitmap = await createImageBitmap(blob);
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!context) throw new Error('no canvas to read the picture');
    context.drawImage(bitmap, 0, 0);
    const pixels = new Uint32Array(
      context.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer,
    );
    const paper = pixels.filter((pixel) => pixel === 0xffffffff).length;
    return { colours: new Set(pixels).size, ink: 1 - paper / pixels.length };
  }, picture.toString('base64'));
}

const coloursOf = async (page: Page) => (await pictureOf(page)).colours;

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
  // The card of a stand under the pointer would be ink on an empty sheet.
  await page.mouse.move(5, 5);
  const inkOf = async () => (await pictureOf(page)).ink;
  await expect.poll(inkOf).toBeGreaterThan(0.1);
  const drawn = await inkOf();
  const devtools = await browser.newBrowserCDPSession();
  const gpu = async () => {
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
    return processInfo.find(({ type }) => type === 'GPU')?.id;
  };
  const before = await gpu();
  // The command ends with the process that it ends.
  await devtools.send('Browser.crashGpuProcess').catch(() => undefined);
  await expect.poll(gpu).not.toBe(before);
  // By whichever renderer, as much of the plan as before.
  await expect.poll(inkOf).toBeGreaterThan(0.9 * drawn);
  // And for good: a context that was given up would leave the sheet empty later.
  await expect(drawingOf(page)).toBeHidden();
  expect(await inkOf()).toBeGreaterThan(0.9 * drawn);
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
