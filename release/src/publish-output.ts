import { mkdir } from 'node:fs/promises';
import type { Descriptor } from '@mosta/shared/contract/descriptor';
import { withVersion } from './changes';
import { inspectBuild, requireFit } from './inspect-build';
import { withLock } from './lock';
import { readRegistry, registryLock } from './registry-store';
import { release } from './release';
import { ReleaseError } from './release-error';
import { storeVersion } from './version-store';

export type Output = {
  remote: string;
  /** Folder of the build. */
  folder: string;
  /** Who publishes it, as the log names them. */
  by: string;
  commit?: string | undefined;
  activate: boolean;
  /** The version, or the hash at its end, that the build must have. */
  expected?: string;
};

/**
 * Publishes what a build left, wherever that was: checks it, stores it, and names it in the registry. What is there
 * already changes nothing.
 * @throws ReleaseError with what is wrong; nothing is published then
 */
export async function publishOutput(
  dataDir: string,
  { remote, folder, by, commit, activate, expected }: Output,
): Promise<{ version: string; published: boolean; active: string }> {
  const descriptor = await inspectBuild(folder, remote);
  const { version } = descriptor;
  if (expected !== undefined && version !== expected && !version.endsWith(`-${expected}`)) {
    throw new ReleaseError(
      'HASH_MISMATCH',
      `Cette construction est la version ${version}, pas ${expected} : rien n’a été publié.`,
    );
  }
  requireFit(await readRegistry(dataDir), descriptor);
  await mkdir(dataDir, { recursive: true });
  // Under the lock: what is collected meanwhile could be a file that this version shares.
  const stored = await withLock(registryLock(dataDir), () =>
    storeVersion(dataDir, remote, { version, output: folder }),
  );
  const origin = { publishedBy: by, ...(commit && { commit }) };
  const { registry, changed } = await release(
    dataDir,
    { by, action: 'publish', remote, version, ...(commit && { commit }) },
    (before) => {
      requireFit(before, descriptor);
      return withVersion(before, remote, { ...stored, ...origin }, activate);
    },
  );
  return { version, published: changed, active: activeOf(registry.remotes[remote], descriptor) };
}

function activeOf(remote: { active: string } | undefined, { version }: Descriptor): string {
  return remote?.active ?? version;
}
