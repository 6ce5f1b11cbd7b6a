import type { Registry } from '@mosta/shared/contract/registry';
import { changeRegistry } from './registry-store';
import { appendLog, type LogAction } from './release-log';

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
};

/**
 * Changes the registry and logs who did it; what changes nothing is not logged.
 * @returns the registry, and whether it has changed
 * @throws ReleaseError when the change is refused
 */
export async function release(
  dataDir: string,
  { by, action, remote, ...more }: Release,
  change: (registry: Registry) => Registry,
): Promise<{ registry: Registry; changed: boolean }> {
  let changed = false;
  const registry = await changeRegistry(dataDir, change, async (_before, after) => {
    changed = true;
    const active = after.remotes[remote]?.active;
    await appendLog(dataDir, { by, action, remote, ...(active && { active }), ...more });
  });
  return { registry, changed };
}
