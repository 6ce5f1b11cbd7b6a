import { posix } from 'node:path';
import type { LockFile } from '../checks/dependencies/lock-file';

/** The given packages and everything that they need to run, each once, in order. */
export function closureOf(direct: readonly string[], lock: LockFile): string[] {
  const found = new Set(direct);
  for (const key of found) for (const needed of neededBy(key, lock)) found.add(needed);
  return [...found].sort();
}

/** The workspace packages that a given one depends on, itself first, each once, by their folders. */
export function linkedFrom(importer: string, lock: LockFile): string[] {
  const found = new Set([importer]);
  for (const place of found) {
    for (const { version } of Object.values(lock.importers[place]?.dependencies ?? {}))
      if (version.startsWith('link:')) found.add(posix.join(place, version.slice('link:'.length)));
  }
  return [...found];
}

/** What a package needs to run, by their keys in the lock file. */
export function neededBy(key: string, lock: LockFile): string[] {
  const { dependencies = {}, optionalDependencies = {} } = lock.snapshots[key] ?? {};
  const needed = Object.entries({ ...dependencies, ...optionalDependencies });
  return [...new Set(needed.map(([name, version]) => keyOf(name, version, lock)))].sort();
}

/** The key of a package. An alias names the package that stands behind it in place of a version. */
export function keyOf(name: string, version: string, lock: LockFile): string {
  return version in lock.snapshots ? version : `${name}@${version}`;
}
