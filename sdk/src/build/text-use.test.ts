import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CONTRACT_VERSION } from '@mosta/shared/contract/contract-version';
import { textUse } from './text-use';
import { textsByPage } from './texts-by-page';

const REMOTE = `export default defineRemote({
  contract: '^${CONTRACT_VERSION}',
  routes: {
    [PATHS.home]: () => import(/* webpackChunkName: "route-home" */ './pages/home'),
    [PATHS.soon]: () =>
      import(
        /* webpackChunkName: "route-soon" */ './pages/coming'
      ).then((pages) => pages.comingPage('soon')),
  },
  slots: { mini: () => import(/* webpackChunkName: "slot-mini" */ './slots/mini') },
});`;
const SOURCES = {
  'remote.tsx': REMOTE,
  'pages/home.tsx': `import { Hero } from '../features/hero';
    export default () => <Hero texts="banner" title={t('home.title')} />;`,
  'features/hero.tsx': `import { useState } from 'react';
    import('./late');
    export const Hero = ({ texts }) => t(\`\${texts}.title\`);`,
  'features/late.ts': `export const text = (key) => t(\`offers.\${key}.title\`);`,
  'pages/coming.tsx': `export const comingPage = (page) => () => t(\`pages.\${page}.title\`);`,
  'slots/mini.tsx': "export default () => t('stands.mini');",
};
const catalogue = {
  home: { title: 'Accueil' },
  banner: { title: 'Bannière' },
  offers: { nine: { title: '9 m²' } },
  pages: { soon: { title: 'Bientôt' }, later: { title: 'Plus tard' } },
  stands: { mini: 'Petit plan' },
  label: 'Salon',
};
const AREAS = ['home', 'banner', 'offers', 'pages.soon', 'pages.later', 'stands'];

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'text-use-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function useOf(sources: Record<string, string>) {
  for (const [file, source] of Object.entries(sources)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), source);
  }
  return textUse(folder);
}

it('finds the areas that a page or widget names, in all that it imports', async () => {
  const { chunks = new Map<string, (area: string) => boolean>() } = (await useOf(SOURCES)) ?? {};
  const shown = [...chunks].map(([name, shows]) => [name, AREAS.filter(shows)]);
  expect(Object.fromEntries(shown)).toEqual({
    'route-home': ['home', 'banner', 'offers'],
    'route-soon': ['pages.soon'],
    'slot-mini': ['stands'],
  });
});

it('gives each page the parts with its texts, and every page what none names', async () => {
  const use = await useOf(SOURCES);
  const long = 'x'.repeat(9000);
  const large = { ...catalogue, home: { title: long }, stands: { mini: long } };
  const { parts, needed } = textsByPage(large, use ?? { chunks: new Map(), files: new Set() });
  const textsFor = (chunk: string) =>
    JSON.stringify([0, ...(needed[chunk] ?? [])].map((number) => parts[number]));
  expect(textsFor('route-home')).toContain('"home"');
  expect(textsFor('route-home')).not.toContain('"stands"');
  expect(textsFor('slot-mini')).toContain('"stands"');
  expect(textsFor('slot-mini')).not.toContain('"home"');
  for (const chunk of ['route-home', 'route-soon', 'slot-mini'])
    expect(textsFor(chunk)).toMatch(/(?=.*"label":"Salon")(?=.*"later":)/);
});

it.each([
  ['a remote for older hosts', { 'remote.tsx': REMOTE.replace(CONTRACT_VERSION, '1.12.0') }],
  ['an alias', { 'slots/mini.tsx': "import { a } from '#features/a';" }],
  ['a file that is not there', { 'slots/mini.tsx': "import { a } from './gone';" }],
])('says nothing where it cannot tell: %s', async (_, change) => {
  expect(await useOf({ ...SOURCES, ...change })).toBeUndefined();
});
