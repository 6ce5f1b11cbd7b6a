import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RemoteProject } from '@mosta/portal-sdk/remote-project';
import { UserError } from '@mosta/portal-sdk/user-error';

/** The repository's root. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** The portal's data: registry, published remotes, embedded database. */
export const DATA_DIR = resolve(ROOT, process.env.PORTAL_DATA || '.portal');

/** What builds leave behind to be faster the next time. */
export const CACHE_DIR = join(ROOT, '.cache');

export const HOST_DIR = join(ROOT, 'host');
/** The host's build. */
export const HOST_DIST = join(HOST_DIR, 'dist');
export const API_DIR = join(ROOT, 'api');
export const SHARED_DIR = join(ROOT, 'shared');
export const SDK_DIR = join(ROOT, 'sdk');
export const STUBS_DIR = join(SDK_DIR, 'stubs');

/** Every remote of the repository, found by its folder: `remote-hotels` has the name `hotels`. The tools name none. */
export function findRemotes(): RemoteProject[] {
  return readdirSync(ROOT)
    .filter(
      (entry) =>
        entry.startsWith('remote-') && existsSync(join(ROOT, entry, 'src', 'descriptor.ts')),
    )
    .sort()
    .map((entry) => ({ name: entry.slice('remote-'.length), directory: join(ROOT, entry) }));
}

/** @throws Error with a sentence for people when there is no such remote */
export function findRemote(nameOrFolder: string): RemoteProject {
  const name = nameOrFolder.replace(/^remote-/, '').replace(/\/$/, '');
  const remotes = findRemotes();
  const found = remotes.find((remote) => remote.name === name);
  if (!found) {
    const known = remotes.map((remote) => remote.name).join(', ');
    throw new UserError(`Aucun remote « ${nameOrFolder} ». Les remotes sont : ${known}.`);
  }
  return found;
}

/** Stub remotes for integration testers. */
export function findStubs(): RemoteProject[] {
  if (!existsSync(STUBS_DIR)) return [];
  return readdirSync(STUBS_DIR)
    .filter((entry) => existsSync(join(STUBS_DIR, entry, 'descriptor.ts')))
    .sort()
    .map((entry) => ({ name: entry, directory: join(STUBS_DIR, entry) }));
}
