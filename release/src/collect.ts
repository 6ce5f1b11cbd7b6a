import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { versionPath } from '@mosta/shared/contract/published';
import type { Registry, RegistryRemote } from '@mosta/shared/contract/registry';
import { readContents } from './contents';
import { changeRegistry } from './registry-store';
import { isOlder, listStored, placeOf, sharedFiles } from './stored-files';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export type Collected = {
  /** Versions that were removed, by remote. */
  versions: Record<string, string[]>;
  /** Drafts of killed commands, and files that no version has any more. */
  files: string[];
};

/**
 * Removes versions that no page can need any more, the files that only they had, and what killed commands left. Active,
 * previous and tried versions stay; so does whatever was in use within the time to keep, a day at least.
 * @param keepDays whole days
 */
export async function collect(
  dataDir: string,
  { keepDays, by, now = new Date() }: { keepDays: number; by: string; now?: Date },
): Promise<Collected> {
  const keep = Math.max(1, keepDays) * DAY;
  const collected: Collected = { versions: {}, files: [] };
  const clean = async (registry: Registry) => {
    await removeUnregistered(dataDir, registry, collected, now);
    await removeDrafts(dataDir, collected, now);
    for (const remote of Object.keys(registry.remotes)) {
      await removeUnshared(dataDir, remote, collected, now);
    }
  };
  await changeRegistry(dataDir, (registry) => withoutOld(registry, keep, now, collected), {
    log: () =>
      Object.entries(collected.versions).map(([remote, versions]) => ({
        by,
        action: 'gc',
        remote,
        reason: versions.join(', '),
      })),
    after: async (after) => {
      for (const [remote, versions] of Object.entries(collected.versions)) {
        for (const version of versions) {
          await rm(join(placeOf(dataDir, remote), version), { recursive: true, force: true });
        }
      }
      await clean(after);
    },
    otherwise: clean,
  });
  return collected;
}

/** The registry without its old versions; which ones these were is noted. */
function withoutOld(
  registry: Registry,
  keep: number,
  now: Date,
  { versions: removed }: Collected,
): Registry {
  const remotes = Object.entries(registry.remotes).map(([name, remote]) => {
    const old = oldVersions(name, remote, keep, now);
    if (old.length === 0) return [name, remote] as const;
    removed[name] = old;
    const stays = ([version]: [string, unknown]) => !old.includes(version);
    const versions = Object.fromEntries(Object.entries(remote.versions).filter(stays));
    const history = remote.history?.filter((version) => !old.includes(version));
    return [name, { ...remote, versions, ...(history && { history }) }] as const;
  });
  return Object.keys(removed).length === 0
    ? registry
    : { ...registry, remotes: Object.fromEntries(remotes) };
}

function oldVersions(name: string, remote: RegistryRemote, keep: number, now: Date): string[] {
  const { active, previous, canary, versions } = remote;
  const needed = new Set([active, previous, canary?.version]);
  return Object.entries(versions)
    .filter(
      ([version, { baseUrl }]) => !needed.has(version) && baseUrl === versionPath(name, version),
    )
    .filter(([, { publishedAt, lastUsedAt }]) => {
      const used = Math.max(Date.parse(publishedAt), Date.parse(lastUsedAt ?? publishedAt));
      return used < now.getTime() - keep;
    })
    .map(([version]) => version);
}

/** Versions that a publication stored and did not come to name. */
async function removeUnregistered(
  dataDir: string,
  { remotes }: Registry,
  { files }: Collected,
  now: Date,
): Promise<void> {
  for (const [remote, versions] of (await listStored(dataDir)).versions) {
    for (const version of versions) {
      const folder = join(placeOf(dataDir, remote), version);
      if (remotes[remote]?.versions[version] || !(await isOlder(folder, DAY, now))) continue;
      await rm(folder, { recursive: true, force: true });
      files.push(`${remote}/${version}`);
    }
  }
}

async function removeDrafts(dataDir: string, { files }: Collected, now: Date): Promise<void> {
  for (const draft of (await listStored(dataDir)).drafts) {
    // What a living command is writing is younger.
    if (!(await isOlder(join(dataDir, draft), HOUR, now))) continue;
    await rm(join(dataDir, draft), { recursive: true, force: true });
    files.push(draft);
  }
}

/** Files beside the versions that none of them lists. Where a version of before has no list, all stay. */
async function removeUnshared(
  dataDir: string,
  remote: string,
  { files }: Collected,
  now: Date,
): Promise<void> {
  const place = placeOf(dataDir, remote);
  const stored = (await listStored(dataDir)).versions.get(remote) ?? [];
  const lists = await Promise.all(stored.map((version) => readContents(place, version)));
  const used = new Set<string>();
  for (const list of lists) {
    if (!list) return;
    for (const path of Object.keys(list.files)) used.add(path);
  }
  for (const path of await sharedFiles(dataDir, remote)) {
    if (used.has(path) || !(await isOlder(join(place, path), DAY, now))) continue;
    await rm(join(place, path), { force: true });
    files.push(`${remote}/${path}`);
  }
}
