import { LANGUAGE_PARAMETER } from '@mosta/shared/contract/languages';
import { SAVED_META } from '@mosta/shared/contract/published';
import { NetworkFirst } from 'workbox-strategies';
import { CACHES } from '../src/offline/kept';
import { readKeptIndex } from '../src/offline/kept-index';
import type { MemoryClients } from './memory-clients';
import { notSavedPage } from './not-saved-page';

/** Seconds that a page of which there is a copy may let its reader wait. */
const PATIENCE_SECONDS = 4;
/** Answers of whoever stands before a portal that does not run. */
const NO_PORTAL = new Set([502, 504]);
/** Over the network within a bounded time where there is a copy; else the copy, which says from when it is. */
export function pageStrategy(clients: MemoryClients): NetworkFirst {
  return new NetworkFirst({
    cacheName: CACHES.pages,
    networkTimeoutSeconds: PATIENCE_SECONDS,
    plugins: [
      {
        // The copies are made when the browser has nothing else to do (`keeping.ts`).
        cacheWillUpdate: async () => null,
        cacheKeyWillBeUsed: async ({ request }) => keptAddressOf(new URL(request.url)),
        fetchDidSucceed: async ({ response }) => {
          if (NO_PORTAL.has(response.status))
            throw new Error(`The portal is away: ${response.status}`);
          return response;
        },
        cachedResponseWillBeUsed: async ({ cachedResponse, event }) => {
          if (!cachedResponse) return null;
          if (event instanceof FetchEvent) await clients.add(event.resultingClientId);
          return fromMemory(cachedResponse);
        },
        handlerDidError: async ({ request }) => notSavedPage(new URL(request.url)),
      },
    ],
  });
}

/** The copy of an address: of exactly this one, or of its path, since the live page reads the rest by itself. */
async function keptAddressOf(url: URL): Promise<string> {
  const { pathname, searchParams } = url;
  searchParams.delete(LANGUAGE_PARAMETER);
  const query = searchParams.toString();
  const exact = query === '' ? pathname : `${pathname}?${query}`;
  const kept = (await readKeptIndex())?.pages.map(({ address }) => address) ?? [];
  const same = (wanted: string) =>
    kept.find((address) => address.toLowerCase() === wanted.toLowerCase());
  return same(exact) ?? same(pathname.replace(/(?<=.)\/+$/, '')) ?? exact;
}

/** The page with the time at which it was kept, for the host to show. */
async function fromMemory(kept: Response): Promise<Response> {
  const html = await kept.text();
  const saved = kept.headers.get(SAVED_META) ?? '';
  const meta = `<meta name="${SAVED_META}" content="${saved}">`;
  const { headers, status } = kept;
  return new Response(
    html.replace('<head>', () => `<head>${meta}`),
    { headers, status },
  );
}
