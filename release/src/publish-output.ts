import { mkdir } from 'node:fs/promises';
import type { Descriptor } from '@mosta/shared/contract/descriptor';
import type { RegistryVersion } from '@mosta/shared/contract/registry';
import { withVersion } from './changes';
import { fetchVersion } from './fetch-version';
import { inspectBuild, requireFit } from './inspect-build';
import { withLock } from './lock';
import { readRegistry, registryLock } from './registry-store';
import { release } from './release';
import { ReleaseError } from './release-error';
import { storePlaced, storeVersion } from './version-store';

export type Publication = {
  remote: string;
  /** Who publishes it, as the log names them. */
  by: string;
  commit?: string | undefined;
  activate: boolean;
};

export type Published = { version: string; published: boolean; active: string };

/**
 * Publishes what a build left, wherever that was: checks it, stores it, and names it in the registry. What is there
 * already changes nothing.
 * @param output `folder` of the build; `expected`: the version, or the hash at its end, that it must have
 * @throws ReleaseError with what is wrong; nothing is published then
 */
export async function publishOutput(
  dataDir: string,
  { folder, expected, ...publication }: Publication & { folder: string; expected?: string },
): Promise<Published> {
  const descriptor = await inspectBuild(folder, publication.remote);
  const { version } = descriptor;
  if (expected !== undefined && version !== expected && !version.endsWith(`-${expected}`)) {
    throw new ReleaseError(
      'HASH_MISMATCH',
      `Cette construction est la version ${version}, pas ${expected} : rien n’a été publié.`,
    );
  }
  return publishChecked(dataDir, publication, descriptor, () =>
    storeVersion(dataDir, publication.remote, { version, output: folder }),
  );
}

/**
 * Publishes what another portal has published.
 * @param address of the version's descriptor there
 * @throws ReleaseError with what is wrong; nothing is published then
 */
export async function publishFetched(
  dataDir: string,
  { address, ...publication }: Publication & { address: string },
): Promise<Published> {
  const { remote } = publication;
  const { descriptor, files } = await fetchVersion(address, remote);
  return publishChecked(dataDir, publication, descriptor, () =>
    storePlaced(dataDir, remote, descriptor.version, files),
  );
}

async function publishChecked(
  dataDir: string,
  { remote, by, commit, activate }: Publication,
  descriptor: Descriptor,
  store: () => Promise<RegistryVersion>,
): Promise<Published> {
  const { version } = descriptor;
  requireFit(await readRegistry(dataDir), descriptor);
  await mkdir(dataDir, { recursive: true });
  // Under the lock: what is collected meanwhile could be a file that this version shares.
  const stored = await withLock(registryLock(dataDir), store);
  const origin = { publishedBy: by, ...(commit && { commit }) };
  const { registry, changed } = await release(
    dataDir,
    { by, action: 'publish', remote, version, ...(commit && { commit }) },
    (before) => {
      requireFit(before, descriptor);
      return withVersion(before, remote, { ...stored, ...origin }, activate);
    },
  );
  return { version, published: changed, active: registry.remotes[remote]?.active ?? version };
}
