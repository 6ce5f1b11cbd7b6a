import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LAST_GOOD_REGISTRY_FILE } from '@mosta/shared/contract/published';
import type { Registry } from '@mosta/shared/contract/registry';
import { buildRegistryRemote, buildRegistryVersion } from '@mosta/shared/testing/registry';
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

  it('of a later portal is refused with a sentence, and left alone', async () => {
    const text = '{"schemaVersion": 7, "remotes": {}}';
    await writeFile(registryFile(folder), text);
    await expect(readRegistry(folder)).rejects.toThrow(/portail plus récent \(schéma 7/);
    await expect(changeRegistry(folder, withRemote('hotels'))).rejects.toThrow(/plus récent/);
    expect(await readFile(registryFile(folder), 'utf8')).toBe(text);
  });

  it('keeps what it says of history, trial and origin', async () => {
    const version = {
      ...buildRegistryVersion(),
      publishedBy: 'token:0123abcd',
      commit: 'a'.repeat(40),
      withdrawn: true,
    };
    const canary = {
      version: '1.0.0',
      percent: 10,
      startedAt: '2026-01-01T00:00:00.000Z',
      stopped: { at: '2026-01-02T00:00:00.000Z', reason: 'trop d’échecs' },
    };
    const remote = buildRegistryRemote([version], { history: ['0.9.0', '0.8.0'], canary });
    await changeRegistry(folder, (registry) => ({ ...registry, remotes: { hotels: remote } }));
    expect((await readRegistry(folder)).remotes.hotels).toEqual(remote);
  });

  it('that was lost goes on from the copy of the last good one', async () => {
    await changeRegistry(folder, withRemote('hotels'));
    await rename(registryFile(folder), join(folder, LAST_GOOD_REGISTRY_FILE));
    await changeRegistry(folder, withRemote('plans'));
    expect(Object.keys((await readRegistry(folder)).remotes)).toEqual(['hotels', 'plans']);
  });

  it('has no drafts of killed commands after the next change', async () => {
    await writeFile(join(folder, `registry.${randomUUID()}.json`), '{"half');
    await writeFile(join(folder, `release-tokens.json.${randomUUID()}`), '');
    await changeRegistry(folder, withRemote('hotels'));
    expect(await readdir(folder)).toEqual(['registry.json']);
  });

  it('is refused with a sentence when it is not a registry', async () => {
    for (const text of ['{"schemaVersion": 1}', '{"schemaVersion": 0}', '{', 'null', '']) {
      await writeFile(registryFile(folder), text);
      await expect(readRegistry(folder)).rejects.toThrow(/est illisible/);
    }
  });
});
