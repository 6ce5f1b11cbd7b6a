import { withVersion } from '@mosta/release/changes';
import { release } from '@mosta/release/release';
import { systemUser } from '@mosta/release/release-log';
import { storeVersion } from '@mosta/release/version-store';
import { type BuildResult, build } from '../build/builder';
import type { RemoteProject } from '../project';

/**
 * Builds a remote and publishes it as a new immutable version, active at once by default.
 * A version that is already there stays as it is: publishing it again undoes no rollback and ends no canary.
 */
export async function publish(
  remote: RemoteProject,
  dataDir: string,
  options: { activate: boolean },
): Promise<BuildResult & { published: boolean }> {
  const result = await build(remote);
  const version = await storeVersion(dataDir, remote.name, result);
  const by = systemUser();
  const { changed } = await release(
    dataDir,
    { by, action: 'publish', remote: remote.name, version: result.version },
    (registry) =>
      withVersion(registry, remote.name, { ...version, publishedBy: by }, options.activate),
  );
  return { ...result, published: changed };
}
