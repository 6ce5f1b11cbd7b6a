import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityByChunk, integrityOfFiles } from '@mosta/portal-sdk/build/file-integrity';
import { chunkIntegrity, fillIntegrity } from '@mosta/portal-sdk/build/webpack/chunk-integrity';
import { HOST_ASSETS_PATH, HOST_FILES_FILE } from '@mosta/shared/contract/published';
import type { Stats } from 'webpack';
import { HOST_ENTRY } from './webpack/host';

/**
 * Finishes what webpack wrote of the host: its entry learns the hashes of its chunks. The entry names each chunk by its
 * content, so that its own name changes with any of them.
 * @returns the integrity of every script and style sheet, by name
 */
export async function finishHostFiles(output: string, stats: Stats): Promise<Map<string, string>> {
  const folder = join(output, 'assets');
  const integrity = await integrityOfFiles(folder);
  const { entrypoints = {} } = stats.toJson({ all: false, entrypoints: true });
  const entries = (entrypoints[HOST_ENTRY]?.assets ?? []).map(({ name }) => name);
  for (const name of entries.filter((file) => file.endsWith('.js'))) {
    const file = join(folder, name);
    const entry = fillIntegrity(await readFile(file, 'utf8'), integrityByChunk(stats, integrity));
    await writeFile(file, entry);
    integrity.set(name, chunkIntegrity(Buffer.from(entry)));
  }
  return integrity;
}

/** Chunks that visitors never load. */
const FOR_TESTERS = /^testing[.-]/;

/**
 * Lists the scripts that pages may ask for later, so that a device can keep them for times without network.
 * @param names files of the build that are the host's, others than scripts among them
 */
export async function writeHostFiles(output: string, names: readonly string[]): Promise<void> {
  const scripts = names
    .filter((name) => name.endsWith('.js') && !FOR_TESTERS.test(name))
    .map((name) => HOST_ASSETS_PATH + name);
  await writeFile(join(output, HOST_FILES_FILE), JSON.stringify(scripts.sort()));
}
