import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@mosta/shared/contract/contract-version';
import type { CatalogueModule } from '@mosta/shared/contract/define-remote';
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
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Builds `main.js` in a folder. @returns what it exports, and the names of the other scripts */
async function built(context: string) {
  await runWebpack({
    mode: 'production',
    target: 'node',
    context,
    entry: './main.js',
    output: { path: join(context, 'dist'), library: { type: 'commonjs2' } },
    plugins: [new CataloguePartsPlugin()],
    optimization: { splitChunks: { cacheGroups: { catalogueParts: CATALOGUE_PARTS } } },
  });
  const { catalogue } = require(join(context, 'dist', 'main.js')) as {
    catalogue: (language: string) => Promise<CatalogueModule>;
  };
  const chunks = (await readdir(join(context, 'dist'))).filter((file) => file !== 'main.js');
  return { catalogue, chunks };
}

it('loads all parts of a catalogue by the one import of it', async () => {
  const { catalogue, chunks } = await built(folder);
  expect((await catalogue('fr')).default).toEqual(large);
  expect((await catalogue('en')).default).toEqual(small);
  expect(chunks).toHaveLength(5);
});

it('says which parts a page needs, where the sources tell', async () => {
  const sources = join(folder, 'src');
  await mkdir(sources);
  for (const part of ['locales', 'main.js'])
    await cp(join(folder, part), join(sources, part), { recursive: true });
  await writeFile(join(sources, 'home.ts'), "export const title = () => t('home.title');");
  await writeFile(
    join(sources, 'remote.tsx'),
    `export default { contract: '^${CONTRACT_VERSION}',
       home: () => import(/* webpackChunkName: "route-home" */ './home') };`,
  );
  const { catalogue, chunks } = await built(sources);
  const { default: first, parts = [], needed } = await catalogue('fr');
  expect(needed).toEqual({ 'route-home': [1, 2, 3] });
  expect(first).not.toEqual(large);
  const last = await parts[2]?.();
  expect(last?.default).toMatchObject({ rest: { line499: line(499) } });
  expect(chunks).toHaveLength(5);
});
