import type { Page } from '@playwright/test';

type Camera = { showToCamera?: (token: string | null) => Promise<void> };

/** A camera that sees what the test shows to it: the codes of badges, fetched while there is a network. */
export async function giveCamera(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 480, height: 480 });
    const context = canvas.getContext('2d');
    const images = new Map<string, HTMLImageElement>();
    let shown: HTMLImageElement | undefined;
    setInterval(() => {
      if (!context) return;
      context.fillStyle = 'white';
      context.fillRect(0, 0, 480, 480);
      if (shown) context.drawImage(shown, 40, 40, 400, 400);
    }, 50);
    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(20);
    const showToCamera = async (token: string | null) => {
      if (token !== null && !images.has(token)) {
        const image = new Image();
        image.src = `/v1/badge/${token}/qr.svg`;
        await image.decode();
        images.set(token, image);
      }
      shown = token === null ? undefined : images.get(token);
    };
    Object.assign(globalThis, { showToCamera });
  });
}

/** Holds a badge before the camera. @param token of its link; null: nothing */
export const showToCamera = (page: Page, token: string | null) =>
  page.evaluate((given) => (globalThis as Camera).showToCamera?.(given), token);
