import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspectBuild } from './inspect-build';
import { packBuild } from './pack-build';
import { layBuild, makeBuild } from './testing/build';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inspect-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a build that is made elsewhere', () => {
  it('says which version it is', async () => {
    const { files, version } = makeBuild('exemple', 'one');
    await layBuild(folder, files);
    expect((await inspectBuild(folder, 'exemple')).version).toBe(version);
  });

  it('is refused with a sentence when the folder is not one', async () => {
    await expect(inspectBuild(join(folder, 'none'), 'exemple')).rejects.toThrow(/n’existe pas/);
    await expect(inspectBuild(folder, 'exemple')).rejects.toThrow(/Il manque descriptor.json/);
    await writeFile(join(folder, 'descriptor.json'), '{');
    await expect(inspectBuild(folder, 'exemple')).rejects.toThrow(/est refusé/);
    const file = join(folder, 'descriptor.json');
    await expect(inspectBuild(file, 'exemple')).rejects.toThrow(/est un fichier/);
  });

  it.each(['../../etc/passwd', '/etc/passwd', 'gone.js'])(
    'is refused when its entry is %s',
    async (entry) => {
      await layBuild(folder, makeBuild('exemple', 'one', { entry }).files);
      await expect(inspectBuild(folder, 'exemple')).rejects.toThrow(/Il manque le fichier/);
    },
  );

  it('packs the same however often', async () => {
    await layBuild(folder, { ...makeBuild('exemple', 'one').files, 'standalone/x.js': 'x' });
    const [one, two] = [await packBuild(folder), await packBuild(folder)];
    expect(one.equals(two)).toBe(true);
  });
});
