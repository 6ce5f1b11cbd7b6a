import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { REGISTRY_FILE, REMOTES_FOLDER, versionPath } from '@mosta/shared/contract/published';
import type { Registry } from '@mosta/shared/contract/registry';
import { inTurns } from '../in-turns';
import { type Held, withLock } from '../lock';
import { lockThrough, registryLock } from '../registry-lock';
import { parseRegistry } from '../registry-store';
import { LOG_FILE, TOKENS_FILE } from '../release-log';
import type { Bucket } from './bucket';
import { requireConditions, withBucketLock } from './bucket-lock';
import { finishLog, pendingLog } from './pending-log';
import { readRootFile, replaceRootFile } from './root-files';
import { downloadVersion, fileKey, uploadVersion } from './version-transfer';

/** Files beside the versions, in the order in which they are taken over: the registry names what must be there. */
const ROOT_FILES = [LOG_FILE, TOKENS_FILE, REGISTRY_FILE] as const;
type RootFile = (typeof ROOT_FILES)[number];
/** What the data folder last was a copy of: tags by file. It is gone while a change is under way. */
const STATE_FILE = 'bucket.json';

type Tags = Record<RootFile, string | null>;

/**
 * A data folder that is a copy of what a bucket has: what is published anywhere can be served from here, with the folder's
 * own addresses, validators and ranges. A change is made in the copy, brought up, and becomes visible to all by one
 * object, the registry.
 */
export class Mirror {
  private hasConditions = false;

  constructor(
    private readonly dataDir: string,
    private readonly bucket: Bucket,
  ) {}

  /**
   * Takes over what has changed in the bucket; the registry last, and only when its versions are here.
   * @throws ReleaseError when the bucket does not answer, or what is in use is damaged there; what is here stays
   */
  async pull(): Promise<void> {
    await mkdir(this.dataDir, { recursive: true });
    if (sameTags(await this.tagsThere(), await this.tagsHere())) return;
    await withLock(registryLock(this.dataDir), () => this.takeOver());
  }

  /** Runs a change under the locks of folder and bucket, on what the bucket has now, and brings it up. */
  async change<Result>(work: (held: Held) => Promise<Result>): Promise<Result> {
    await mkdir(this.dataDir, { recursive: true });
    if (!this.hasConditions) await requireConditions(this.bucket);
    this.hasConditions = true;
    return withLock(registryLock(this.dataDir), (here) =>
      withBucketLock(this.bucket, async (there) => {
        const check = () => {
          here.check();
          there.check();
        };
        await finishLog(this.bucket);
        const tags = await this.takeOver();
        const before = await this.readRoot();
        // A process that is killed from here on leaves a copy that the next one takes over anew.
        await rm(join(this.dataDir, STATE_FILE), { force: true });
        let isBroughtUp = false;
        try {
          const result = await work({ check });
          await this.bringUp(tags, before, check);
          isBroughtUp = true;
          return result;
        } finally {
          // Without asking the bucket, which may be what failed; the next pull takes over what it has.
          if (!isBroughtUp) await this.putBack(before);
        }
      }),
    );
  }

  /** Removes from the bucket what the folder does not have: the change around it has collected there. @returns the keys */
  async sweep(): Promise<string[]> {
    const keys = await this.bucket.keysBelow(`${REMOTES_FOLDER}/`);
    const gone = keys.filter((key) => !existsSync(join(this.dataDir, key)));
    await this.bucket.remove(gone);
    return gone;
  }

  private async takeOver(): Promise<Tags> {
    const [there, here] = [await this.tagsThere(), await this.tagsHere()];
    if (sameTags(there, here)) return there;
    const taken = { ...there };
    for (const file of ROOT_FILES) {
      if (there[file] === null || there[file] === here?.[file]) continue;
      const found = await this.bucket.get(file);
      if (!found) continue;
      if (file === REGISTRY_FILE) await this.bringVersions(found.body.toString('utf8'));
      await replaceRootFile(this.dataDir, file, found.body);
      taken[file] = found.tag;
    }
    await this.note(taken);
    return taken;
  }

  private async bringVersions(text: string): Promise<void> {
    for (const [remote, { active, previous, canary, versions }] of remotesOf(text)) {
      const inUse = new Set([active, previous, canary?.version]);
      for (const version of ownVersions(remote, versions)) {
        try {
          await downloadVersion(this.bucket, this.dataDir, remote, version);
        } catch (error) {
          // `verify` names what is damaged and not in use.
          if (inUse.has(version)) throw error;
        }
      }
    }
  }

