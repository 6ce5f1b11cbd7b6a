import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry } from '@mosta/shared/contract/registry';
import { buildRegistryVersion } from '@mosta/shared/testing/registry';
import { activated, rolledBack, switched, withCanary, withVersion } from './changes';
import { misfits } from './host-fit';
import { readRegistry, registryFile } from './registry-store';
import { release } from './release';
import { LOG_FILE, logPending, readLog } from './release-log';

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

  it('has the line of a command that was killed behind its change, after the next one', async () => {
    await publish('1.0.0');
    const line = { by: 'user:essai', action: 'disable', remote: 'hotels' } as const;
    await logPending(folder, await readFile(registryFile(folder), 'utf8'), [line]);
    expect(await readLog(folder)).toHaveLength(1);
    await publish('1.1.0');
    const actions = (await readLog(folder)).map(({ action }) => action);
    expect(actions).toEqual(['publish', 'disable', 'publish']);
  });

  it('has no line of a command that was killed before its change', async () => {
    await publish('1.0.0');
    const line = { by: 'user:essai', action: 'disable', remote: 'hotels' } as const;
    await logPending(folder, 'a registry that never came', [line]);
    await publish('1.1.0');
    expect((await readLog(folder)).map(({ action }) => action)).toEqual(['publish', 'publish']);
  });

  it('is read past a line that is none', async () => {
    await publish('1.0.0');
    await appendFile(join(folder, LOG_FILE), '{"half\n\n');
    await publish('1.1.0');
    expect(await readLog(folder)).toHaveLength(2);
  });
});

describe('a host that lacks what a version uses', () => {
  const by = () => ({ by: 'user:essai', remote: 'hotels', hostDist: folder });
  const uses = (names: string[]) => ({ '@mosta/shared/ui': names });
  const offer = (contract: string, names: string[]) =>
    writeFile(
      join(folder, 'facades.json'),
      JSON.stringify({ contract, facades: uses(names), shared: {} }),
    );

  it('refuses to give that version to visitors, and nothing changes', async () => {
    await publish('1.0.0');
    await publish('1.1.0');
    const stored = join(folder, 'remotes', 'hotels', '1.0.0');
    await mkdir(stored, { recursive: true });
    const requirements = { facades: uses(['OldButton']), shared: {}, pages: [], missingTexts: {} };
    await writeFile(join(stored, 'requirements.json'), JSON.stringify(requirements));
    await offer('1.6.0', ['Button']);
    const changes = [
      (now: Registry) => rolledBack(now, 'hotels'),
      (now: Registry) => activated(now, 'hotels', '1.0.0'),
      (now: Registry) => withCanary(now, 'hotels', '1.0.0', 5),
    ];
    for (const change of changes) {
      await expect(release(folder, { ...by(), action: 'activate' }, change)).rejects.toThrow(
        /n’offre pas OldButton.*\(FACADE_EXPORT_MISSING\)/,
      );
    }
    const { registry } = await release(folder, { ...by(), action: 'disable' }, (now) =>
      switched(now, 'hotels', false),
    );
    expect(registry.remotes.hotels?.active).toBe('1.1.0');
    expect((await readLog(folder)).map(({ action }) => action)).toEqual([
      'publish',
      'publish',
      'disable',
    ]);
  });

  it('refuses a version for another contract, and names those whose active version is one', async () => {
    await publish('1.0.0');
    await publish('1.1.0');
    await offer('2.0.0', []);
    await expect(
      release(folder, { ...by(), action: 'rollback' }, (now) => rolledBack(now, 'hotels')),
    ).rejects.toThrow(/hotels demande le contrat \^1\.0\.0.*2\.0\.0.*\(CONTRACT_RANGE\)/);
    const { remotes } = await readRegistry(folder);
    expect(await misfits(folder, remotes, folder)).toEqual({
      hotels: [expect.stringMatching(/contrat 2\.0\.0.*\(CONTRACT_RANGE\)$/)],
    });
    expect(await misfits(folder, remotes, join(folder, 'no-host'))).toEqual({});
    await writeFile(join(folder, 'facades.json'), 'broken');
    expect(await misfits(folder, remotes, folder)).toEqual({
      hotels: [expect.stringContaining('facades.json est refusé')],
    });
  });
});
