/**
 * The plan against three rivals, with the same shapes and the same script of moves: React SVG, react-konva, canvas 2D
 * with an index. CPU is that of the renderer and of the GPU process, which here is software. Ratios of one run count.
 */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { CHROMIUM_FLAGS } from '@mosta/portal-sdk/browser/chromium';
import { leftOut } from '@mosta/portal-sdk/build/webpack/left-out';
import { createStandaloneConfig } from '@mosta/portal-sdk/build/webpack/standalone';
import { print } from '@mosta/portal-sdk/terminal';
import { type Browser, type CDPSession, chromium } from '@playwright/test';
import webpack from 'webpack';
import { findRemote } from '../src/project';
import { findChromium } from '../src/services/chromium';

type Kind = 'pixi' | 'svg' | 'konva' | 'canvas' | 'empty';
/** All of them; `npm run bench -- floorplan pixi,svg 161` measures less. */
const [kinds = 'pixi,svg,konva,canvas', sizes = '161,1000,10000'] = process.argv.slice(
  process.argv.indexOf('floorplan') + 1,
);
const FRAMES = 90;
const SELECTIONS = 20;
const IDLE_MS = 2000;

type Figures = {
  kb: number;
  first: number;
  renderer: number;
  gpu: number;
  selection: number;
  storm: number;
  hit: number;
  heap: number;
  idle: number;
};
/** What the measured page offers (remote-floorplan/bench/page/main.tsx). */
type PlanBench = {
  start: (kind: string, stands: number) => Promise<{ drawMs: number } | null>;
  move: (frames: number) => Promise<void>;
  select: (times: number) => Promise<void>;
  storm: () => Promise<number>;
  hit: () => number;
};
declare global {
  var planBench: PlanBench;
}

const folder = await mkdtemp(join(tmpdir(), 'floorplan-bench-'));
await buildPage(folder);
const { server, address } = await servePage(folder);
const executablePath = await findChromium();
print(
  'stands  plan     KB  first ms  CPU ms/frame: page + GPU = both  selection  storm  hit µs  heap MB  idle %',
);
for (const stands of sizes.split(',').map(Number)) {
  const empty = await measure('empty', stands);
  for (const kind of kinds.split(',') as Kind[]) {
    const figures = await measure(kind, stands);
    print(lineOf(stands, kind, { ...figures, heap: figures.heap - empty.heap }));
  }
}
server.close();
await rm(folder, { recursive: true, force: true });

function lineOf(stands: number, kind: Kind, figures: Figures): string {
  const { kb, first, renderer, gpu, selection, storm, hit, heap, idle } = figures;
  const column = (value: number, width: number, digits = 1) =>
    value.toFixed(digits).padStart(width);
  return [
    String(stands).padStart(6),
    kind.padEnd(6),
    column(kb, 5, 0),
    column(first, 9, 0),
    `${column(renderer, 19)} + ${column(gpu, 5)} = ${column(renderer + gpu, 5)}`,
    column(selection, 9),
    column(storm, 6, 0),
    column(hit, 7),
    column(heap, 8),
    column(idle, 7),
  ].join(' ');
}

/** One renderer in a browser of its own. */
async function measure(kind: Kind, stands: number): Promise<Figures> {
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    let bytes = 0;
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js')) bytes += gzipSync(readFileSync(join(folder, pathname))).length;
    });
    await page.goto(address);
    const started = await page.evaluate(([name, count]) => planBench.start(name, count), [
      kind,
      stands,
    ] as const);
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
      kb: bytes / 1024,
      first: started?.drawMs ?? 0,
      renderer: moved.renderer / FRAMES,
      gpu: moved.gpu / FRAMES,
      selection: (chosen.renderer + chosen.gpu) / SELECTIONS,
      storm,
      hit: await page.evaluate(() => planBench.hit()),
      heap,
      idle: ((idle.renderer + idle.gpu) / IDLE_MS) * 100,
    };
  } finally {
    await browser.close();
  }
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

async function buildPage(output: string): Promise<void> {
  const { directory } = findRemote('floorplan');
  const config = createStandaloneConfig('floorplan-bench', directory, 'production');
  const entry = { bench: './bench/page/main.tsx' };
  await new Promise<void>((resolve, reject) => {
    webpack({
      ...config,
      entry,
      devtool: false,
      resolve: { ...config.resolve, alias: { ...config.resolve?.alias, ...leftOut(directory) } },
      output: { ...config.output, path: output },
    }).run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });
}

async function servePage(output: string) {
  const files = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const script = extname(pathname) === '.js';
    const content = readFileSync(join(output, script ? pathname : 'index.html'));
    response.writeHead(200, { 'content-type': script ? 'text/javascript' : 'text/html' });
    response.end(content);
  });
  await new Promise<void>((resolve) => files.listen(0, resolve));
  return { server: files, address: `http://localhost:${(files.address() as AddressInfo).port}` };
}
