import { WORKER_PATH } from '@mosta/shared/contract/published';
import { currentLanguage } from '@mosta/shared/i18n';
import { savesData } from '@mosta/shared/late/saves-data';
import { whenIdle } from '@mosta/shared/late/when-idle';
import type { PortalRouter } from '../app/router';
import { collectOverrides } from '../federation/overrides';
import { pageConfig } from '../page/page-config';
import { CACHE_PREFIX, type Message } from './kept';
import { removeCaches } from './kept-index';
import { savedAt } from './saved-page';
import { pagesToKeep, releaseOf } from './what-to-keep';

/** Milliseconds after which a page counts as visited: what it fetches late is known then. */
const SETTLED = 1500;

/** Keeps this page and those that are visited after it. @returns ends it */
export function keepPages(router: PortalRouter): () => void {
  const { offline, overrides } = pageConfig();
  if (!offline) {
    void withdraw();
    return () => undefined;
  }
  // A page from memory has nothing newer to keep; a tester's page is not what the portal serves.
  const tested = overrides && Object.keys(collectOverrides('', sessionStorage)).length > 0;
  if (savedAt() !== null || tested) return () => undefined;

  const worker = navigator.serviceWorker
    .register(WORKER_PATH, { updateViaCache: 'none' })
    .then(() => navigator.serviceWorker.ready);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keepSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // Without worker (a browser that refuses it) or network nothing is kept, and nothing else changes.
      whenIdle(() => void worker.then(askFor).catch(() => undefined));
    }, SETTLED);
  };
  keepSoon();
  const unsubscribe = router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') keepSoon();
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}

function askFor({ active }: ServiceWorkerRegistration): void {
  if (!navigator.onLine) return;
  const { registry } = pageConfig();
  const language = currentLanguage();
  const pages = pagesToKeep({
    registry,
    place: location,
    unseen: !savesData(),
    fetched: fetchedPaths(),
  });
  const release = releaseOf(registry, language);
  const message: Message = { type: 'keep', language, release, pages };
  active?.postMessage(message);
}

/** What this document has fetched of the portal, as paths. */
function fetchedPaths(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname);
}

/** The portal wants nothing kept any more: worker and memory go. */
async function withdraw(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    const { active, waiting, installing } = registration;
    const script = (active ?? waiting ?? installing)?.scriptURL;
    if (script?.endsWith(WORKER_PATH)) await registration.unregister();
  }
  await removeCaches(CACHE_PREFIX);
}
