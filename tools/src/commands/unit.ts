import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { print } from '@mosta/portal-sdk/terminal';
import * as v from 'valibot';
import { build } from '../build/builder';
import { ROOT } from '../project';
import { runBinary } from '../services/child';
import type { TestFile } from '../slowest-files';

/** What a suite says of itself: its counts, and how long each of its files took where it knows that. */
export type Counts = { passed: number; failed: number; files?: TestFile[] };

const reportSchema = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numRuntimeErrorTestSuites: v.number(),
  testResults: v.array(v.object({ name: v.string(), startTime: v.number(), endTime: v.number() })),
});

/** The tests that start the built service; from source each start takes three times as long. */
const OF_THE_BUILT_SERVICE = 'api/test/process.test.ts';

/** `npm run unit [-- <package> …] [<part of a path> …]`: the tests that need no browser. */
export async function command(args: string[]): Promise<number> {
  const isPackage = (name: string) => existsSync(join(ROOT, name, 'jest.config.mjs'));
  const packages = args.filter(isPackage);
  const more = args.filter((name) => !isPackage(name));
  const ofApi = packages.length === 0 || packages.includes('api');
  const paths = more.filter((name) => !name.startsWith('-'));
  if (ofApi && (paths.length === 0 || paths.some((path) => OF_THE_BUILT_SERVICE.includes(path))))
    await build('api');
  const { failed } = await runJest(packages, {}, more);
  return failed === 0 ? 0 : 1;
}

/**
 * Runs jest over the packages, all of them by default, and counts. A suite that cannot start counts as a failure.
 * @param inOnePiece shows what jest prints when it has ended: what runs beside it prints too
 */
export async function runJest(
  packages: string[] = [],
  env: Record<string, string> = {},
  more: string[] = [],
  inOnePiece = false,
): Promise<Counts> {
  const report = join(tmpdir(), `jest-${process.pid}-${Date.now()}.json`);
  const { code, output } = await runBinary(
    'jest',
    [
      ...(packages.length > 0 ? ['--projects', ...packages] : []),
      '--json',
      `--outputFile=${report}`,
      '--testLocationInResults=false',
      ...(more.includes('--runInBand') ? [] : ['--maxWorkers=2']),
      ...more,
    ],
    { env, quiet: inOnePiece },
  );
  if (inOnePiece) print(output);
  // Without a report jest has run nothing, and has said why.
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const counts = v.parse(
    v.pipe(v.string(), v.parseJson(), reportSchema),
    await readFile(report, 'utf8'),
  );
  await rm(report, { force: true });
  const failed = counts.numFailedTests + counts.numRuntimeErrorTestSuites;
  const files = counts.testResults.map(({ name, startTime, endTime }) => ({
    file: relative(ROOT, name),
    seconds: (endTime - startTime) / 1000,
  }));
  return { passed: counts.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed, files };
}
