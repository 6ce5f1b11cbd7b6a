import { type BrowserContext, type ConsoleMessage, expect, type WebError } from '@playwright/test';

/**
 * What Chromium says of the machine, not of the page: a preloaded file was used late, or a WebGL drawing is read back
 * since pages are put together without a GPU.
 */
const OF_THE_MACHINE =
  /was preloaded using link preload but not used within a few seconds|GPU stall due to ReadPixels/;

/** Fails where pages say anything at the level of a warning or above, or throw, while the work is done. */
export async function expectQuiet(
  context: BrowserContext,
  allowed: RegExp,
  work: () => Promise<void>,
): Promise<void> {
  const heard: string[] = [];
  const hear = (text: string) => {
    if (!allowed.test(text) && !OF_THE_MACHINE.test(text)) heard.push(text);
  };
  const onMessage = (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      hear(`${message.type()}: ${message.text()}`);
    }
  };
  const onError = (event: WebError) => hear(`uncaught: ${event.error().message}`);
  context.on('console', onMessage);
  context.on('weberror', onError);
  await work();
  context.off('console', onMessage);
  context.off('weberror', onError);
  expect(heard, 'the console stays quiet').toEqual([]);
}
