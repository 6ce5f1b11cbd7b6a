import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Stats } from 'webpack';
import { chunkIntegrity } from './webpack/chunk-integrity';

/** The integrity of every script and style sheet of a folder, by name. */
export async function integrityOfFiles(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder)).filter((file) => /\.(js|css)$/.test(file)).sort();
  const hashes = new Map<string, string>();
  for (const file of names) {
    hashes.set(file, chunkIntegrity(await readFile(join(folder, file))));
  }
  return hashes;
}

/**
 * What `fillIntegrity` asks for.
 * @param integrity by name of the file, as the compilation names it
 */
export function integrityByChunk(
  stats: Stats,
  integrity: ReadonlyMap<string, string>,
): (key: string) => string {
  const byKey = new Map<string, string>();
  for (const { id, files } of stats.compilation.chunks) {
    for (const file of files) {
      const hash = integrity.get(file);
      if (hash) byKey.set(file.endsWith('.css') ? `css-${id}` : `${id}`, hash);
    }
  }
  return (key) => byKey.get(key) ?? '';
}
