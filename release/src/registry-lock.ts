import { join, resolve } from 'node:path';
import { type Held, withLock } from './lock';

/** Runs work while nobody else changes what a portal has published. */
export type RegistryLock = <Result>(work: (held: Held) => Promise<Result>) => Promise<Result>;

/** Data folders that are copies of something that several machines share. */
const shared = new Map<string, RegistryLock>();

/** The lock file under which registry, log, tokens and versions of a data folder change. */
export function registryLock(dataDir: string): string {
  return join(dataDir, 'registry.lock');
}

/** From here on what changes in the folder changes in what it is a copy of. */
export function lockThrough(dataDir: string, lock: RegistryLock): void {
  shared.set(resolve(dataDir), lock);
}

/** Runs work while nobody else changes registry, log, tokens or versions. */
export function withRegistryLock<Result>(
  dataDir: string,
  work: (held: Held) => Promise<Result>,
): Promise<Result> {
  const lock = shared.get(resolve(dataDir));
  return lock ? lock(work) : withLock(registryLock(dataDir), work);
}
