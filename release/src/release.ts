import type { Registry, RegistryRemote } from '@mosta/shared/contract/registry';
import { refusalsOfHost } from './host-fit';
import { requireNone } from './inspect-build';
import { changeRegistry } from './registry-store';
import type { LogAction } from './release-log';

export type Release = {
  /** As the log names them: `user:…`, `token:…`, `portal`. */
  by: string;
  action: LogAction;
  remote: string;
  /** Version, share, commit and reason, where the action has them. */
  version?: string;
  percent?: number;
  commit?: string;
  reason?: string;
  /** Folder of the running host's build: visitors get no version that uses what it does not offer. */
  hostDist?: string;
};

/**
 * Changes the registry and logs who did it; what changes nothing is not logged.
 * @returns the registry, and whether it has changed
 * @throws ReleaseError when the change is refused
 */
export async function release(
  dataDir: string,
  { by, action, remote, hostDist, ...more }: Release,
  change: (registry: Registry) => Registry,
): Promise<{ registry: Registry; changed: boolean }> {
  let changed = false;
  const registry = await changeRegistry(dataDir, change, {
    allow: async (before, after) => {
      const changed = after.remotes[remote];
      for (const version of newlyGiven(before.remotes[remote], changed)) {
        requireNone(await refusalsOfHost(dataDir, changed?.versions[version], hostDist));
      }
    },
    log: (after) => {
      changed = true;
      const active = after.remotes[remote]?.active;
      return [{ by, action, remote, ...(active && { active }), ...more }];
    },
  });
  return { registry, changed };
}

/** Versions that more visitors get than before: a new active one, a new trial. */
function newlyGiven(before?: RegistryRemote, after?: RegistryRemote): string[] {
  const pairs = [
    [before?.active, after?.active],
    [before?.canary?.version, after?.canary?.version],
  ];
  return pairs.flatMap(([old, now]) => (now === undefined || now === old ? [] : [now]));
}
