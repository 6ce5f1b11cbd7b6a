import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { activated, promoted, rolledBack, switched, withCanary } from '../changes';
import { publishOutput } from '../publish-output';
import { readRegistry } from '../registry-store';
import { release } from '../release';
import { readLog } from '../release-log';
import { layBuild, makeBuild } from '../testing/build';
import { startS3 } from '../testing/conditional-s3';
import { addToken, findToken, revokeTokens } from '../tokens';
import type { Bucket } from './bucket';
import { bucketLockTimes, LOCK_KEY } from './bucket-lock';
import { openS3Bucket } from './s3-bucket';
import { bucketStore, folderStore, openReleaseStore, type ReleaseStore } from './store';

bucketLockTimes.look = 5;
bucketLockTimes.renewal = 20;

let folder = '';
let s3: Awaited<ReturnType<typeof startS3>>;
let bucket: Bucket;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'release-store-'));
  s3 = await startS3(join(folder, 's3'));
  bucket = await openS3Bucket(s3.settings);
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

let here = '';
let there = '';
let count = 0;
const places = async () => {
  count += 1;
  here = join(folder, `here-${count}`);
  there = join(folder, `there-${count}`);
  await mkdir(here);
  await bucket.remove(await bucket.keysBelow(''));
};

/** Publishes a version from a data folder. @returns its number */
async function publish(dataDir: string, script: string): Promise<string> {
  const { version, files } = makeBuild('exemple', script);
  const build = join(folder, `build-${version}`);
  await layBuild(build, files);
  await publishOutput(dataDir, {
    remote: 'exemple',
    folder: build,
    by: 'user:essai',
    activate: true,
  });
  return version;
}

const by = { by: 'user:essai', remote: 'exemple' };
const activeIn = async (dataDir: string) => (await readRegistry(dataDir)).remotes.exemple?.active;
const entryOf = (dataDir: string, version: string) =>
  readFile(join(dataDir, 'remotes', 'exemple', version, 'remoteEntry.js'), 'utf8');

/** Two machines with one store: they share a folder, or a bucket of which each has a copy. */
const stores: [string, () => ReleaseStore[]][] = [
  [
    'a folder',
    () => {
      there = here;
      return [folderStore(here), folderStore(here)];
    },
  ],
  ['a bucket', () => [bucketStore(here, bucket), bucketStore(there, bucket)]],
];

describe.each(stores)('%s', (_name, open) => {
  let other: ReleaseStore;
  let store: ReleaseStore;
  beforeEach(async () => {
    await places();
    const [one, two] = open();
    store = one ?? folderStore(here);
    other = two ?? folderStore(there);
  });

  it('gives another machine what one has published, and takes its changes', async () => {
    const first = await publish(here, 'un');
    await other.pull();
    expect(await activeIn(there)).toBe(first);
    expect(await entryOf(there, first)).toContain('un');

    const second = await publish(there, 'deux');
    await release(here, { ...by, action: 'rollback' }, (now) => rolledBack(now, 'exemple'));
    await other.pull();
    expect(await activeIn(there)).toBe(first);

    await release(there, { ...by, action: 'canary', version: second, percent: 10 }, (now) =>
      withCanary(now, 'exemple', second, 10),
    );
    await release(here, { ...by, action: 'promote' }, (now) => promoted(now, 'exemple'));
    await other.pull();
    expect(await activeIn(there)).toBe(second);
    const told = [first, second].map((version) => entryOf(here, version));
    expect(await Promise.all(told)).toEqual([
      expect.stringContaining('un'),
      expect.stringContaining('deux'),
    ]);
    expect((await readLog(there)).map(({ action }) => action)).toEqual([
      'publish',
      'publish',
      'rollback',
      'canary',
      'promote',
    ]);
    expect([await store.verify(), await other.verify()]).toEqual([[], []]);
  });

  it('keeps both of two changes at once', async () => {
    const [one, two] = await Promise.all([publish(here, 'un'), publish(there, 'deux')]);
    await Promise.all([store.pull(), other.pull()]);
    const { versions = {} } = (await readRegistry(here)).remotes.exemple ?? {};
    expect(Object.keys(versions).sort()).toEqual([one, two].sort());
    expect(await readRegistry(there)).toEqual(await readRegistry(here));
  });

  it('knows a token everywhere until it is revoked', async () => {
    const token = await addToken(here, 'exemple', 'user:essai');
    await other.pull();
    expect(await findToken(there, token)).toMatchObject({ remote: 'exemple' });
    await revokeTokens(there, 'exemple', 'user:essai');
    await store.pull();
    expect(await findToken(here, token)).toBeUndefined();
  });

  it('refuses what the other machine has refused already', async () => {
    await publish(here, 'un');
    await expect(
      release(there, { ...by, action: 'activate' }, (now) => activated(now, 'exemple', '9.9.9')),
    ).rejects.toMatchObject({ code: 'VERSION_UNKNOWN' });
    expect((await readLog(here)).map(({ action }) => action)).toEqual(['publish']);
  });

  it('removes what nobody needs any more', async () => {
    const versions = [
      await publish(here, 'un'),
      await publish(here, 'deux'),
      await publish(here, 'trois'),
    ];
    const stored = join(here, 'registry.json');
    const text = (await readFile(stored, 'utf8')).replaceAll(
      /("(?:publishedAt|lastUsedAt)": )"[^"]+"/g,
      '$1"2020-01-01T00:00:00.000Z"',
    );
    await release(here, { ...by, action: 'publish' }, () => JSON.parse(text));
    const { versions: removed } = await other.collect({ keepDays: 1, by: 'user:essai' });
    expect(removed).toEqual({ exemple: [versions[0]] });
    expect(await other.verify()).toEqual([]);
    expect(
      (await bucket.keysBelow('remotes/')).filter((key) => key.includes(versions[0] ?? '')),
    ).toEqual([]);
  });
});

