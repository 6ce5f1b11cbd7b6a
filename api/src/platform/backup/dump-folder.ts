import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A command asks the running portal for a dump by laying a file of this name, and finds it under the other name:
 * whoever may write into the folder may read the data anyway, and no process can be hit that does not expect it.
 */
export const wantedName = (id: string) => `${id}.wanted`;
export const dumpName = (id: string) => `${id}.dump`;

/** `20250428T090000Z`: an instant as part of a file name. */
export function stampOf(now: Date): string {
  return now.toISOString().replace(/[-:]|\.\d+/g, '');
}

/** The folder of dumps, which hold everything: for this user alone. */
export function dumpFolder(dataDir: string): string {
  const folder = join(dataDir, 'backups');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}
