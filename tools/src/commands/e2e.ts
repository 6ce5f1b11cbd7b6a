import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { print } from '@mosta/portal-sdk/terminal';
import * as v from 'valibot';
import { buildStale } from '../build/build-stale';
import { ROOT } from '../project';
import { run } from '../services/child';
import { addHeadlessShell, findChromium } from '../services/chromium';
import type { TestFile } from '../slowest-files';
import type { Counts } from './unit';

/** A file, or a group of tests in one. */
type Suite = { file: string; specs: v.InferOutput<typeof specSchema>[]; suites?: Suite[] };

const specSchema = v.object({
  tests: v.array(v.object({ results: v.array(v.object({ duration: v.number() })) })),
});
const suiteSchema: v.GenericSchema<Suite> = v.object({
  file: v.string(),
  specs: v.array(specSchema),
  suites: v.optional(v.array(v.lazy(() => suiteSchema))),
});
const reportSchema = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number() }),
  suites: v.array(suiteSchema),
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
  if (code !== 0) await printFailedPages(folder);
  await rm(folder, { recursive: true, force: true });
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** What each page showed when its test failed, which tells more than what was missing from it. */
async function printFailedPages(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((each) => each.endsWith('error-context.md'))) {
    const shown = (await readFile(join(folder, file), 'utf8')).match(/^```yaml\n.+?^```/gms) ?? [];
    print([dirname(file), ...shown].join('\n'));
  }
}

function readCounts(text: string): Counts {
  const { stats, suites } = v.parse(v.pipe(v.string(), v.parseJson(), reportSchema), text);
  const files: TestFile[] = suites.map((suite) => ({
    file: `e2e/${suite.file}`,
    seconds: durationOf(suite) / 1000,
  }));
  return { passed: stats.expected, failed: stats.unexpected, files };
}

/** Milliseconds of all tests of a suite. */
function durationOf({ specs, suites = [] }: Suite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return [...own.map(({ duration }) => duration), ...suites.map(durationOf)].reduce(
    (sum, each) => sum + each,
    0,
  );
}