  private async bringUp(
    tags: Tags,
    before: Record<RootFile, Buffer | null>,
    check: () => void,
  ): Promise<void> {
    const after = await this.readRoot();
    // A folder that was used alone before has what the bucket lacks.
    const changed = (file: RootFile) =>
      after[file] !== null &&
      (tags[file] === null || !before[file]?.equals(after[file] ?? Buffer.of()));
    const taken = { ...tags };
    const put = async (file: RootFile) => {
      if (changed(file))
        taken[file] = await this.bucket.put(file, after[file] ?? Buffer.of(), tags[file]);
    };
    const [old, now] = [textOf(tags, before), after[REGISTRY_FILE]?.toString('utf8') ?? null];
    const known = versionsIn(old);
    const wanted = versionsIn(now);
    await inTurns(
      [...wanted.keys()].filter((key) => !known.has(key)),
      async (key) => {
        const [remote, version] = wanted.get(key) ?? ['', ''];
        await uploadVersion(this.bucket, this.dataDir, remote, version);
      },
    );
    check();
    const logged = changed(LOG_FILE) && after[LOG_FILE];
    if (logged) await pendingLog(this.bucket, after[REGISTRY_FILE], after[TOKENS_FILE], logged);
    await put(TOKENS_FILE);
    await put(REGISTRY_FILE);
    await put(LOG_FILE);
    if (logged) await finishLog(this.bucket);
    for (const [key, [remote, version]] of known) {
      if (wanted.has(key)) continue;
      await this.bucket.remove(await this.bucket.keysBelow(fileKey(remote, `${version}/`)));
    }
    await this.note(taken);
  }

  private async putBack(before: Record<RootFile, Buffer | null>): Promise<void> {
    for (const file of ROOT_FILES) {
      const body = before[file];
      if (body) await replaceRootFile(this.dataDir, file, body);
      else await rm(join(this.dataDir, file), { force: true });
    }
  }

  private async readRoot(): Promise<Record<RootFile, Buffer | null>> {
    const read = (file: RootFile) => readRootFile(this.dataDir, file);
    const [log, tokens, registry] = await Promise.all(ROOT_FILES.map(read));
    return {
      [LOG_FILE]: log ?? null,
      [TOKENS_FILE]: tokens ?? null,
      [REGISTRY_FILE]: registry ?? null,
    };
  }

  private async tagsThere(): Promise<Tags> {
    const tag = (file: RootFile) => this.bucket.tagOf(file);
    const [log = null, tokens = null, registry = null] = await Promise.all(ROOT_FILES.map(tag));
    return { [LOG_FILE]: log, [TOKENS_FILE]: tokens, [REGISTRY_FILE]: registry };
  }

  private async tagsHere(): Promise<Tags | null> {
    const text = await readRootFile(this.dataDir, STATE_FILE);
    return text === null ? null : (JSON.parse(text.toString('utf8')) as Tags);
  }

  private note(tags: Tags): Promise<void> {
    return replaceRootFile(this.dataDir, STATE_FILE, Buffer.from(JSON.stringify(tags)));
  }
}

/** From here on a data folder is a copy of the bucket: what changes in it changes there. */
export function shareThrough(dataDir: string, bucket: Bucket): Mirror {
  const mirror = new Mirror(dataDir, bucket);
  lockThrough(dataDir, (work) => mirror.change(work));
  return mirror;
}

function sameTags(one: Tags, other: Tags | null): boolean {
  return other !== null && ROOT_FILES.every((file) => one[file] === other[file]);
}

function textOf(tags: Tags, before: Record<RootFile, Buffer | null>): string | null {
  return tags[REGISTRY_FILE] === null ? null : (before[REGISTRY_FILE]?.toString('utf8') ?? null);
}

function remotesOf(text: string): [string, Registry['remotes'][string]][] {
  return Object.entries(parseRegistry(text).remotes);
}

/** Versions of the portal's own origin; others lie where their addresses say. */
function ownVersions(remote: string, versions: Registry['remotes'][string]['versions']): string[] {
  return Object.entries(versions)
    .filter(([version, { baseUrl }]) => baseUrl === versionPath(remote, version))
    .map(([version]) => version);
}

function versionsIn(text: string | null): Map<string, [string, string]> {
  if (text === null) return new Map();
  return new Map(
    remotesOf(text).flatMap(([remote, { versions }]) =>
      ownVersions(remote, versions).map((version) => [`${remote}/${version}`, [remote, version]]),
    ),
  );
}
