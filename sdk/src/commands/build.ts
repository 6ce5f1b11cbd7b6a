import { join } from 'node:path';
import { buildRemote } from '../build/build-remote';
import { compressFolder } from '../build/compress';
import { inDraft, moveInto } from '../build/drafts';
import { type RemoteProject, remoteAt } from '../remote-project';
import { step } from '../terminal';

/** `portal build`: the remote of this folder, into `dist`. */
export async function buildCommand(): Promise<number> {
  await buildInto(await remoteAt(process.cwd()));
  return 0;
}

/** Builds a remote into its `dist`. @returns that folder and the version */
export async function buildInto(
  remote: RemoteProject,
): Promise<{ output: string; version: string }> {
  const output = join(remote.directory, 'dist');
  const version = await step(
    remote.name,
    () =>
      inDraft(remote.directory, async (draft) => {
        const built = await buildRemote(remote, draft);
        await compressFolder(draft);
        await moveInto(output, draft);
        return built.version;
      }),
    (built) => `${remote.name} ${built} construit dans dist`,
  );
  return { output, version };
}
