import { type BrowserContext, type ConsoleMessage, expect, type WebError } from '@playwright/test';

/** Chromium's advice when a preloaded file is used late: it says how busy the machine is, not that the page is wrong. */
const USED_LATE = /was preloaded using link preload but not used within a few seconds/;

/** Fails where pages say anything at the level of a warning or above, or throw, while the work is done. */
export async function expectQuiet(
  context: BrowserContext,
  allowed: RegExp,
  work: () => Promise<void>,
): Promise<void> {
  const heard: string[] = [];
  const hear = (text: string) => {
    if (!allowed.test(text) && !USED_LATE.test(text)) heard.push(text);
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
