import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Stats } from 'webpack';
import { cacheOf, SDK_DIR } from '../places';
import { compileDrawing, PRERENDER_PROGRAM } from './drawing-program';
import { runWebpack } from './webpack/run';

const CACHE = cacheOf(SDK_DIR);
let folder = '';
let browser: Stats;
beforeAll(async () => {
  await mkdir(CACHE, { recursive: true });
  folder = await mkdtemp(join(CACHE, 'drawing-program-'));
  const sources: Record<string, string> = {
    'package.json': '{"name":"essai"}',
    'page.ts': "import photo from './photo.svg';\nexport const page = photo;",
    'other.svg': '<svg/>',
    'photo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'texts.ts': 'export const texts = (language) => import(`./texts/$' + '{language}.json`);',
    'texts/ar.json': '{"title":"تجربة"}',
    'texts/fr.json': '{"title":"Essai"}',
  };
  await mkdir(join(folder, 'texts'));
  for (const [file, text] of Object.entries(sources)) await writeFile(join(folder, file), text);
  browser = await runWebpack({
    mode: 'production',
    context: folder,
    entry: './page.ts',
    output: {
      path: join(folder, 'dist'),
      assetModuleFilename: 'media/[name].[contenthash:8][ext]',
    },
    module: { rules: [{ test: /\.svg$/, type: 'asset/resource' }] },
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const compile = (source: string) =>
  compileDrawing(
    { name: 'essai', directory: folder, publicPath: '/remotes/essai/files/', source, browser },
    join(folder, 'draft'),
  );

const run = (place: string) =>
  createRequire(import.meta.url)(join(folder, place, PRERENDER_PROGRAM));

it('names a picture as the build for browsers does, and tells which files it has read', async () => {
  const read = await compile("export { page } from './page';");
  const pictures = Object.keys(browser.compilation.assets).filter((name) => name.endsWith('.svg'));
  expect(pictures).toHaveLength(1);
  expect(run('draft')).toMatchObject({ page: `/remotes/essai/files/${pictures[0]}` });
  const inputs = ['page.ts', 'photo.svg', 'package.json'].map((file) => join(folder, file));
  expect(read).toEqual(expect.arrayContaining(inputs));
});

it('refuses a picture that no browser could fetch', async () => {
  const source = "export { default } from './other.svg';";
  await expect(compile(source)).rejects.toThrow('other.svg n’est pas dans la construction');
});

it('says where a source is wrong', async () => {
  await expect(compile("import './missing';")).rejects.toThrow(
    /^La construction de prerender-essai a échoué :\ndrawing\.tsx:1:7 .*missing/,
  );
});

it('writes the same program wherever it is written, with what is imported by a name that is made', async () => {
  const source = "export { texts } from './texts';";
  const written = async (place: string) => {
    const program = { name: 'essai', directory: folder, publicPath: '/x/', source, browser };
    await compileDrawing(program, join(folder, place));
    return readFile(join(folder, place, PRERENDER_PROGRAM), 'utf8');
  };
  const [one, twin] = [await written('draft'), await written('twin')];
  expect(twin).toBe(one);
  expect(one).not.toContain(folder);
  const { texts } = run('twin') as { texts: (language: string) => Promise<{ title: string }> };
  expect((await texts('ar')).title).toBe('تجربة');
});
