import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DESCRIPTOR_FILE, FILES_FOLDER } from '@mosta/shared/contract/published';
import * as v from 'valibot';
import { buildStale } from '../build/build-stale';
import { build } from '../build/builder';
import { findRemotes, HOST_DIR } from '../project';

/** Budgets in kilobytes of gzip: all scripts of a package that a first visit of its heaviest page may fetch. */
const BUDGET_KB: Record<string, number> = {
  // With the calls that end without network, that can be cancelled when one hangs, the banner and notices that say so,
  // and the guard by role: all must be there before they are needed. What keeps a remote's fault where it is has 4 (0030),
  // what open pages hear of releases 2.
  host: 373,
  public: 200,
  // Six pages and a dashboard of eight views, each a chunk of its own, with texts in three languages. The organiser's
  // home is 6.8 of them and 5.5 of texts, until the back office has a remote of its own.
  // The people of a company and their invitations are 7.5, texts included; what it alone used of the façades is 2 (0032).
  exhibitor: 188,
  floorplan: 270,
  hotels: 40,
};

/** Entries stay small: they are on the way of every first load. */
const ENTRY_BUDGET_KB = 14;

/** Builds what is stale and compares what a browser would fetch with the budgets. */
export async function checkSizes(): Promise<string> {
  await buildStale({ stubs: false });
  const complaints: string[] = [];
  complaints.push(...over('host', await scriptsKb(join(HOST_DIR, 'dist', 'assets'))));
  for (const remote of findRemotes()) {
    const { output } = await build(remote);
    complaints.push(...over(remote.name, await scriptsKb(join(output, FILES_FOLDER))));
    const entry = gzipSync(await readFile(join(output, await entryOf(output)))).length / 1024;
    if (entry > ENTRY_BUDGET_KB) {
      complaints.push(
        `${remote.name} : entrée de ${entry.toFixed(1)} Ko, budget ${ENTRY_BUDGET_KB} Ko`,
      );
    }
  }
  return complaints.join('\n');
}

async function entryOf(output: string): Promise<string> {
  const text = await readFile(join(output, DESCRIPTOR_FILE), 'utf8');
  return v.parse(v.object({ entry: v.string() }), JSON.parse(text)).entry;
}

function over(name: string, kb: number): string[] {
  const budget = BUDGET_KB[name];
  if (budget === undefined)
    return [`${name} : aucun budget de taille dans tools/src/checks/sizes.ts`];
  return kb > budget ? [`${name} : ${kb.toFixed(1)} Ko de scripts, budget ${budget} Ko`] : [];
}

async function scriptsKb(folder: string): Promise<number> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.js'));
  const sizes = await Promise.all(files.map((file) => compressedSize(join(folder, file))));
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

/** The `.gz` beside the file, or the file itself where it is too small to have one. */
async function compressedSize(file: string): Promise<number> {
  const zipped = `${file}.gz`;
  return (await stat(existsSync(zipped) ? zipped : file)).size;
}
