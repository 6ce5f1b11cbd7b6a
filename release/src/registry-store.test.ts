import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry } from '@mosta/shared/contract/registry';
import { changeRegistry, readRegistry, registryFile } from './registry-store';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'registry-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const withRemote =
  (name: string) =>
  (registry: Registry): Registry => ({
    ...registry,
    remotes: {
      ...registry.remotes,
      [name]: { enabled: true, active: '1', previous: null, versions: {} },
    },
  });

describe('the registry file', () => {
  it('is empty before the first release', async () => {
    expect((await readRegistry(folder)).remotes).toEqual({});
  });

  it('loses no change when many commands write at once, and leaves no draft behind', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `remote-${index}`);
    await Promise.all(names.map((name) => changeRegistry(folder, withRemote(name))));
    expect(Object.keys((await readRegistry(folder)).remotes).sort()).toEqual(names.sort());
    expect(await readdir(folder)).toEqual(['registry.json']);
  });

  it('is left as it was when a change fails', async () => {
    await changeRegistry(folder, withRemote('hotels'));
    const before = await readFile(registryFile(folder), 'utf8');
    await expect(
      changeRegistry(folder, () => {
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await readFile(registryFile(folder), 'utf8')).toBe(before);
    await changeRegistry(folder, withRemote('plans'));
    expect(Object.keys((await readRegistry(folder)).remotes)).toEqual(['hotels', 'plans']);
  });

  it('is refused with a sentence when it is not a registry', async () => {
    await writeFile(registryFile(folder), '{"schemaVersion": 7}');
    await expect(readRegistry(folder)).rejects.toThrow(/est illisible/);
  });
});
