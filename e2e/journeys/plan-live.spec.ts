import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

/** What the tests put into the page before it starts. */
type Probe = {
  /** The socket has been let in: what is said from then on reaches the page. */
  connected: boolean;
  /** The server says something: all of it before anything else happens in the page. */
  say: (messages: string[]) => void;
  /** While frames are held, what waits for the next one. */
  held: FrameRequestCallback[] | null;
  /** How often the drawing has changed: once for each commit. */
  commits: number;
};
declare global {
  var probe: Probe;
}

/** Frames come when a test says so, which makes the number of drawings per frame countable on any machine. */
async function probePage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.probe = { connected: false, say: () => undefined, held: null, commits: 0 };
    const ask = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) =>
      probe.held ? -probe.held.push(callback) : ask(callback);
    window.WebSocket = class extends WebSocket {
      constructor(address: string | URL, protocols?: string | string[]) {
        super(address, protocols);
        this.addEventListener('message', ({ data }) => {
          // "0" opens the connection, "40" lets the page in (Socket.IO protocol 5).
          if (!String(data).startsWith('40')) return;
          probe.connected = true;
          probe.say = (messages) => {
            for (const message of messages)
              this.dispatchEvent(new MessageEvent('message', { data: message }));
          };
        });
      }
    };
  });
}

/** The drawing as SVG, in which a change can be seen, with frames held. */
async function openPlan(page: Page): Promise<void> {
  await probePage(page);
  await page.goto('/PlanSalon?rendu=svg');
  await expect(page.getByRole('option', { name: 'Stand B12, réservé' })).toBeAttached();
  await page.waitForFunction(() => probe.connected);
  await page.evaluate(() => {
    const drawing = document.querySelector('main [role="img"] svg');
    if (!drawing) throw new Error('no drawing');
    new MutationObserver(() => {
      probe.commits += 1;
    }).observe(drawing, { subtree: true, childList: true, attributes: true });
    probe.held = [];
  });
}

const say = (page: Page, messages: string[]) => page.evaluate((said) => probe.say(said), messages);
/** One frame for everything that waits. */
const nextFrame = (page: Page) =>
  page.evaluate(() => {
    for (const callback of probe.held?.splice(0) ?? []) callback(performance.now());
  });
const commits = (page: Page) => page.evaluate(() => probe.commits);
const stand = (number: number) => `C${String(number).padStart(2, '0')}`;
const change = (number: number, revision: number, state = 'bloque') =>
  `42${JSON.stringify(['stand', { code: stand(number), state, revision }])}`;

test('fifty changes in one burst are drawn once, and fifty in five frames five times', async ({
  page,
}) => {
  await openPlan(page);
  const numbers = Array.from({ length: 25 }, (_, i) => i + 10);
  await say(
    page,
    [1001, 1002].flatMap((revision) => numbers.map((code) => change(code, revision))),
  );
  expect(await commits(page)).toBe(0);
  await nextFrame(page);
  await expect(page.getByRole('option', { name: /^Stand C\d\d, hors vente$/ })).toHaveCount(25);
  expect(await commits(page)).toBe(1);

  for (let frame = 0; frame < 5; frame += 1) {
    const state = frame % 2 ? 'bloque' : 'option';
    const label = frame % 2 ? 'hors vente' : 'en option';
    // Each in a message of its own.
    for (const number of numbers.slice(0, 10))
      await say(page, [change(number, 2000 + frame, state)]);
    await nextFrame(page);
    await expect(page.getByRole('option', { name: `Stand ${stand(19)}, ${label}` })).toBeAttached();
    expect(await commits(page)).toBe(2 + frame);
  }
});
