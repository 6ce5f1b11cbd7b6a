import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { CACHES } from '../src/offline/kept';

/** Seconds that a page from memory waits for an answer of which there is a copy. */
const PATIENCE_SECONDS = 3;

/** Nothing is added while pages ask: what is kept belongs to a page, and goes with it. */
const AS_KEPT = { cacheWillUpdate: async () => null };
/** The portal's answers vary with cookies and encodings; these files and calls do not. */
const matchOptions = { ignoreVary: true };

/** Files never change. */
export function fileStrategy(): CacheFirst {
  return new CacheFirst({ cacheName: CACHES.files, matchOptions, plugins: [AS_KEPT] });
}

/** Data may be newer than the page that was kept: the network's if it comes in time. */
export function dataStrategy(): NetworkFirst {
  return new NetworkFirst({
    cacheName: CACHES.data,
    networkTimeoutSeconds: PATIENCE_SECONDS,
    matchOptions,
    plugins: [AS_KEPT],
  });
}

/** A call that names nobody; those of an account are never answered from memory. */
export function isPublicCall({ method, headers }: Request, { pathname }: URL): boolean {
  return method === 'GET' && pathname.startsWith('/v1/') && !headers.has('authorization');
}
