import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityByChunk, integrityOfFiles } from '@mosta/portal-sdk/build/file-integrity';
import { chunkIntegrity, fillIntegrity } from '@mosta/portal-sdk/build/webpack/chunk-integrity';
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
