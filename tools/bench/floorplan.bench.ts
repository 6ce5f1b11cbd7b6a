/**
 * The plan against three rivals, with the same shapes and the same script of moves: React SVG, react-konva, canvas 2D
 * with an index. CPU is that of the renderer and of the GPU process, which here is software. Ratios of one run count.
 * A first picture counts from the moment when the page is asked for until the plan's pixels are there; `full` is when
 * WebGL has taken over from SVG. The fair's own plan is in the HTML of its page, as in the portal.
 */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { CHROMIUM_FLAGS } from '@mosta/portal-sdk/browser/chromium';
import { print } from '@mosta/portal-sdk/terminal';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium } from '../src/services/chromium';
import { buildPage, drawnPage, servePage } from './floorplan/page';

type Kind = 'pixi' | 'svg' | 'konva' | 'canvas' | 'empty';
/** All of them; `npm run bench -- floorplan pixi,svg 161` measures less. */
const [kinds = 'pixi,svg,konva,canvas', sizes = '161,1000,10000'] = process.argv.slice(
  process.argv.indexOf('floorplan') + 1,
);
const FRAMES = 90;
const SELECTIONS = 20;
const IDLE_MS = 2000;
/** A picture that has not come after this long does not come. */
const LONGEST_WAIT_MS = 60_000;
/** The fair's own hall, which a build draws into the HTML; a stored one comes with the scripts. */
const OWN_STANDS = 161;
/** Where the page draws. */
const SHEET = { x: 0, y: 0, width: 1050, height: 540 };

type Figures = {
  kb: number;
  first: number;
  full: number;
  renderer: number;
  gpu: number;
  selection: number;
  storm: number;
  way: number;
  hit: number;
  heap: number;
  idle: number;
};
/** What the measured page offers (remote-floorplan/bench/page/main.tsx). */
type PlanBench = {
  markup: (stands: number) => Promise<string>;
  first: () => Promise<number | null>;
  move: (frames: number) => Promise<void>;
  select: (times: number) => Promise<void>;
  storm: () => Promise<number>;
  way: () => Promise<number>;
  takenOver: () => Promise<number>;
  hit: () => number;
};
declare global {
  var planBench: PlanBench;
}

const folder = await mkdtemp(join(tmpdir(), 'floorplan-bench-'));
await buildPage(folder, 'plan');
await buildPage(folder, 'rivals');
/** Pages with the plan in their HTML, by what is asked of them. */
const drawnPages = new Map<string, string>();
const { server, address } = await servePage(folder, drawnPages);
const executablePath = await findChromium();
const judge = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
const judgement = await judge.newPage();
if (kinds.includes('pixi') && sizes.split(',').includes(String(OWN_STANDS))) await putIntoHtml();
print(
  'stands  plan     KB  first ms  full  CPU ms/frame: page + GPU = both  selection  storm   way  hit µs  heap MB  idle %',
);
for (const stands of sizes.split(',').map(Number)) {
  const empty = await measure('empty', stands);
  for (const kind of kinds.split(',') as Kind[]) {
    const figures = await measure(kind, stands);
    print(lineOf(stands, kind, { ...figures, heap: figures.heap - empty.heap }));
  }
}
server.close();
await judge.close();
await rm(folder, { recursive: true, force: true });

function lineOf(stands: number, kind: Kind, figures: Figures): string {
  const { kb, first, full, renderer, gpu, selection, storm, way, hit, heap, idle } = figures;
  const column = (value: number, width: number, digits = 1) =>
    value.toFixed(digits).padStart(width);
  return [
    String(stands).padStart(6),
    kind.padEnd(6),
    column(kb, 5, 0),
    column(first, 9, 0),
    column(full, 5, 0),
    `${column(renderer, 19)} + ${column(gpu, 5)} = ${column(renderer + gpu, 5)}`,
    column(selection, 9),
    column(storm, 6, 0),
    column(way, 5, 0),
    column(hit, 7),
    column(heap, 8),
    column(idle, 7),
  ].join(' ');
}

function addressOf(kind: Kind, stands: number): string {
  const page = kind === 'konva' || kind === 'canvas' ? 'rivals' : 'plan';
  return `${address}/${page}/?draw=${kind}&stands=${stands}`;
}

/**
 * Draws the fair's own plan into the page that shows it, whose scripts are fetched after the first picture, as the portal's
 * are (docs/decisions/0064). @throws where the page without scripts does not show it
 */
async function putIntoHtml(): Promise<void> {
  await judgement.goto(`${address}/plan/`);
  const drawn = await judgement.evaluate((stands) => planBench.markup(stands), OWN_STANDS);
  const page = addressOf('pixi', OWN_STANDS);
  const html = readFileSync(join(folder, 'plan', 'index.html'), 'utf8');
  drawnPages.set(new URL(page).search, drawnPage(html, drawn));
  const silent = await judge.newPage({ javaScriptEnabled: false });
  await silent.goto(page);
  if (!(await showsPlan(silent))) throw new Error('The HTML does not show the plan.');
  await silent.close();
}

