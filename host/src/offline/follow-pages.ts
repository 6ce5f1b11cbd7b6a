import { previewedEdition } from '@mosta/shared/late/previewed-edition';
import { whenIdle } from '@mosta/shared/late/when-idle';
import type { PortalRouter } from '../app/router';
import { pageConfig } from '../page/page-config';

/**
 * Has the device keep the pages that are visited, once the first has loaded and the browser has nothing else to do: no
 * start is slower for it. Where the portal wants nothing kept, what there is is removed.
 * @returns ends it
 */
export function followPages(router: PortalRouter): () => void {
  // Without a worker there is nothing to remove.
  const wanted = pageConfig().offline === true;
  // A preview keeps nothing, and removes nothing that its reader has kept of the site.
  if (previewedEdition() !== null) return () => undefined;
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  if (!worker || !(wanted || worker.controller)) return () => undefined;
  let ended = false;
  let end = () => {
    ended = true;
  };
  const begin = () => {
    if (ended) return;
    import(/* webpackChunkName: "offline" */ './keep-pages').then(
      ({ keepPages }) => {
        if (!ended) end = keepPages(router);
      },
      // nothing is lost: the next page tries again
      () => undefined,
    );
  };
  const loaded = () => whenIdle(begin);
  if (document.readyState === 'complete') loaded();
  else addEventListener('load', loaded, { once: true });
  return () => {
    removeEventListener('load', loaded);
    end();
    ended = true;
  };
}
