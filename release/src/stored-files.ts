import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { REMOTES_FOLDER } from '@mosta/shared/contract/published';
import { hasCode } from './error-code';

/** What lies in the portal's data folder of versions. */
export type Stored = {
  /** Folders of versions, by remote. */
  versions: Map<string, string[]>;
  /** Names of what a command is writing, or left when it was killed; from the data folder. */
  drafts: string[];
};

/** Names in a remote's folder that are no versions. */
const SHARED_FOLDERS = new Set(['files']);
/** What commands write beside the registry before they rename it. */
const ROOT_DRAFT =
  /^(?:registry\.[\da-f-]{36}\.json|registry\.lock\.[\da-f-]{36}|\.registry-[\da-f-]{36}\.json|release-tokens\.json\.[\da-f-]{36})$/;
/** A shared file that is being written. */
const FILE_DRAFT = /\.[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/** Folder of a remote's versions. */
export function placeOf(dataDir: string, remote: string): string {
  return join(dataDir, REMOTES_FOLDER, remote);
}

/** Lists versions and drafts of the data folder. */
export async function listStored(dataDir: string): Promise<Stored> {
  const versions = new Map<string, string[]>();
  const drafts = (await namesIn(dataDir)).filter((name) => ROOT_DRAFT.test(name));
  for (const remote of await namesIn(join(dataDir, REMOTES_FOLDER))) {
    if (remote.startsWith('.')) {
      drafts.push(`${REMOTES_FOLDER}/${remote}`);
      continue;
    }
    const names = await namesIn(placeOf(dataDir, remote));
    versions.set(
      remote,
      names.filter((name) => !SHARED_FOLDERS.has(name)),
    );
    const shared = await sharedFiles(dataDir, remote);
    const half = shared.filter((path) => FILE_DRAFT.test(path));
    drafts.push(...half.map((path) => `${REMOTES_FOLDER}/${remote}/${path}`));
  }
  return { versions, drafts };
}

/** Files that versions of a remote share, from the remote's folder; drafts too. */
export async function sharedFiles(dataDir: string, remote: string): Promise<string[]> {
  const place = placeOf(dataDir, remote);
  const lists = [...SHARED_FOLDERS].map((folder) => filesBelow(place, folder));
  return (await Promise.all(lists)).flat();
}

/** Files below a folder, from the folder above it, with slashes. */
export async function filesBelow(place: string, folder: string): Promise<string[]> {
  try {
    const entries = await readdir(join(place, folder), { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => !entry.isDirectory())
      .map((entry) => relative(place, join(entry.parentPath, entry.name)).split(sep).join('/'));
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return [];
    throw error;
  }
}

/** Whether something was last written so many milliseconds ago; what is gone is not. */
export async function isOlder(path: string, milliseconds: number, now: Date): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found !== null && found.mtimeMs < now.getTime() - milliseconds;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort();
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return [];
    throw error;
  }
}
