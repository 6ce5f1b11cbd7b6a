import { mkdir } from 'node:fs/promises';
import type { Descriptor } from '@mosta/shared/contract/descriptor';
import type { RegistryVersion } from '@mosta/shared/contract/registry';
import { type BuildFile, readBuild } from './build-files';
import { withVersion } from './changes';
import { fetchVersion } from './fetch-version';
import { ownerRefusals } from './gate';
import { checkBuild, inspectBuild, requireNone } from './inspect-build';
import type { Refusal } from './refusal';
import { withRegistryLock } from './registry-lock';
import { readRegistry } from './registry-store';
import { release } from './release';
import { ReleaseError } from './release-error';
import { storePlaced, storeVersion } from './version-store';

export type Publication = {
  remote: string;
  /** Who publishes it, as the log names them. */
  by: string;
  commit?: string | undefined;
  activate: boolean;
  /** Folder of the running host's build: a remote may use only what it offers. */
  hostDist?: string | undefined;
  /** Refusals that were found elsewhere, and shall be told together with those of the output. */
  refusals?: readonly Refusal[];
  /** Checks everything and publishes nothing. */
  dryRun?: boolean;
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
  const files = await readBuild(folder);
  return publishChecked(dataDir, publication, { descriptor, files }, () =>
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
  return publishChecked(dataDir, publication, { descriptor, files }, () =>
    storePlaced(dataDir, remote, descriptor.version, files),
  );
}

async function publishChecked(
  dataDir: string,
  { remote, by, commit, activate, hostDist, refusals = [], dryRun }: Publication,
  { descriptor, files }: { descriptor: Descriptor; files: readonly BuildFile[] },
  store: () => Promise<RegistryVersion>,
): Promise<Published> {
  const { version } = descriptor;
  const before = await readRegistry(dataDir);
  requireNone([...refusals, ...(await checkBuild(files, descriptor, before, hostDist))]);
  if (dryRun) {
    return { version, published: false, active: before.remotes[remote]?.active ?? version };
  }
  await mkdir(dataDir, { recursive: true });
  // Under the lock: what is collected meanwhile could be a file that this version shares.
  const stored = await withRegistryLock(dataDir, store);
  const origin = { publishedBy: by, ...(commit && { commit }) };
  const { registry, changed } = await release(
    dataDir,
    { by, action: 'publish', remote, version, ...(commit && { commit }) },
    (current) => {
      // Another remote may have taken an address meanwhile.
      requireNone(ownerRefusals({ descriptor, registry: current }));
      return withVersion(current, remote, { ...stored, ...origin }, activate);
    },
  );
  return { version, published: changed, active: registry.remotes[remote]?.active ?? version };
}
