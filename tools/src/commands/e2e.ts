import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { buildStale } from '../build/build-stale';
import { ROOT } from '../project';
import { run } from '../services/child';
import { addHeadlessShell, findChromium } from '../services/chromium';
import type { Counts } from './unit';

const reportSchema = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number() }),
});

/** `npm run e2e [-- playwright arguments]`: the portal in a real browser. */
export async function command(args: string[]): Promise<number> {
  const { failed } = await runBrowserTests(args);
  return failed === 0 ? 0 : 1;
}

export async function runBrowserTests(args: string[] = []): Promise<Counts> {
  await findChromium();
  await addHeadlessShell();
  await buildStale({ stubs: true });
  const folder = await mkdtemp(join(tmpdir(), 'portal-e2e-'));
  const report = join(folder, 'report.json');
  const { code } = await run(
    process.execPath,
    [
      join(ROOT, 'e2e', 'node_modules', '@playwright', 'test', 'cli.js'),
      'test',
      '--config',
      join(ROOT, 'e2e', 'playwright.config.ts'),
      ...args,
    ],
    {
      cwd: join(ROOT, 'e2e'),
      env: { E2E_FOLDER: folder, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    },
  );
  const counts = existsSync(report)
    ? readCounts(await readFile(report, 'utf8'))
    : { passed: 0, failed: 1 };
  await rm(folder, { recursive: true, force: true });
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function readCounts(text: string): Counts {
  const { stats } = v.parse(v.pipe(v.string(), v.parseJson(), reportSchema), text);
  return { passed: stats.expected, failed: stats.unexpected };
}
