import { readItem, removeItem, writeItem } from './browser-storage';

/** A lease is given up after this many milliseconds, should its tab have been closed; the work must take less. */
export const LOCK_LEASE_MS = 15_000;
/** How often a waiting tab looks again, and how long a claim must stand before it counts. */
const POLL_MS = 40;

/**
 * Runs `work` while no other tab of this browser runs work under the same name.
 * Web Locks exist in secure contexts only; elsewhere (the portal by IP address in a local network) a lease
 * in local storage stands in.
 */
export async function withBrowserLock<Result>(
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  return locks ? locks.request(name, work) : withLease(name, work);
}

async function withLease<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const key = `lease:${name}`;
  const owner = `${Date.now()}-${Math.random().toString(36).slice(2)}`;
  while (!(await claim(key, owner))) await pause(POLL_MS);
  try {
    return await work();
  } finally {
    if (holderOf(key) === owner) removeItem(key);
  }
}

async function claim(key: string, owner: string): Promise<boolean> {
  if (holderOf(key) !== null) return false;
  writeItem(key, `${owner} ${Date.now() + LOCK_LEASE_MS}`);
  // storage has no compare-and-set: of two tabs that write at once the last one stands after the pause
  await pause(POLL_MS);
  return holderOf(key) === owner;
}

/** Who holds the lease, or null when it is free or run out. */
function holderOf(key: string): string | null {
  const [owner, until] = readItem(key)?.split(' ') ?? [];
  return owner && Number(until) > Date.now() ? owner : null;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
