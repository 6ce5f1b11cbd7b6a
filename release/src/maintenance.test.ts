import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { activated, rolledBack, withCanary } from './changes';
import { collect } from './collect';
import { CONTENTS_FILE } from './contents';
import { publishOutput } from './publish-output';
import { changeRegistry, readRegistry } from './registry-store';
import { readLog } from './release-log';
import { layBuild, makeBuild } from './testing/build';
import { verify } from './verify';

const BY = 'user:essai';
const DAY = 86_400_000;

let dataDir = '';
let builds = '';
beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'maintenance-'));
  [dataDir, builds] = [join(folder, 'data'), join(folder, 'builds')];
});
afterEach(() => rm(join(dataDir, '..'), { recursive: true, force: true }));

/** Publishes a version, active at once, and gives its number. */
async function publish(script: string, remote = 'exemple'): Promise<string> {
  const folder = join(builds, `${remote}-${script}`);
  const { files, version } = makeBuild(remote, script);
  await layBuild(folder, files);
  await publishOutput(dataDir, { remote, folder, by: BY, activate: true });
  return version;
}

const stored = async () => (await readdir(join(dataDir, 'remotes/exemple'))).sort();
const registered = async () =>
  Object.keys((await readRegistry(dataDir)).remotes.exemple?.versions ?? {}).sort();
const later = (days: number) => new Date(Date.now() + days * DAY);
const change = (apply: Parameters<typeof changeRegistry>[1]) => changeRegistry(dataDir, apply);

/** Makes a file or folder as old as it would be after so many days. */
async function age(path: string, days: number): Promise<void> {
  const then = new Date(Date.now() - days * DAY);
  await utimes(join(dataDir, path), then, then);
}

describe('verify', () => {
  it('finds nothing wrong in what was just published', async () => {
    await publish('one');
    await publish('two');
    expect(await verify(dataDir)).toEqual([]);
  });

  it('names each file that is changed, missing or strange', async () => {
    const version = await publish('one');
    const folder = join(dataDir, 'remotes/exemple', version);
    await writeFile(join(folder, 'remoteEntry.js'), 'stolen()');
    await rm(join(folder, 'mf-manifest.json'));
    await writeFile(join(folder, 'strange.js'), '');
    const found = await verify(dataDir, 'exemple');
    expect(found.map(({ kind, path }) => [kind, path]).sort()).toEqual([
      ['changed-file', `${version}/remoteEntry.js`],
      ['missing-file', `${version}/mf-manifest.json`],
      ['strange-file', `${version}/strange.js`],
    ]);
    expect(await verify(dataDir, 'autre')).toEqual([]);
  });

  it('compares the entry of a version of before, which has no list', async () => {
    const version = await publish('one');
    const folder = join(dataDir, 'remotes/exemple', version);
    await rm(join(folder, CONTENTS_FILE));
    expect(await verify(dataDir)).toEqual([]);
    await writeFile(join(folder, 'remoteEntry.js'), 'stolen()');
    expect(await verify(dataDir)).toMatchObject([{ kind: 'changed-file' }]);
  });

  it('compares the registry with the folders', async () => {
    const [gone, active] = [await publish('one'), await publish('two')];
    await rm(join(dataDir, 'remotes/exemple', gone), { recursive: true });
    await mkdir(join(dataDir, 'remotes/exemple/1.0.0-left'));
    await mkdir(join(dataDir, 'remotes/.exemple-draft'));
    await change((registry) => ({
      ...registry,
      remotes: {
        exemple: { ...registry.remotes.exemple, previous: '0.0.1' },
      } as typeof registry.remotes,
    }));
    const found = await verify(dataDir);
    expect(found.map(({ kind, version, path }) => [kind, version ?? path]).sort()).toEqual([
      ['draft', 'remotes/.exemple-draft'],
      ['missing-folder', gone],
      ['unknown-version', '0.0.1'],
      ['unregistered', '1.0.0-left'],
    ]);
    expect(active).toBeDefined();
  });
});

describe('gc', () => {
  it('removes what no page needs, and keeps active, previous and tried versions however old', async () => {
    const [one, two, three, four] = [
      await publish('one'),
      await publish('two'),
      await publish('three'),
      await publish('four'),
    ];
    await change((registry) => withCanary(registry, 'exemple', two, 10));
    const { versions } = await collect(dataDir, { keepDays: 30, by: BY, now: later(40) });
    expect(versions).toEqual({ exemple: [one] });
    expect(await stored()).toEqual([two, three, four].sort());
    expect(await registered()).toEqual([two, three, four].sort());
    expect(await verify(dataDir)).toEqual([]);
    expect((await readLog(dataDir)).at(-1)).toMatchObject({ action: 'gc', reason: one });
  });

  it('keeps what was in use within the time, a day at least', async () => {
    const versions = [await publish('one'), await publish('two'), await publish('three')].sort();
    await collect(dataDir, { keepDays: 0, by: BY, now: later(0.9) });
    expect(await stored()).toEqual(versions);
    // Published long ago, left a moment ago: open pages still load its files.
    const [first = ''] = versions;
    await change((registry) => activated(registry, 'exemple', first, later(39)));
    await change((registry) => rolledBack(registry, 'exemple', later(39.5)));
    await collect(dataDir, { keepDays: 1, by: BY, now: later(40) });
    expect(await stored()).toContain(first);
    await collect(dataDir, { keepDays: 1, by: BY, now: later(41) });
    expect(await stored()).not.toContain(first);
  });

  it('removes what killed commands left, and nothing that one may be writing', async () => {
    await publish('one');
    await mkdir(join(dataDir, 'remotes/.old'));
    await mkdir(join(dataDir, 'remotes/.young'));
    await mkdir(join(dataDir, 'remotes/exemple/1.0.0-left'));
    await mkdir(join(dataDir, 'remotes/exemple/1.0.0-young'));
    await age('remotes/.old', 0.1);
    await age('remotes/exemple/1.0.0-left', 1.1);
    await collect(dataDir, { keepDays: 30, by: BY });
    expect(await readdir(join(dataDir, 'remotes'))).toEqual(['.young', 'exemple']);
    expect(await stored()).toEqual([...(await registered()), '1.0.0-young'].sort());
  });

  it('removes shared files that no version lists, unless one of before has no list', async () => {
    const version = await publish('one');
    await layBuild(join(dataDir, 'remotes/exemple/files'), { 'a.js': 'a', 'b.js': 'b' });
    await age('remotes/exemple/files/a.js', 2);
    await collect(dataDir, { keepDays: 30, by: BY });
    expect(await readdir(join(dataDir, 'remotes/exemple/files'))).toEqual(['b.js']);
    await rm(join(dataDir, 'remotes/exemple', version, CONTENTS_FILE));
    await age('remotes/exemple/files/b.js', 2);
    await collect(dataDir, { keepDays: 30, by: BY });
    expect(await readdir(join(dataDir, 'remotes/exemple/files'))).toEqual(['b.js']);
  });
});
