import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash, readBuild } from '@mosta/release/build-files';
import type { DescriptorSource } from '@mosta/shared/contract/descriptor';
import { cacheOf, SDK_DIR, SHARED_DIR } from '../places';
import { lateFacades } from './late-facades';
import { offlineLists } from './offline-files';
import { finishRemoteFiles } from './remote-files';
import { writeRequirements } from './requirements';
import { createRemoteConfig } from './webpack/remote';
import { runWebpack } from './webpack/run';

const CACHE = cacheOf(SDK_DIR);
let folder = '';
let one: Built;
let twin: Built;
let changed: Built;
beforeAll(async () => {
  await mkdir(CACHE, { recursive: true });
  folder = await mkdtemp(join(CACHE, 'remote-build-'));
  one = await buildRemote('one', 'Essai');
  twin = await buildRemote('twin', 'Essai');
  changed = await buildRemote('changed', 'Épreuve');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Enough of them for a catalogue of two parts. */
const LINES = Object.fromEntries(
  Array.from({ length: 300 }, (_, line) => [
    `line${line}`,
    `Un texte de longueur moyenne, le ${line}`,
  ]),
);

/** A remote with one page and its texts, as a team would write it. */
async function writeRemote(place: string, text: string): Promise<string> {
  const directory = join(folder, place);
  const sources: Record<string, string> = {
    'remote.tsx': `export default {
      name: 'essai', contract: '^1.0.0', slots: {},
      routes: { '/essai': () => import(/* webpackChunkName: "route-essai" */ './page') },
      catalogue: (language: string) =>
        import(/* webpackChunkName: "locale-[request]" */ \`./locales/\${language}.json\`),
    };`,
    'page.tsx': `import { Button, fill as size, TextField } from '@mosta/shared/ui';
      import * as router from '@mosta/shared/router';
      export const openDialog = () => import(/* webpackChunkName: "dialog" */ './dialog');
      export default function Page() { return [Button, size, TextField, router]; }`,
    'dialog.tsx': `import { Tabs } from '@mosta/shared/ui';
      export function Dialog() { return Tabs; }`,
    'locales/fr.json': JSON.stringify({ title: text, lines: LINES }),
    'locales/en.json': JSON.stringify({ title: 'Trial', lines: LINES }),
  };
  await mkdir(join(directory, 'locales'), { recursive: true });
  for (const [file, source] of Object.entries(sources))
    await writeFile(join(directory, file), source);
  const packages = join(directory, 'node_modules', '@mosta');
  await mkdir(packages, { recursive: true });
  await symlink(SHARED_DIR, join(packages, 'shared'));
  return directory;
}

const NAMES = { fr: 'Essai', en: 'Trial', ar: 'تجربة' };
const SOURCE = {
  ...{ name: 'essai', label: NAMES, contract: '^1.0.0', navigation: [], slots: [] },
} satisfies Partial<DescriptorSource>;
type OfflineRoute = DescriptorSource['routes'][number];

type Built = Awaited<ReturnType<typeof buildRemote>>;

async function buildRemote(place: string, text: string, plain = false) {
  const directory = await writeRemote(place, text);
  const output = join(folder, `${place}-dist`);
  const config = createRemoteConfig({ name: 'essai', directory, output, plain });
  const stats = await runWebpack({ ...config, cache: false });
  const finished = await finishRemoteFiles('essai', output, stats);
  const { entry } = finished;
  await writeRequirements(directory, output, stats);
  const files = await readBuild(output);
  const loaded = files.map(({ path }) => path).filter((path) => path.endsWith('.js'));
  return {
    entry,
    facades: (paths: string[]) => lateFacades(paths, stats),
    offline: (routes: OfflineRoute[]) => offlineLists({ ...SOURCE, routes }, stats, finished),
    maps: (await readdir(join(output, 'files'))).filter((file) => file.endsWith('.map')),
    hash: contentHash(files),
    loaded,
    text: (path: string) => readFile(join(output, path), 'utf8'),
  };
}

it('gives the same sources the same files in another folder', () => {
  expect(twin.hash).toBe(one.hash);
  expect(twin.loaded).toEqual(one.loaded);
});

it('changes after one changed text that text’s part of the catalogue and the entry alone', () => {
  const parts = one.loaded.filter((file) => file.startsWith('files/locale-fr-json'));
  expect(parts).toHaveLength(2);
  expect(changed.loaded.filter((file) => !one.loaded.includes(file))).toEqual([
    expect.stringMatching(/^files\/essai\.[0-9a-f]{16}\.js$/),
    expect.stringMatching(/^files\/locale-fr-json\.[0-9a-f]{8}\.js$/),
  ]);
  expect(changed.hash).not.toBe(one.hash);
});

it('lets the entry carry the hash of every chunk, and names its container by its content', async () => {
  const { entry, loaded, text } = one;
  const source = await text(entry);
  const chunks = loaded.filter((file) => file !== entry);
  expect(chunks).toHaveLength(7);
  expect(source.match(/sha256-[A-Za-z0-9+/]{43}=/g)).toHaveLength(chunks.length);
  expect(source).not.toContain('sha256-@');
  const container = `mosta_essai_${entry.split('.').at(-2)}`;
  expect(source).toContain(`var ${container};`);
  expect(JSON.parse(await text('mf-manifest.json'))).toMatchObject({
    metaData: {
      globalName: container,
      remoteEntry: { name: entry.slice('files/'.length), path: 'files' },
    },
  });
});

it('carries our own runtime of federation and not the package’s', async () => {
  const source = await one.text(one.entry);
  expect(source).toContain('_FEDERATION_RUNTIME_CORE');
  expect(source).not.toContain('RUNTIME-0');
  expect(source.length).toBeLessThan(12_000);
});

it('says what it uses of the host, by the imports that webpack has seen', async () => {
  expect(JSON.parse(await one.text('requirements.json'))).toEqual({
    facades: {
      '@mosta/shared/router': ['*'],
      '@mosta/shared/ui/base': ['Button', 'fill'],
      '@mosta/shared/ui/fields': ['TextField'],
      '@mosta/shared/ui/tabs': ['Tabs'],
    },
    shared: expect.objectContaining({ '@mosta/shared/ui/base': expect.stringMatching(/^\^/) }),
    pages: ['route-essai'],
    missingTexts: {},
  });
});

it('names the parts of façades that a page takes at once, beside those of the start', () => {
  expect(one.facades(['/essai', '/autre'])).toEqual({ '/essai': ['@mosta/shared/ui/fields'] });
});

it('leaves the scripts of a stub as they are, without source maps', async () => {
  expect(one.maps).not.toEqual([]);
  const stub = await buildRemote('stub', 'Essai', true);
  expect(stub.maps).toEqual([]);
  const page = stub.loaded.find((file) => file.includes('route-essai')) ?? '';
  expect(await stub.text(page)).toContain('function Page()');
  expect(stub.entry).toMatch(/^files\/essai\.[0-9a-f]{16}\.js$/);
});

it('lists for a page that is read without network all that it may fetch, with the texts of each language', () => {
  const page = {
    ...{ path: '/essai', title: NAMES, description: NAMES },
    ...{ guarded: false, frame: 'site' as const },
  };
  expect(one.offline([page])).toBeUndefined();
  const lists = one.offline([{ ...page, offline: [] }]) ?? {};
  const named = (list: string[] = []) => list.map((file) => file.replace(/\.[\da-f]{8,}\.js$/, ''));
  expect(named(lists['/essai']).sort()).toEqual(['files/dialog', 'files/route-essai']);
  expect(lists['*']).toContain(one.entry);
  expect(named(lists['*'])).toEqual(
    expect.arrayContaining([
      'files/locale-fr-json',
      'files/locale-fr-json-1',
      'files/locale-en-json',
    ]),
  );
  expect(
    Object.values(lists)
      .flat()
      .every((file) => one.loaded.includes(file)),
  ).toBe(true);
});
