import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CATALOGUE_PARTS, CataloguePartsPlugin } from './catalogue-parts';
import { runWebpack } from './run';

const require = createRequire(import.meta.url);
const line = (index: number) => `Le texte n° ${index} dit « bonjour » d’ici\\là.`;
const lines = (from: number, to: number) =>
  Object.fromEntries(
    Array.from({ length: to - from }, (_, index) => [`line${from + index}`, line(from + index)]),
  );
const large = {
  label: 'Salon',
  home: { title: 'Accueil', ...lines(0, 200) },
  rest: lines(200, 500),
};
const small = { label: 'Fair', steps: ['one', 'two'] };

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'catalogue-parts-'));
  await mkdir(join(folder, 'locales'));
  await writeFile(join(folder, 'locales', 'fr.json'), JSON.stringify(large));
  await writeFile(join(folder, 'locales', 'en.json'), JSON.stringify(small));
  await writeFile(
    join(folder, 'main.js'),
    `export const catalogue = (language) =>
      import(/* webpackChunkName: "locale-[request]" */ \`./locales/\${language}.json\`);`,
  );
  await runWebpack({
    mode: 'production',
    target: 'node',
    context: folder,
    entry: './main.js',
    output: { path: join(folder, 'dist'), library: { type: 'commonjs2' } },
    plugins: [new CataloguePartsPlugin()],
    optimization: { splitChunks: { cacheGroups: { catalogueParts: CATALOGUE_PARTS } } },
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('loads all parts of a catalogue by the one import of it', async () => {
  const { catalogue } = require(join(folder, 'dist', 'main.js')) as {
    catalogue: (language: string) => Promise<{ default: object }>;
  };
  expect((await catalogue('fr')).default).toEqual(large);
  expect((await catalogue('en')).default).toEqual(small);
  const chunks = (await readdir(join(folder, 'dist'))).filter((file) => file !== 'main.js');
  expect(chunks).toHaveLength(5);
});
