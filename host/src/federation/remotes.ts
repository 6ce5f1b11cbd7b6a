import type { Registry } from '@mosta/shared/contract/registry';
import { matchRoute } from '@mosta/shared/contract/registry';
import { registerCatalogue } from '@mosta/shared/i18n';
import { reportFailure } from './failures';
import { importRemoteVersion } from './federation-runtime';
import { RemoteLoader } from './remote-loader';

/** The page's remotes: its registry and one loader each. */
export type Remotes = {
  registry: Registry;
  /** Undefined for a name that the registry lacks. */
  loader: (name: string) => RemoteLoader | undefined;
  /** Fetches what the page at `pathname` will need, without showing it. */
  preload: (pathname: string) => void;
};

export function createRemotes(registry: Registry): Remotes {
  const loaders = new Map<string, RemoteLoader>();
  for (const [name, remote] of Object.entries(registry.remotes)) {
    loaders.set(
      name,
      new RemoteLoader({
        name,
        remote,
        importVersion: async (version, attempt) => {
          const exported = await importRemoteVersion(name, version, attempt);
          rememberCatalogue(name, exported);
          return exported;
        },
        report: reportFailure,
        wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
        now: () => performance.now(),
        random: Math.random,
      }),
    );
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
          // The visit imports the page again and shows the failure, if it still fails.
          page?.().catch(() => undefined);
        });
    },
  };
}

/** Registers the remote's texts before its first component asks for them. */
function rememberCatalogue(name: string, exported: unknown): void {
  if (typeof exported !== 'object' || exported === null || !('catalogue' in exported)) return;
  const { catalogue } = exported;
  if (typeof catalogue === 'function') registerCatalogue(name, (language) => catalogue(language));
}