describe('a bucket', () => {
  beforeEach(places);

  it('is filled from a folder that was used alone before', async () => {
    const version = await publish(here, 'un');
    const store = bucketStore(here, bucket);
    await store.pull();
    await addToken(here, 'exemple', 'user:essai');
    const other = bucketStore(there, bucket);
    await other.pull();
    expect(await activeIn(there)).toBe(version);
    expect(await other.verify()).toEqual([]);
  });

  it('keeps what was published when a change is broken off while it is brought up', async () => {
    bucketStore(here, bucket);
    const first = await publish(here, 'un');
    const breaking: Bucket = {
      ...bucket,
      put: async (key, body, expected) => {
        if (key === 'registry.json') throw new Error('the network is gone');
        return bucket.put(key, body, expected);
      },
    };
    bucketStore(here, breaking);
    await expect(publish(here, 'deux')).rejects.toThrow('the network is gone');
    expect(await activeIn(here)).toBe(first);
    const other = bucketStore(there, bucket);
    await other.pull();
    expect(await activeIn(there)).toBe(first);
    const third = await publish(there, 'trois');
    expect((await readLog(there)).map(({ version }) => version)).toEqual([first, third]);
  });

  it('has the line of a change whose command was killed behind it', async () => {
    bucketStore(here, bucket);
    const version = await publish(here, 'un');
    const killed: Bucket = {
      ...bucket,
      put: async (key, body, expected) => {
        if (key === 'releases.log') throw new Error('killed');
        return bucket.put(key, body, expected);
      },
    };
    bucketStore(here, killed);
    await expect(
      release(here, { ...by, action: 'disable' }, (now) => switched(now, 'exemple', false)),
    ).rejects.toThrow('killed');
    bucketStore(there, bucket);
    await addToken(there, 'exemple', 'user:essai');
    expect((await readLog(there)).map(({ action }) => action)).toEqual([
      'publish',
      'disable',
      'token-add',
    ]);
    expect(await activeIn(there)).toBe(version);
  });

  it('frees the lock of a killed command when it gives no sign of life', async () => {
    bucketStore(here, bucket);
    await bucket.put(LOCK_KEY, Buffer.from('{"id":"gone"}'));
    const usual = bucketLockTimes.lease;
    bucketLockTimes.lease = 30;
    const version = await publish(here, 'un');
    bucketLockTimes.lease = usual;
    expect(await activeIn(here)).toBe(version);
  });

  it('serves no file that was changed in storage, and names it', async () => {
    bucketStore(here, bucket);
    const version = await publish(here, 'un');
    await bucket.put(`remotes/exemple/${version}/remoteEntry.js`, Buffer.from('bad()'));
    const other = bucketStore(there, bucket);
    await expect(other.pull()).rejects.toMatchObject({ code: 'FILE_CHANGED' });
    expect(await readdir(join(there, 'remotes')).catch(() => [])).toEqual([]);
    expect(await other.verify()).toEqual([
      { remote: 'exemple', version, kind: 'changed-file', path: `${version}/remoteEntry.js` },
    ]);
  });

  it('must know conditional writes', async () => {
    const simple = await startS3(join(folder, 'simple'), false);
    bucketStore(here, await openS3Bucket(simple.settings));
    await expect(publish(here, 'un')).rejects.toMatchObject({ code: 'BUCKET_UNSUITABLE' });
    await simple.close();
  });

  it('is chosen by the environment, and must have a name', async () => {
    const chosen = { REMOTES_STORE: 's3', S3_BUCKET: '' };
    await expect(openReleaseStore(here, chosen)).rejects.toMatchObject({
      code: 'BUCKET_UNSUITABLE',
    });
    await writeFile(join(here, 'nothing'), '');
    expect(await (await openReleaseStore(here, {})).verify()).toEqual([]);
  });
});