/** One renderer in a browser of its own. */
async function measure(kind: Kind, stands: number): Promise<Figures> {
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    // The start of the browser and of its GPU process is nobody's first picture.
    await page.setContent('<p>A page before</p>');
    await page.screenshot();
    const scripts = new Set<string>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js')) scripts.add(pathname);
    });
    await page.goto(addressOf(kind, stands));
    await page.waitForFunction(() => 'planBench' in window);
    const said = await page.evaluate(() => planBench.first());
    const first = said === null ? 0 : await pictureTime(page, said);
    const taken = await page.evaluate(() => planBench.takenOver());
    const full = said === null ? 0 : await pictureTime(page, Math.max(said, taken));
    const devtools = await page.context().newCDPSession(page);
    const processes = await browser.newBrowserCDPSession();
    if (kind !== 'empty') await page.evaluate((frames) => planBench.move(frames), 10);
    const cost = async (run: () => Promise<unknown>) => {
      const before = await cpuOf(processes);
      await run();
      const after = await cpuOf(processes);
      return { renderer: after.renderer - before.renderer, gpu: after.gpu - before.gpu };
    };
    const moved = await cost(() => page.evaluate((frames) => planBench.move(frames), FRAMES));
    const chosen = await cost(() => page.evaluate((times) => planBench.select(times), SELECTIONS));
    const storm = await page.evaluate(() => planBench.storm());
    const heap = await heapOf(devtools);
    // What the storm has left to the GPU process is work, and not idleness.
    await settled(() => cpuOf(processes));
    const idle = await cost(() => page.waitForTimeout(IDLE_MS));
    return {
      kb: kilobytesOf(scripts),
      first,
      full,
      renderer: moved.renderer / FRAMES,
      gpu: moved.gpu / FRAMES,
      selection: (chosen.renderer + chosen.gpu) / SELECTIONS,
      storm,
      way: await page.evaluate(() => planBench.way()),
      hit: await page.evaluate(() => planBench.hit()),
      heap,
      idle: ((idle.renderer + idle.gpu) / IDLE_MS) * 100,
    };
  } finally {
    await browser.close();
  }
}

/** Gzip of some scripts, each once: what was prefetched is asked for again. */
function kilobytesOf(scripts: Iterable<string>): number {
  let bytes = 0;
  for (const path of scripts) bytes += gzipSync(readFileSync(join(folder, path))).length;
  return bytes / 1024;
}

/** The time at which a plan is said to be seen; a later one, if its pixels were not there yet. @throws where none comes */
async function pictureTime(page: Page, said: number): Promise<number> {
  let time = said;
  while (!(await showsPlan(page))) {
    time = await page.evaluate(() => performance.now());
    if (time > LONGEST_WAIT_MS) throw new Error('The canvas stays empty.');
  }
  return time;
}

/** Whether the page has the colours of a plan, and not only paper. */
async function showsPlan(page: Page): Promise<boolean> {
  const picture = await page.screenshot({ clip: SHEET });
  return judgement.evaluate(async (bytes) => {
    const response = await fetch(`data:image/png;base64,${bytes}`);
    const bitmap = await createImageBitmap(await response.blob());
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!context) throw new Error('no canvas to read the picture');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    const counts = new Map<number, number>();
    for (const pixel of new Uint32Array(data.buffer))
      counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
    const drawn = 1 - Math.max(...counts.values()) / (data.length / 4);
    return counts.size > 5 && drawn > 0.05;
  }, picture.toString('base64'));
}
/** Resolves once both processes have been still for half a second, at the latest after ten. */
async function settled(cpu: () => Promise<{ renderer: number; gpu: number }>): Promise<void> {
  const total = async () => Object.values(await cpu()).reduce((sum, ms) => sum + ms, 0);
  let before = await total();
  for (let halves = 0; halves < 20; halves += 1) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const now = await total();
    if (now === before) return;
    before = now;
  }
}

/** Milliseconds of processor that the page's process and the GPU's have used. */
async function cpuOf(devtools: Awaited<ReturnType<Browser['newBrowserCDPSession']>>) {
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  const of = (type: string) =>
    processInfo
      .filter((info) => info.type === type)
      .reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
  return { renderer: of('renderer'), gpu: of('GPU') };
}

/** Megabytes of the page's heap with what typed arrays hold. */
async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize } = (await devtools.send('Runtime.getHeapUsage')) as {
    usedSize: number;
    backingStorageSize?: number;
  };
  return (usedSize + (backingStorageSize ?? 0)) / 1_000_000;
}
