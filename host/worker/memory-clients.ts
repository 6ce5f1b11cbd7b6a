import { CACHES } from '../src/offline/kept';

/** Where the list lies between two lives of the worker. */
const ADDRESS = '/memory-clients';
/** More pages are not open at once. */
const MOST = 50;

/**
 * The pages that were shown from memory. A browser ends a worker that has nothing to do and starts it anew for the next
 * request: until the list has been read again, nobody is known to be none of them.
 */
export class MemoryClients {
  private readonly ids = new Set<string>();
  private known = false;
  private readonly reading = this.read();

  /** Whether it cannot be excluded at once that a page was shown from memory. */
  mayHave(id: string): boolean {
    return !this.known || this.ids.has(id);
  }

  async has(id: string): Promise<boolean> {
    await this.reading;
    return this.ids.has(id);
  }

  async add(id: string): Promise<void> {
    this.ids.add(id);
    await this.reading;
    const newest = [...this.ids].slice(-MOST);
    const cache = await caches.open(CACHES.index);
    await cache.put(ADDRESS, new Response(JSON.stringify(newest)));
  }

  private async read(): Promise<void> {
    const stored = await caches.match(ADDRESS, { cacheName: CACHES.index });
    const ids: unknown = stored ? await stored.json() : [];
    if (Array.isArray(ids)) for (const id of ids) if (typeof id === 'string') this.ids.add(id);
    this.known = true;
  }
}
