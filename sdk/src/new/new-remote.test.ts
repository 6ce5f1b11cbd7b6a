import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@mosta/shared/contract/contract-version';
import { newInWorkspace } from '../commands/new';
import { newRemote } from './new-remote';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'new-remote-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const filesOf = async (directory: string) =>
  (await readdir(directory, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
    .sort();

it('writes a whole remote that has the asked name everywhere', async () => {
  const directory = join(folder, 'remote-press-room');
  await newRemote('press-room', directory, { sdk: 'https://salon.exemple.dz/sdk' });
  expect(await filesOf(directory)).toEqual([
    '.github/workflows/press-room.yml',
    '.gitignore',
    'jest.config.mjs',
    'package.json',
    'src/descriptor.ts',
    'src/locales/ar.json',
    'src/locales/catalogues.test.ts',
    'src/locales/en.json',
    'src/locales/fr.json',
    'src/pages/press-room/press-room-page.test.tsx',
    'src/pages/press-room/press-room-page.tsx',
    'src/pages/slots/teaser-slot.tsx',
    'src/paths.ts',
    'src/remote.test.ts',
    'src/remote.tsx',
    'src/standalone.tsx',
    'tsconfig.json',
  ]);
  const texts = await Promise.all(
    (await filesOf(directory)).map((file) => readFile(join(directory, file), 'utf8')),
  );
  expect(texts.join('\n')).not.toMatch(/exemple(?!\.dz)/i);
  const page = await readFile(join(directory, 'src/pages/press-room/press-room-page.tsx'), 'utf8');
  expect(page).toContain('export default function PressRoomPage()');
  const descriptor = await readFile(join(directory, 'src/descriptor.ts'), 'utf8');
  expect(descriptor).toContain(`contract: '^${CONTRACT_VERSION}'`);
});

it('takes the SDK from where it is packed, and every library in one exact version', async () => {
  const directory = join(folder, 'remote-media');
  await newRemote('media', directory, { sdk: 'https://salon.exemple.dz/sdk/' });
  const manifest = JSON.parse(await readFile(join(directory, 'package.json'), 'utf8'));
  expect(manifest.dependencies['@mosta/shared']).toMatch(
    /^https:\/\/salon\.exemple\.dz\/sdk\/mosta-shared-[\d.]+\.tgz$/,
  );
  expect(Object.values({ ...manifest.dependencies, ...manifest.devDependencies })).not.toContain(
    '*',
  );
  expect(manifest.portal).toEqual({ name: 'media', scriptsKb: expect.any(Number) });
});

it('changes nothing of the workspace but the new folder', async () => {
  await writeFile(join(folder, 'tsconfig.json'), '{}');
  expect(await newInWorkspace(folder, ['media'])).toBe(0);
  expect(await readdir(folder)).toEqual(['remote-media', 'tsconfig.json']);
  expect(await readFile(join(folder, 'tsconfig.json'), 'utf8')).toBe('{}');
  const files = await filesOf(join(folder, 'remote-media'));
  expect(files.filter((file) => /workflow|gitignore/.test(file))).toEqual([]);
  const manifest = await readFile(join(folder, 'remote-media', 'package.json'), 'utf8');
  expect(JSON.parse(manifest)).toMatchObject({
    name: '@mosta/remote-media',
    dependencies: { '@mosta/shared': 'workspace:*', react: 'catalog:' },
  });
});

it('leaves a folder alone that holds something', async () => {
  await writeFile(join(folder, 'notes.txt'), 'mine');
  await expect(newRemote('media', folder, 'workspace')).rejects.toThrow(/n’est pas vide/);
  expect(await readdir(folder)).toEqual(['notes.txt']);
});

it('says what a name is made of', async () => {
  await expect(newRemote('Média', join(folder, 'x'), 'workspace')).rejects.toThrow(
    /« Média » n’est pas un nom de remote : des minuscules, des chiffres et des tirets/,
  );
});
