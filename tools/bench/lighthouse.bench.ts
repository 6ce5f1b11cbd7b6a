/**
 * What Lighthouse says of the public pages on a phone: accessibility, search engines and best practices. Its speed
 * figures depend on the machine and are left out; `federation.bench.ts` compares there.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM_FLAGS } from '@mosta/portal-sdk/browser/chromium';
import { print } from '@mosta/portal-sdk/terminal';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { buildStale } from '../src/build/build-stale';
import { publishAll } from '../src/release/publish-all';
import { findChromium } from '../src/services/chromium';
import { startServer, whenReady } from '../src/services/server';

const PORT = 4391;
const DEBUGGING_PORT = 4392;
const PAGES = (
  process.env.BENCH_PAGES ?? '/,/exposant,/program,/ExposantConfirme,/contact,/stuff'
).split(',');
const TARGETS = { accessibility: 100, seo: 100, 'best-practices': 95 } as const;
type Category = keyof typeof TARGETS;

const folder = await mkdtemp(join(tmpdir(), 'portal-lighthouse-'));
await buildStale({ stubs: false });
await publishAll(folder);
const portal = startServer({ port: PORT, dataDir: folder, env: { PORTAL_DEMO: '1' } });
await whenReady(portal, PORT);
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${DEBUGGING_PORT}`],
});
try {
  for (const path of PAGES) await report(path);
} finally {
  await browser.close();
  portal.kill('SIGTERM');
  await rm(folder, { recursive: true, force: true });
}

async function report(path: string): Promise<void> {
  const result = await lighthouse(`http://localhost:${PORT}${path}`, {
    port: DEBUGGING_PORT,
    onlyCategories: Object.keys(TARGETS),
    logLevel: 'error',
  });
  if (!result) throw new Error(`Lighthouse said nothing of ${path}`);
  const { categories, audits } = result.lhr;
  const scores = (Object.keys(TARGETS) as Category[]).map((name) => {
    const score = Math.round((categories[name]?.score ?? 0) * 100);
    return `${name} ${score}${score < TARGETS[name] ? ` (target ${TARGETS[name]})` : ''}`;
  });
  print(`  ${path}: ${scores.join(', ')}`);
  for (const { id, score, title } of Object.values(audits)) {
    if (score !== null && score < 1) print(`    ${id}: ${title}`);
  }
}
