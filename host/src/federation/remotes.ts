import { routeChunk } from '@mosta/shared/contract/published';
import type { Registry } from '@mosta/shared/contract/registry';
import { matchRoute } from '@mosta/shared/contract/registry';
import { knowAddresses, noteVersion } from './attribution';
import { reportFailure } from './failures';
import { importRemoteVersion } from './federation-runtime';
import type { Clock } from './race-versions';
import { RemoteLoader } from './remote-loader';
import { loadTexts } from './remote-texts';

/** The page's remotes: its registry and one loader each. */
export type Remotes = {
  registry: Registry;
  /** Undefined for a name that the registry lacks. */
  loader: (name: string) => RemoteLoader | undefined;
  /** Fetches what the page at `pathname` will need, without showing it. */
  preload: (pathname: string) => void;
};

/** Kept from before the first remote, which could replace them for the next one. */
const { setTimeout, clearTimeout } = globalThis;

/** The page's time. */
const PAGE_CLOCK: Clock = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

export function createRemotes(registry: Registry): Remotes {
  knowAddresses(registry);
  const loaders = new Map<string, RemoteLoader>();
  for (const [name, remote] of Object.entries(registry.remotes)) {
    const loader = new RemoteLoader({
      name,
      remote,
      importVersion: importRemoteVersion,
      report: reportFailure,
      clock: PAGE_CLOCK,
      random: Math.random,
    });
    loader.subscribe(() => {
      const state = loader.getState();
      if (state.status === 'ready') noteVersion(name, state.version);
    });
    loaders.set(name, loader);
  }
  const loader = (name: string) => loaders.get(name);
  return {
    registry,
    loader,
    preload: (pathname) => {
      const found = matchRoute(registry, pathname);
      if (!found || !registry.remotes[found.remote]?.enabled) return;
      void loader(found.remote)
        ?.preload()
        .then((state) => {
          if (state.status !== 'ready') return;
          const page = state.module.routes[found.route.path] ?? state.module.routes['*'];
          // The visit loads both again and shows the failure, if they still fail.
          page?.().catch(() => undefined);
          loadTexts(found.remote, state, routeChunk(found.route.path)).catch(() => undefined);
        });
    },
  };
}
