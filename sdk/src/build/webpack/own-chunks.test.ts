import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { ScriptPage } from '../testing/script-page';
import { OwnChunksPlugin } from './own-chunks';

type Version = { page: () => Promise<string>; text: () => Promise<string> };

const FILES = 'http://portal.test/remotes/hotels/files/';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'own-chunks-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Builds a version whose chunks and modules have the identifiers of every other version. @returns its entry's file */
async function buildVersion(version: string, sources: Record<string, string>): Promise<string> {
  const context = join(folder, version);
  await mkdir(context);
  for (const [name, source] of Object.entries(sources)) {
    await writeFile(join(context, `${name}.js`), `export default ${JSON.stringify(source)};`);
  }
  const load = (name: string) =>
    `export const ${name} = () => import(/* webpackChunkName: "${name}" */ './${name}.js').then((m) => m.default);`;
  await writeFile(join(context, 'index.js'), Object.keys(sources).map(load).join('\n'));
  const compiler = webpack({
    mode: 'none',
    context,
    entry: './index.js',
    output: {
      path: join(folder, 'files'),
      filename: `entry.${version}.js`,
      chunkFilename: '[name].[contenthash:8].js',
      publicPath: 'auto',
      uniqueName: `hotels_${version}`,
      chunkLoadingGlobal: 'chunks',
      library: { type: 'var', name: `hotels_${version}` },
    },
    optimization: { moduleIds: 'named', chunkIds: 'named', realContentHash: true },
    plugins: [new OwnChunksPlugin()],
  });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  expect(stats?.hasErrors()).toBe(false);
  return `${FILES}entry.${version}.js`;
}

async function openPage(): Promise<ScriptPage> {
  const files = new Map<string, string>();
  for (const name of await readdir(join(folder, 'files'))) {
    files.set(FILES + name, await readFile(join(folder, 'files', name), 'utf8'));
  }
  return new ScriptPage(files);
}

it('keeps two versions apart whose chunks and modules have the same identifiers', async () => {
  const first = await buildVersion('1', { page: 'page of 1', text: 'the same' });
  const second = await buildVersion('2', { page: 'page of 2', text: 'the same' });
  const page = await openPage();
  page.run(first);
  page.run(second);
  const [one, two] = [page.global<Version>('hotels_1'), page.global<Version>('hotels_2')];
  expect(await Promise.all([two.page(), one.page()])).toEqual(['page of 2', 'page of 1']);
});

it('gives a version that comes later its own modules and not those that are there', async () => {
  const first = await buildVersion('1', { page: 'page of 1', text: 'the same' });
  const second = await buildVersion('2', { page: 'page of 2', text: 'the same' });
  const page = await openPage();
  page.run(first);
  expect(await page.global<Version>('hotels_1').page()).toBe('page of 1');
  page.run(second);
  expect(await page.global<Version>('hotels_2').page()).toBe('page of 2');
  expect(await page.global<Version>('hotels_1').page()).toBe('page of 1');
});

it('loads a chunk that two versions share from one address, once for both at the same time', async () => {
  const first = await buildVersion('1', { page: 'page of 1', text: 'the same' });
  const second = await buildVersion('2', { page: 'page of 2', text: 'the same' });
  const page = await openPage();
  page.run(first);
  page.run(second);
  const [one, two] = [page.global<Version>('hotels_1'), page.global<Version>('hotels_2')];
  expect(await Promise.all([one.text(), two.text()])).toEqual(['the same', 'the same']);
  expect(page.requests).toHaveLength(1);
});
