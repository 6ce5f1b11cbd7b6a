import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheOf, SDK_DIR } from '../places';
import { moveInto } from './drafts';

const CACHE = cacheOf(SDK_DIR);
let folder = '';
beforeEach(async () => {
  await mkdir(CACHE, { recursive: true });
  folder = await mkdtemp(join(CACHE, 'drafts-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('leaves one whole build when many end at the same moment', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `build-${index}`);
  for (const name of names) {
    await mkdir(join(folder, name));
    for (const file of ['a', 'b', 'c']) await writeFile(join(folder, name, file), name);
  }
  const place = join(folder, 'dist');
  await Promise.all(names.map((name) => moveInto(place, join(folder, name))));
  const contents = await Promise.all(
    (await readdir(place)).map((file) => readFile(join(place, file), 'utf8')),
  );
  expect(contents).toHaveLength(3);
  expect(new Set(contents).size).toBe(1);
  expect(await readdir(folder)).toEqual(['dist']);
});
