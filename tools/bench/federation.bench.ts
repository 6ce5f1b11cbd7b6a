/**
 * What federation costs a visitor: the portal as it is deployed and the whole portal as one bundle, of the same sources
 * and behind the same server, visited in turn. Ratios count: milliseconds are this machine's.
 * `BENCH_PAGES`, `BENCH_ROUNDS` and `BENCH_CONDITIONS` (slow-4g, cable) make it shorter; `BENCH_JSON` names a file for the figures.
 */
import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { CHROMIUM_FLAGS } from '@mosta/portal-sdk/browser/chromium';
import { print } from '@mosta/portal-sdk/terminal';
import { UserError } from '@mosta/portal-sdk/user-error';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../src/services/chromium';
import { type PageToVisit, pagesToVisit, signIn } from './federation/pages';
import { judgements, type Measured, table } from './federation/report';
import { KINDS, type Kind, originOf, startBoth } from './federation/servers';
import { CONDITIONS, type Condition, visit } from './federation/visit';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const pages = pagesToVisit();
const conditions = (process.env.BENCH_CONDITIONS?.split(',') ?? Object.keys(CONDITIONS)).map(
  (name) => {
    const condition = CONDITIONS[name];
    if (!condition) throw new UserError(`Aucune condition « ${name} ».`);
    return condition;
  },
);

const stop = await startBoth();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...CHROMIUM_FLAGS],
});
const measured: Measured[] = [];
const tours: Record<Kind, number> = { portal: 0, bundle: 0 };
try {
  for (const kind of KINDS) tours[kind] = await tour(kind);
  for (const condition of conditions)
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const page of pages) await compare(page, condition, round);
      print(`  ${condition.name}: round ${round + 1} of ${ROUNDS}`);
    }
} finally {
  await browser.close();
  await stop();
}

const machine = `${cpus().length} x ${cpus()[0]?.model ?? '?'}, load ${loadavg()[0]?.toFixed(1)}`;
print(
  `\n${machine}, Chromium ${browser.version()}, median of ${ROUNDS}: portal / bundle (ratio)\n`,
);
for (const { name } of conditions)
  for (const cache of ['cold', 'warm'] as const) {
    print(`${name}, ${cache}`);
    print(`${table(measured.filter((each) => each.condition === name && each.cache === cache))}\n`);
  }
const judged = judgements(measured, tours);
for (const line of judged) print(line);
if (process.env.BENCH_JSON) {
  const figures = { machine, rounds: ROUNDS, measured, tours };
  await writeFile(process.env.BENCH_JSON, JSON.stringify(figures, null, 2));
}

/** One round of a page: both kinds, who is first in turn; each for the first time, and again with its cache. */
async function compare(page: PageToVisit, condition: Condition, round: number): Promise<void> {
  for (const kind of round % 2 === 0 ? KINDS : [...KINDS].reverse()) {
    const context = await openContext(browser, kind, page.signedIn ?? false);
    for (const cache of ['cold', 'warm'] as const) {
      const figures = await visit(context, originOf(kind), page, condition);
      measured.push({ kind, cache, condition: condition.name, path: page.path, ...figures });
    }
    await context.close();
  }
}

/** Bytes of one visitor who sees all pages, one after the other. */
async function tour(kind: Kind): Promise<number> {
  const context = await openContext(browser, kind, true);
  let bytes = 0;
  const free = {
    name: 'free',
    cpu: 1,
    network: { latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
  };
  for (const page of pages) bytes += (await visit(context, originOf(kind), page, free)).bytes;
  await context.close();
  return bytes;
}

async function openContext(from: Browser, kind: Kind, signedIn: boolean) {
  const context = await from.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'fr-DZ',
  });
  if (signedIn) await signIn(context, originOf(kind));
  return context;
}
