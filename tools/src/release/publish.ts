import { withVersion } from '@mosta/release/changes';
import { changeRegistry } from '@mosta/release/registry-store';
import { storeVersion } from '@mosta/release/version-store';
import { type BuildResult, build } from '../build/builder';
import type { RemoteProject } from '../project';

/**
 * Builds a remote and publishes it as a new immutable version, active at once by default.
 * Sources that were published before give the version that is already there.
 * @param options `activate`: `'new'` leaves a version alone that was already there, so that a start undoes no rollback
 */
export async function publish(
  remote: RemoteProject,
  dataDir: string,
  options: { activate: boolean | 'new' },
): Promise<BuildResult & { published: boolean }> {
  const result = await build(remote);
  const version = await storeVersion(dataDir, remote.name, result);
  let published = false;
  await changeRegistry(dataDir, (registry) => {
    published = !registry.remotes[remote.name]?.versions[result.version];
    return withVersion(registry, remote.name, version, options.activate);
  });
  return { ...result, published };
}
