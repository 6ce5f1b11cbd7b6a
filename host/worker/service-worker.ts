import * as v from 'valibot';
import * as navigationPreload from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import type { Strategy } from 'workbox-strategies';
import { CACHE_PREFIX, CACHES, isUnchanging, messageSchema } from '../src/offline/kept';
import { removeCaches } from '../src/offline/kept-index';
import { isPage } from '../src/offline/left-alone';
import { keepPages } from './keeping';
import { MemoryClients } from './memory-clients';
import { pageStrategy } from './pages';
import { dataStrategy, fileStrategy, isPublicCall } from './parts';

declare const self: ServiceWorkerGlobalScope;

/**
 * The portal's service worker (docs/decisions/0110). It asks the network for every page of visitors, and answers from
 * memory where that fails or takes too long. Files and calls it answers only to a page that it has shown from memory:
 * for all others, and whatever else they ask for, it is not there.
 */
const clients = new MemoryClients();

const pages = pageStrategy(clients);
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPage(url),
  pages,
);

answerFromMemory(
  ({ method }, { pathname }) => method === 'GET' && isUnchanging(pathname),
  fileStrategy(),
);
answerFromMemory(isPublicCall, dataStrategy());

/** Answers what pages from memory ask for; for others the request goes on as if there were no worker. */
function answerFromMemory(
  isMeant: (request: Request, url: URL) => boolean,
  strategy: Strategy,
): void {
  registerRoute(
    ({ request, url, sameOrigin, event }) =>
      sameOrigin && isMeant(request, url) && clients.mayHave(clientOf(event)),
    async (asked) =>
      (await clients.has(clientOf(asked.event))) ? strategy.handle(asked) : fetch(asked.request),
  );
}

function clientOf(event: Event): string {
  return event instanceof FetchEvent ? event.clientId : '';
}

self.addEventListener('activate', (event) => {
  navigationPreload.enable();
  event.waitUntil(removeCaches(CACHE_PREFIX, Object.values(CACHES)));
});

/** One after the other: pages of several tabs share what they keep. */
let work: Promise<void> = Promise.resolve();

self.addEventListener('message', (event) => {
  const message = v.safeParse(messageSchema, event.data);
  if (!message.success) return;
  const { output } = message;
  // Without network, or room on the device, what was kept before stays.
  work = work.then(() => keepPages(output)).catch(() => undefined);
  event.waitUntil(work);
});
