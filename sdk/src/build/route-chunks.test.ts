import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineDescriptor } from '@mosta/shared/contract/descriptor';
import webpack, { type Stats } from 'webpack';
import { repositoryOf, SDK_DIR } from '../places';
import { chunkGroupsOf } from './descriptor';
import { requireRouteChunks } from './route-chunks';

const text = { fr: 'x', en: 'x', ar: 'x' };
const { routes } = defineDescriptor({
  name: 'media',
  label: text,
  contract: '^1.0.0',
  routes: [
    { path: '/', title: text, description: text },
    { path: '/PhotosPresse', title: text, description: text },
    { path: '/ancien', title: text, description: text, redirectTo: '/' },
  ],
  navigation: [],
  slots: [],
});
const FILE = join(repositoryOf(SDK_DIR), 'remote-media', 'src', 'remote.tsx');

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'route-chunks-'));
  await mkdir(join(folder, 'pages'));
  for (const page of ['home', 'photos']) {
    await writeFile(join(folder, 'pages', `${page}.js`), 'export default 1;');
  }
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A build of two pages, as `remote.tsx` names their chunks. */
async function chunksOf(photos: string): Promise<string[]> {
  await writeFile(
    join(folder, 'remote.js'),
    `export const home = () => import(/* webpackChunkName: "route-home" */ './pages/home.js');
     export const photos = () => import(/* webpackChunkName: "${photos}" */ './pages/photos.js');`,
  );
  const compiler = webpack({
    mode: 'development',
    context: folder,
    entry: './remote.js',
    output: { path: join(folder, 'dist') },
  });
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error)));
  });
  return Object.keys(chunkGroupsOf(stats));
}

it('accepts a build in which each page has its chunk; a redirection needs none', async () => {
  const chunks = await chunksOf('route-photospresse');
  expect(() => requireRouteChunks({ routes }, chunks, FILE)).not.toThrow();
});

it('fails on a mistyped chunk name by the route, the expected name and the file', async () => {
  const chunks = await chunksOf('route-photospress');
  expect(() => requireRouteChunks({ routes }, chunks, FILE)).toThrow(
    [
      'remote-media/src/remote.tsx : des pages n’ont pas de fragment à leur nom.',
      '  /PhotosPresse attend webpackChunkName: "route-photospresse"',
      '  « route-photospress » n’est le nom d’aucune adresse',
    ].join('\n'),
  );
});
