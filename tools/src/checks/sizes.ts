import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { BUDGETS_KB } from '@mosta/release/gate';
import { DESCRIPTOR_FILE, FILES_FOLDER, WORKER_PATH } from '@mosta/shared/contract/published';
import * as v from 'valibot';
import { buildStale } from '../build/build-stale';
import { build } from '../build/builder';
import { findRemotes, HOST_DIR } from '../project';
import { afterOneText } from './after-one-text';

/**
 * Budgets in kilobytes of gzip: all scripts of a package that a first visit of its heaviest page may fetch. The host's is
 * here, a remote's is `portal.scriptsKb` in its `package.json`.
 */
// With the calls that end without network, that can be cancelled when one hangs, the banner and notices that say so,
// and the guard by role: all must be there before they are needed. What keeps a remote's fault where it is has 4 (0030),
// what open pages hear of releases 2, the directory that the public site and the plan read 1 (0042), the minimizer 1 (0051),
// the lists that visitors keep and the shown drawing (0058) 2, the answers that come with a page (0059) 1, the edition
// among them (0078) 1, the programme that the public site and the plan ask for (0080) 2, the styles that scripts of remotes
// add, and what is guarded where a team tests, 1 (0072), the second factor in the dialog of an ended session 1 (0083), rows
// below a path 1 (0108), site map, bar and own place 3 and the drawings of the menus 3 (0109); one federation runtime in place of
// two gave back 17, and containers that the host opens itself 7 more (0144), its own runtime 15 (0147); the rest of what comes after the first picture is divided (0060). Pages in one language have 1 (0111). Parts of façades are
// compressed apart, and hold some modules twice: 10, of which a page that shows none fetches 28 less (0145). What has pages kept for times without
// network has 4, fetched when the browser is idle (0110); the bar of a preview, which organisers alone load, 1 (0116). Dates and numbers
// without Intl, and hints for the compiler, have 1 (0146), libraries in two files of the start 2 (0148).
const HOST_BUDGET_KB = 370;

/** The service worker, which no page waits for: Workbox with its strategies, and the rules of what is kept (0110). */
const WORKER_BUDGET_KB = 14;

/** Builds what is stale and compares what a browser would fetch with the budgets. */
export async function checkSizes(): Promise<string> {
  await buildStale({ stubs: false });
  const complaints: string[] = [];
  complaints.push(...(await overBudget('host', join(HOST_DIR, 'dist', 'assets'), HOST_BUDGET_KB)));
  const worker = gzipSync(await readFile(join(HOST_DIR, 'dist', WORKER_PATH))).length / 1024;
  if (worker > WORKER_BUDGET_KB) {
    complaints.push(`service worker : ${worker.toFixed(1)} Ko, budget ${WORKER_BUDGET_KB} Ko`);
  }
  for (const remote of findRemotes()) {
    const { output } = await build(remote);
    const budget = await budgetOf(remote.directory);
    complaints.push(...(await overBudget(remote.name, join(output, FILES_FOLDER), budget)));
    const entryFile = await entryOf(output);
    const sizes = await sizesOf(join(output, FILES_FOLDER), 'br');
    complaints.push(...afterOneText(remote.name, basename(entryFile), sizes));
    const entry = gzipSync(await readFile(join(output, entryFile))).length / 1024;
    if (entry > BUDGETS_KB.entry) {
      complaints.push(
        `${remote.name} : entrée de ${entry.toFixed(1)} Ko, budget ${BUDGETS_KB.entry} Ko`,
      );
    }
  }
  return complaints.join('\n');
}

async function entryOf(output: string): Promise<string> {
  const text = await readFile(join(output, DESCRIPTOR_FILE), 'utf8');
  return v.parse(v.object({ entry: v.string() }), JSON.parse(text)).entry;
}

const manifestSchema = v.object({ portal: v.object({ scriptsKb: v.number() }) });

/** The budget that a remote's manifest states; undefined where it states none. */
export async function budgetOf(directory: string): Promise<number | undefined> {
  const text = await readFile(join(directory, 'package.json'), 'utf8');
  const read = v.safeParse(manifestSchema, JSON.parse(text));
  return read.success ? read.output.portal.scriptsKb : undefined;
}

/** Compares the scripts of a folder of built and compressed files with a budget. @returns at most one complaint */
export async function overBudget(
  name: string,
  folder: string,
  budget: number | undefined,
): Promise<string[]> {
  if (budget === undefined)
    return [`${name} : aucun budget ; son package.json en a un dans "portal": { "scriptsKb": … }`];
  if (budget > BUDGETS_KB.scripts)
    return [
      `${name} : budget ${budget} Ko, une publication en prend ${BUDGETS_KB.scripts} au plus`,
    ];
  const kb = await scriptsKb(folder);
  return kb > budget ? [`${name} : ${kb.toFixed(1)} Ko de scripts, budget ${budget} Ko`] : [];
}

async function scriptsKb(folder: string): Promise<number> {
  const sizes = [...(await sizesOf(folder, 'gz')).values()];
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

/** Compressed bytes of each script: of the form beside the file, or of the file itself where it is too small to have one. */
async function sizesOf(folder: string, form: 'br' | 'gz'): Promise<Map<string, number>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.js'));
  const sizes = files.map(async (file): Promise<[string, number]> => {
    const compressed = join(folder, `${file}.${form}`);
    return [file, (await stat(existsSync(compressed) ? compressed : join(folder, file))).size];
  });
  return new Map(await Promise.all(sizes));
}
