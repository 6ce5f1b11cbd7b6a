/**
 * What Lighthouse says of the public pages on a phone: speed, accessibility, search engines and best practices. Speed
 * depends on the machine, whose benchmark index stands beside it: the targets are of an idle one.
 * `BENCH_PAGES` and `BENCH_ROUNDS` make it shorter.
 */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM_FLAGS, WITHOUT_GPU } from '@mosta/portal-sdk/browser/chromium';
import { print } from '@mosta/portal-sdk/terminal';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { buildStale } from '../src/build/build-stale';
import { publishAll } from '../src/release/publish-all';
import { findChromium } from '../src/services/chromium';
import { startServer, whenReady } from '../src/services/server';
import { median } from './federation/report';
import { whenMachineIsIdle } from './idle-machine';
import { AS_VISITOR } from './visitor-page';

const PORT = 4391;
const DEBUGGING_PORT = 4392;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const TARGETS = { accessibility: 100, seo: 100, 'best-practices': 95 } as const;
type Category = keyof typeof TARGETS;

/** Least score of speed by page. */
const SPEED: Readonly<Record<string, number>> = {
  '/': 95,
  '/hebergement': 95,
  '/program': 95,
  '/ExposantConfirme': 95,
  '/PlanSalon': 90,
  '/simulation': 90,
};
const OTHERS = ['/exposant', '/contact', '/stuff'];
const PAGES = process.env.BENCH_PAGES?.split(',') ?? [...Object.keys(SPEED), ...OTHERS];

/** Most of each figure on the pages above: audit, name, unit, divisor, target in that unit. */
const FIGURES = [
  ['largest-contentful-paint', 'LCP', 's', 1000, 2],
  ['cumulative-layout-shift', 'CLS', '', 1, 0.01],
  ['total-blocking-time', 'TBT', 'ms', 1, 150],
] as const;

const folder = await mkdtemp(join(tmpdir(), 'portal-lighthouse-'));
await buildStale({ stubs: false });
await publishAll(join(folder, 'data'));
const portal = startServer({
  port: PORT,
  dataDir: join(folder, 'data'),
  env: { PORTAL_DEMO: '1' },
});
await whenReady(portal, PORT);
try {
  for (const path of PAGES) await inFreshBrowser(path);
} finally {
  portal.kill('SIGTERM');
  await once(portal, 'exit');
  await rm(folder, { recursive: true, force: true });
}

/** A browser for each page: the pages of the same site share a process, and what the former ones left is not this one's. */
async function inFreshBrowser(path: string): Promise<void> {
  const profile = await mkdtemp(join(folder, 'browser-'));
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: await findChromium(),
    // A page waits for the GPU process to start its software renderer, 0.2 to 0.4 s of no work before the first picture
    // that count as a blocking task: no phone has that. WebGL is still there for the plan.
    args: [...CHROMIUM_FLAGS, ...WITHOUT_GPU, `--remote-debugging-port=${DEBUGGING_PORT}`],
    // Playwright switches off what one of the audits asks for.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  await browser.addInitScript(AS_VISITOR);
  await whenMachineIsIdle();
  try {
    await report(path);
  } finally {
    await browser.close();
  }
}

async function report(path: string): Promise<void> {
  const first = await look(path, [...Object.keys(TARGETS), 'performance']);
  const results = [first];
  for (let round = 1; round < ROUNDS; round += 1) results.push(await look(path, ['performance']));
  const { categories, audits } = first;
  const scores = (Object.keys(TARGETS) as Category[]).map((name) => {
    // a round without a trace leaves some categories without a score
    const score = categories[name]?.score ?? null;
    if (score === null) return `${name}: no figure`;
    return judged(name, Math.round(score * 100), '', TARGETS[name], true);
  });
  print(`  ${path}: ${[...speedOf(path, results), ...scores].join(', ')}`);
  const refs = (Object.keys(TARGETS) as Category[]).flatMap((name) =>
    (categories[name]?.auditRefs ?? []).map(({ id }) => id),
  );
  for (const id of new Set([...refs, 'bf-cache'])) {
    const audit = audits[id];
    if (audit && audit.score !== null && audit.score < 1) print(`    ${id}: ${audit.title}`);
  }
}

/** Medians of the rounds, and how fast Lighthouse finds the machine. */
function speedOf(path: string, results: Result[]): string[] {
  const target = SPEED[path];
  const score = median(results.map(({ categories }) => categories.performance?.score ?? 0)) * 100;
  const figures = FIGURES.map(([id, name, unit, divisor, most]) => {
    const values = results.flatMap(({ audits }) => audits[id]?.numericValue ?? []);
    const limit = target === undefined ? undefined : most;
    const figure = judged(name, median(values) / divisor, unit, limit, false);
    const missing = results.find(({ audits }) => audits[id]?.numericValue === undefined);
    if (!missing) return figure;
    const reason = missing.audits[id]?.errorMessage ?? 'no figure';
    return `${figure} (${results.length - values.length} rounds without it: ${reason})`;
  });
  const index = median(results.map(({ environment }) => environment.benchmarkIndex));
  return [
    judged('performance', Math.round(score), '', target, true),
    ...figures,
    `benchmarkIndex ${Math.round(index)}`,
  ];
}

function judged(
  name: string,
  value: number,
  unit: string,
  target: number | undefined,
  atLeast: boolean,
): string {
  const shown = `${name} ${Number(value.toFixed(value < 10 ? 2 : 0))}${unit && ` ${unit}`}`;
  const isMet = target === undefined || (atLeast ? value >= target : value < target);
  return isMet ? shown : `${shown} (target ${atLeast ? '' : '< '}${target})`;
}

async function look(path: string, onlyCategories: string[]): Promise<Result> {
  const result = await lighthouse(`http://localhost:${PORT}${path}`, {
    port: DEBUGGING_PORT,
    onlyCategories,
    logLevel: 'error',
  });
  if (!result) throw new Error(`Lighthouse said nothing of ${path}`);
  return result.lhr;
}
