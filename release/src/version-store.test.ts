import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildDescriptor } from '@mosta/shared/testing/registry';
import { contentHash, readBuild } from './build-files';
import { storeVersion } from './version-store';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'version-store-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Writes a build with one chunk. @returns its folder and its version */
async function writeBuild(place: string, chunk: string, note = '') {
  const output = join(folder, place);
  await mkdir(join(output, 'files'), { recursive: true });
  const descriptor = { ...buildDescriptor({ name: 'hotels' }), entry: 'files/hotels.ab.js' };
  await writeFile(join(output, 'descriptor.json'), JSON.stringify(descriptor));
  await writeFile(
    join(output, 'mf-manifest.json'),
    '{"metaData":{"remoteEntry":{"path":"files"}}}',
  );
  await writeFile(join(output, 'files', 'hotels.ab.js'), 'entry');
  await writeFile(join(output, 'note.txt'), note);
  await writeFile(join(output, 'files', 'fr.js'), chunk);
  await writeFile(join(output, 'files', 'fr.js.map'), `map of ${place}`);
  return { output, version: `1.0.0-${contentHash(await readBuild(output))}` };
}

const data = () => join(folder, 'data');

it('lays the files that versions share beside them, once', async () => {
  const build = await writeBuild('a', 'texts');
  const stored = await storeVersion(data(), 'hotels', build);
  expect(stored.descriptor.entry).toBe('../files/hotels.ab.js');
  const remote = join(data(), 'remotes', 'hotels');
  expect((await readdir(remote)).sort()).toEqual([build.version, 'files'].sort());
  expect(await readFile(join(remote, build.version, stored.descriptor.entry), 'utf8')).toBe(
    'entry',
  );
  expect((await readdir(join(remote, build.version))).sort()).toEqual([
    'contents.json',
    'descriptor.json',
    'mf-manifest.json',
    'note.txt',
  ]);
});

it('refuses a folder that became another build while it was read', async () => {
  const { version, output } = await writeBuild('a', 'texts');
  await cp((await writeBuild('b', 'other texts')).output, output, { recursive: true });
  await expect(storeVersion(data(), 'hotels', { version, output })).rejects.toMatchObject({
    code: 'HASH_MISMATCH',
  });
});

it('refuses a file whose name stands for another content, and keeps the one that is there', async () => {
  await storeVersion(data(), 'hotels', await writeBuild('a', 'texts'));
  const forged = await writeBuild('b', 'other texts under the same name');
  await expect(storeVersion(data(), 'hotels', forged)).rejects.toMatchObject({
    code: 'FILE_CHANGED',
  });
  const kept = join(data(), 'remotes', 'hotels', 'files', 'fr.js');
  expect(await readFile(kept, 'utf8')).toBe('texts');
});

it('takes a newer source map for a program that stayed the same', async () => {
  await storeVersion(data(), 'hotels', await writeBuild('a', 'texts'));
  await storeVersion(data(), 'hotels', await writeBuild('b', 'texts', 'another version'));
  const map = join(data(), 'remotes', 'hotels', 'files', 'fr.js.map');
  expect(await readFile(map, 'utf8')).toBe('map of b');
});
