import * as v from 'valibot';
import { CACHES, INDEX_ADDRESS, type KeptIndex, keptIndexSchema } from './kept';

/** What is kept on the device; undefined where nothing is, or what is there cannot be read. */
export async function readKeptIndex(): Promise<KeptIndex | undefined> {
  const stored = await caches.match(INDEX_ADDRESS, { cacheName: CACHES.index });
  if (!stored) return undefined;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), keptIndexSchema), await stored.text());
  return read.success ? read.output : undefined;
}

/** Notes what is kept. */
export async function writeKeptIndex(index: KeptIndex): Promise<void> {
  const cache = await caches.open(CACHES.index);
  await cache.put(INDEX_ADDRESS, new Response(JSON.stringify(index)));
}

/** Removes every cache that a worker of this portal has made, but those that are named. */
export async function removeCaches(prefix: string, but: readonly string[] = []): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(prefix) && !but.includes(name)) await caches.delete(name);
  }
}
