import { commitOf } from '@mosta/portal-sdk/release/commit';
import type { RemoteProject } from '@mosta/portal-sdk/remote-project';
import { publishOutput } from '@mosta/release/publish-output';
import type { Refusal } from '@mosta/release/refusal';
import { systemUser } from '@mosta/release/release-log';
import { type BuildResult, build } from '../build/builder';
import { HOST_DIST } from '../project';

/**
 * Builds a remote and publishes it as a new immutable version, active at once by default.
 * A version that is already there stays as it is: publishing it again undoes no rollback and ends no canary.
 */
export async function publish(
  remote: RemoteProject,
  dataDir: string,
  { activate, ...more }: { activate: boolean; dryRun?: boolean; refusals?: readonly Refusal[] },
): Promise<BuildResult & { published: boolean; active: string }> {
  const result = await build(remote);
  const { published, active } = await publishOutput(dataDir, {
    remote: remote.name,
    folder: result.output,
    by: systemUser(),
    commit: await commitOf(remote.directory),
    activate,
    hostDist: HOST_DIST,
    ...more,
  });
  return { ...result, published, active };
}
