import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../project';

const IGNORED = new Set(['node_modules', 'dist', '.types', 'test', 'testing', 'bench']);

/**
 * Hash of the files that a build reads, tests left out; the same inputs give the same 8 hexadecimal digits.
 * @param inputs files and folders; those that do not exist count as absent
 * @param extra anything else the result depends on
 */
export function fingerprint(inputs: string[], extra: string[] = []): string {
  const hash = createHash('sha256');
  for (const part of extra) hash.update(`${part}\n`);
  for (const file of inputs.flatMap(filesBelow).sort()) {
    hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 8);
}

/** A file, or all files of a folder that builds may read. */
export function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(path)
    .filter((entry) => !IGNORED.has(entry))
    .flatMap((entry) => filesBelow(join(path, entry)));
}
