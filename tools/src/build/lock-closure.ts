import type { LockFile } from '../checks/dependencies/lock-file';

/** The given packages and everything that they need to run, each once, in order. */
export function closureOf(direct: readonly string[], lock: LockFile): string[] {
  const found = new Set(direct);
  for (const key of found) for (const needed of neededBy(key, lock)) found.add(needed);
  return [...found].sort();
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
