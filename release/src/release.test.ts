import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRegistryVersion } from '@mosta/shared/testing/registry';
import { activated, rolledBack, switched, withVersion } from './changes';
import { release } from './release';
import { LOG_FILE, readLog } from './release-log';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'release-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const publish = (version: string) =>
  release(
    folder,
    { by: 'token:0123abcd', action: 'publish', remote: 'hotels', version, commit: 'c0ffee' },
    (registry) => withVersion(registry, 'hotels', buildRegistryVersion({ version }), true),
  );

describe('the log of releases', () => {
  it('says who changed what, from which commit, and what was active then', async () => {
    await publish('1.0.0');
    await publish('1.1.0');
    await release(folder, { by: 'user:essai', action: 'rollback', remote: 'hotels' }, (registry) =>
      rolledBack(registry, 'hotels'),
    );
    expect((await readLog(folder, 'hotels')).map(({ at: _at, ...entry }) => entry)).toEqual([
      ...['1.0.0', '1.1.0'].map((version) => ({
        ...{ by: 'token:0123abcd', action: 'publish', remote: 'hotels' },
        ...{ active: version, version, commit: 'c0ffee' },
      })),
      { by: 'user:essai', action: 'rollback', remote: 'hotels', active: '1.0.0' },
    ]);
    expect(await readLog(folder, 'plans')).toEqual([]);
  });

  it('has no line for what changed nothing or was refused', async () => {
    expect((await publish('1.0.0')).changed).toBe(true);
    expect((await publish('1.0.0')).changed).toBe(false);
    const open = { by: 'user:essai', action: 'enable', remote: 'hotels' } as const;
    await release(folder, open, (registry) => switched(registry, 'hotels', true));
    const refused = release(folder, { ...open, action: 'activate' }, (registry) =>
      activated(registry, 'hotels', '7.0.0'),
    );
    await expect(refused).rejects.toThrow(/n’est pas publiée/);
    expect(await readLog(folder)).toHaveLength(1);
  });

  it('is read past a line that is none', async () => {
    await publish('1.0.0');
    await appendFile(join(folder, LOG_FILE), '{"half\n\n');
    await publish('1.1.0');
    expect(await readLog(folder)).toHaveLength(2);
  });
});
