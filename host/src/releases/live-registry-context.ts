import type { Registry } from '@mosta/shared/contract/registry';
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Remotes } from '../federation/remotes';
import { LiveRegistry } from './live-registry';

const NOTHING = new LiveRegistry({
  schemaVersion: 1,
  updatedAt: new Date(0).toISOString(),
  remotes: {},
});

/** Outside of the host's providers nothing changes. */
export const LiveRegistryContext = createContext(NOTHING);

/** What the portal offers now; the component renders again when that changes. */
export function useLiveRegistry(): LiveRegistry {
  const live = useContext(LiveRegistryContext);
  useSyncExternalStore(live.subscribe, live.get);
  return live;
}

/** The page's remotes, with those closed that the operator has closed meanwhile, and opened again. */
export function useOpenRemotes(remotes: Remotes, live: LiveRegistry, served: Registry): Remotes {
  const now = useSyncExternalStore(live.subscribe, live.get);
  return useMemo(
    () => ({ ...remotes, registry: withSwitches(remotes.registry, now, served) }),
    [remotes, now, served],
  );
}

/** A remote that a tester has replaced stays as it is. */
function withSwitches(registry: Registry, now: Registry, served: Registry): Registry {
  const remotes = Object.fromEntries(
    Object.entries(registry.remotes).map(([name, remote]) => {
      const enabled = now.remotes[name]?.enabled;
      const isServed = remote === served.remotes[name];
      return [name, isServed && enabled !== undefined ? { ...remote, enabled } : remote];
    }),
  );
  return { ...registry, remotes };
}
