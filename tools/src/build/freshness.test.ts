import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../project';
import { freshStamp, STAMP_FILE, stampOf, type Uses } from './freshness';

const READ = join(ROOT, 'shared', 'src', 'contract', 'languages.ts');
const NOT_READ = join(ROOT, 'shared', 'src', 'contract', 'homes.ts');

let folder = '';
let uses: Uses;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'freshness-'));
  await writeFile(join(folder, 'remote.tsx'), 'export {};');
  uses = { own: [folder], importers: ['remote-hotels', 'shared'] };
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Stamps a build that has read the file, and asks whether it is fresh. */
async function stamped(started = Date.now()) {
  const stamp = await stampOf('1.0.0-ab', uses, [READ], started);
  const output = await mkdtemp(join(tmpdir(), 'freshness-dist-'));
  await writeFile(join(output, STAMP_FILE), JSON.stringify(stamp));
  return { stamp, isFresh: async () => (await freshStamp(output, uses)) !== undefined };
}

it('is fresh as long as the package’s own files are what they were', async () => {
  const { isFresh } = await stamped();
  expect(await isFresh()).toBe(true);
  await writeFile(join(folder, 'new-page.tsx'), 'export {};');
  expect(await isFresh()).toBe(false);
});

it('depends on the shared files that it has read, and on no others', async () => {
  const { stamp } = await stamped();
  expect(stamp.inputs).toEqual(['shared/src/contract/languages.ts']);
  const more = await stampOf('1.0.0-ab', uses, [READ, NOT_READ], Date.now());
  expect(more.sources).not.toBe(stamp.sources);
});

it('leaves packages and folders out of the files', async () => {
  const library = join(ROOT, 'node_modules', '.pnpm', 'a@1', 'node_modules', 'a', 'index.js');
  const stamp = await stampOf('1.0.0-ab', uses, [library, join(ROOT, 'shared')], 0);
  expect(stamp.inputs).toEqual([]);
});

it('trusts no build during which a source changed', async () => {
  const { isFresh } = await stamped(0);
  expect(await isFresh()).toBe(false);
});
