import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { AS_VISITOR } from '../visitor-page';
import { observeStart } from './observe';
import type { PageToVisit } from './pages';

export type Condition = {
  name: string;
  cpu: number;
  network: { latency: number; downloadThroughput: number; uploadThroughput: number };
};

/** Slow 4G is Lighthouse's, cable is WebPageTest's. */
export const CONDITIONS: Record<string, Condition> = {
  'slow-4g': {
    name: 'slow 4G, 4 x CPU',
    cpu: 4,
    network: { latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 },
  },
  cable: {
    name: 'cable',
    cpu: 1,
    network: { latency: 28, downloadThroughput: 625_000, uploadThroughput: 125_000 },
  },
};

/** What one visit cost. Times are milliseconds; what could not be seen in it is NaN. */
export type Visit = {
  content: number;
  lcp: number;
  /** Of the longest task, on this machine and not on a phone. */
  longest: number;
  tbt: number;
  cls: number;
  inp: number;
  bytes: number;
  requests: number;
};

/** As a task blocks whose CPU time is this long on a phone, four times slower than this machine. */
const PHONE = 4;
const BLOCKING_MS = 50;
/** Nothing is under way for so long: the page has started. What may wait is fetched part by part, each when the page is idle. */
const QUIET_MS = 1500;
const CONTENT_LIMIT_MS = 120_000;
/** An interaction is told when it has been painted. */
const INTERACTION_LIMIT_MS = 5_000;

/** Visits a page in a context, whose cache decides whether it is the first time. */
export async function visit(
  context: BrowserContext,
  origin: string,
  { path, content }: PageToVisit,
  { cpu, network }: Condition,
): Promise<Visit> {
  const page = await context.newPage();
  await page.addInitScript(AS_VISITOR);
  // The compiler names functions by a helper that the page does not have.
  await page.addInitScript(
    `var __name = (named) => named; (${observeStart})(${JSON.stringify(content)});`,
  );
  const devtools = await context.newCDPSession(page);
  const traffic = await watchTraffic(devtools);
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  // A throttled processor counts the time of its pauses, which a busy machine stretches.
  const browser = cpu === 1 ? context.browser() : null;
  await browser?.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await page.goto(origin + path, { waitUntil: 'commit' });
  await page
    .waitForFunction(() => window.observedStart.content !== null, undefined, {
      timeout: CONTENT_LIMIT_MS,
    })
    .catch((cause: unknown) => {
      throw new Error(`${page.url()} never showed ${content.join(' and ')}`, { cause });
    });
  await traffic.quiet();
  const { bytes, requests } = traffic;
  const tasks = browser ? await tasksOfStart(browser, origin + path) : [Number.NaN];
  const { content: shown, lcp, cls } = await page.evaluate(() => window.observedStart);
  const inp = await firstPress(page);
  await page.close();
  return {
    content: shown ?? Number.NaN,
    lcp,
    longest: Math.max(...tasks),
    tbt: blockingTime(tasks),
    cls,
    inp,
    bytes,
    requests,
  };
}

/** Presses the first button of the header that can be seen: the menu, on a phone. */
async function firstPress(page: Page): Promise<number> {
  await page.locator('#root header button:visible').first().click();
  const told = await page.waitForFunction(() => window.observedStart.inp, undefined, {
    timeout: INTERACTION_LIMIT_MS,
  });
  return Number(await told.jsonValue());
}

/** Counts what comes over the network; what a cache holds costs nothing. */
async function watchTraffic(devtools: CDPSession) {
  const open = new Set<string>();
  const cached = new Set<string>();
  let last = performance.now();
  const counted = { bytes: 0, requests: 0 };
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    last = performance.now();
    if (request.url.startsWith('http')) open.add(requestId);
  });
  devtools.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) cached.add(requestId);
  });
  const ended = (requestId: string, bytes: number) => {
    last = performance.now();
    if (!open.delete(requestId) || cached.has(requestId)) return;
    counted.bytes += bytes;
    counted.requests += 1;
  };
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    ended(requestId, encodedDataLength),
  );
  devtools.on('Network.loadingFailed', ({ requestId }) => ended(requestId, 0));
  await devtools.send('Network.enable');
  return {
    get bytes() {
      return counted.bytes;
    },
    get requests() {
      return counted.requests;
    },
    async quiet(): Promise<void> {
      while (open.size > 0 || performance.now() - last < QUIET_MS)
        await new Promise((resolve) => setTimeout(resolve, 50));
    },
  };
}

type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args: { name?: string; data?: { documentLoaderURL?: string } };
};

/** Blocking time of the start on a phone: what each task takes there, above 50 ms. */
function blockingTime(tasks: readonly number[]): number {
  return tasks
    .map((task) => Math.max(PHONE * task - BLOCKING_MS, 0))
    .reduce((sum, blocking) => sum + blocking, 0);
}

/**
 * What each task of the page's main thread takes of the processor, in milliseconds. By the clock they would measure what else
 * the machine does.
 */
async function tasksOfStart(browser: Browser, address: string): Promise<number[]> {
  const { traceEvents } = JSON.parse(`${await browser.stopTracing()}`) as {
    traceEvents: TraceEvent[];
  };
  // The browser starts processes of its own beside the page's, whose tasks hold up nobody.
  const processes = new Set(
    traceEvents.filter((event) => isStartOf(event, address)).map(({ pid }) => pid),
  );
  const thread = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .filter(({ pid }) => processes.has(pid))
      .map(thread),
  );
  return traceEvents
    .filter((event) => event.name === 'ThreadControllerImpl::RunTask' && main.has(thread(event)))
    .map(({ tdur, dur = 0 }) => (tdur ?? dur) / 1000);
}

function isStartOf({ name, args }: TraceEvent, address: string): boolean {
  return name === 'navigationStart' && args.data?.documentLoaderURL === address;
}
