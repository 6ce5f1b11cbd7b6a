/**
 * The organisers' table with 5,000 dossiers in Chromium: how many tasks longer than 50 ms there are while it scrolls, is
 * sorted, filtered, searched and read page by page, and how soon the rows are there. A busy machine lengthens tasks.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM_FLAGS } from '@mosta/portal-sdk/browser/chromium';
import { print } from '@mosta/portal-sdk/terminal';
import { chromium, type Page } from '@playwright/test';
import { buildStale } from '../src/build/build-stale';
import { publishAll } from '../src/release/publish-all';
import { findChromium } from '../src/services/chromium';
import { startServer, whenReady } from '../src/services/server';
import { ORGANIZER } from './api/accounts';
import { fillLists } from './api/list-rows';
import { whenMachineIsIdle } from './idle-machine';
import { AS_VISITOR } from './visitor-page';

const PORT = 4398;
const DOSSIERS = 5000;
const TIMES = 5;
const LIST = `http://localhost:${PORT}/organisation/dossiers`;

const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
await buildStale({ stubs: false });
await publishAll(dataDir);
const env = { PORTAL_DEMO: '1', POINTS_PER_MINUTE: '1000000000' };
const portal = startServer({ port: PORT, dataDir, env });
await whenReady(portal, PORT);
await fillLists({ dataDir }, DOSSIERS);
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...CHROMIUM_FLAGS],
});
try {
  await whenMachineIsIdle();
  for (const width of [1440, 390]) await measure(width);
} finally {
  await browser.close();
  portal.kill('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
}

async function measure(width: number): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height: 844 } });
  await page.addInitScript(AS_VISITOR);
  // The compiler names functions by a helper that the page does not have; a variable would be the init script's own.
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const tasks = list.getEntries().map(({ duration }) => duration);
      performance.mark('long', { detail: tasks });
    }).observe({ type: 'longtask', buffered: false });
  });
  await page.goto(`http://localhost:${PORT}/login`);
  await page.getByRole('textbox', { name: /Adresse e-mail/ }).fill(ORGANIZER.email);
  await page.getByLabel(/^Mot de passe/).fill(ORGANIZER.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL('**/organisation');
  await page.goto(LIST);
  await page.getByRole('row').nth(5).waitFor();
  const table = page.getByRole('table');
  const shown = (text: string) =>
    page.getByRole('navigation', { name: 'Pages de la liste' }).getByText(text).waitFor();
  // On a phone the column by which a list begins is put away.
  const sorted = page.locator('th[aria-sort]');
  const steps: Record<string, (time: number) => Promise<void>> = {
    scroll: () => scroll(page),
    'next page': async (time) => {
      await page.getByRole('button', { name: 'Page suivante' }).click();
      await shown(`${1 + 25 * (time + 1)} à `);
      await table.and(page.locator('[aria-busy="false"]')).waitFor();
    },
    sort: async () => {
      const before = await sorted.getAttribute('aria-sort');
      await table.getByRole('button').first().click();
      await page.locator(`[aria-sort]:not([aria-sort="${before}"])`).waitFor();
      await table.and(page.locator('[aria-busy="false"]')).waitFor();
    },
    search: async (time) => {
      await page
        .getByRole('searchbox')
        .first()
        .fill(`exposant-${4900 + time}@`);
      await page
        .getByText(`exposant-${4900 + time}@`)
        .or(page.getByText('1 à 1 sur 1'))
        .first()
        .waitFor();
    },
  };
  print(`  ${width} px`);
  for (const [name, step] of Object.entries(steps)) {
    const times: number[] = [];
    await longTasks(page);
    for (let time = 0; time < TIMES; time += 1) {
      const begun = performance.now();
      await step(time);
      times.push(performance.now() - begun);
    }
    const tasks = await longTasks(page);
    const longest = tasks.length > 0 ? `, the longest ${Math.round(Math.max(...tasks))} ms` : '';
    print(
      `    ${name}: ${tasks.length} long tasks in ${TIMES} times${longest}; ${times.map(Math.round).join(', ')} ms`,
    );
  }
  await page.close();
}

/** To the end of the page and back, a notch of a wheel in each frame. */
async function scroll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const end = document.documentElement.scrollHeight - innerHeight;
    for (const direction of [1, -1]) {
      for (let passed = 0; passed < end; passed += 100) {
        scrollBy(0, 100 * direction);
        await frame();
      }
    }
  });
}

/** Milliseconds of each task longer than 50 ms since it was asked last. */
function longTasks(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const marks = performance.getEntriesByName('long');
    performance.clearMarks('long');
    return marks.flatMap((mark) => (mark instanceof PerformanceMark ? mark.detail : []));
  });
}
