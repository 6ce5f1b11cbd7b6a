import * as v from 'valibot';
import { buildRegistry, buildRegistryRemote, buildRegistryVersion } from '../testing/registry';
import { pageRegistry, pageRegistrySchema } from './page-registry';

const text = (name: string) => ({ fr: `${name} fr`, en: `${name} en`, ar: `${name} ar` });
const route = (path: string, more = {}) => ({
  ...{ path, title: text(path), description: text(`about ${path}`), guarded: false },
  ...{ frame: 'site' as const, image: 'og/{language}/page.png', ...more },
});
const version = buildRegistryVersion({
  name: 'public',
  version: '1.0.0-0123456789abcdef',
  label: text('part'),
  preload: { '*': ['a.js'], '/plan': ['b.js'] },
  navigation: [{ group: 'visite', order: 1, label: text('menu'), path: '/plan', prominent: false }],
  routes: [
    route('/plan'),
    route('/mine', { guarded: true }),
    route('/old', { redirectTo: '/plan' }),
  ],
});
const registry = buildRegistry({ public: buildRegistryRemote([version]) });

const read = (written: unknown) =>
  v.parse(pageRegistrySchema, JSON.parse(JSON.stringify(written))).remotes.public?.versions[
    '1.0.0-0123456789abcdef'
  ]?.descriptor;

it('writes texts in the language of the page alone, and no lists that the server has followed already', () => {
  const written = JSON.stringify(pageRegistry(registry, 'en'));
  expect(written).toContain('menu en');
  expect(written).not.toMatch(/ (?:fr|ar)"|b\.js|page\.png/);
});

it('is read as a registry, in which the text of the page stands for every language', () => {
  const descriptor = read(pageRegistry(registry, 'ar'));
  expect(descriptor?.label).toEqual({ fr: 'part ar', en: 'part ar', ar: 'part ar' });
  expect(descriptor?.navigation[0]?.label.fr).toBe('menu ar');
  expect(descriptor?.preload).toEqual({});
  expect(descriptor?.routes.map(({ path, description }) => [path, description.fr])).toEqual([
    ['/plan', 'about /plan ar'],
    ['/mine', '/mine ar'],
    ['/old', '/old ar'],
  ]);
});

it('takes a registry with all texts, as portals of stubs write it', () => {
  expect(read(registry)?.routes[0]?.title).toEqual(text('/plan'));
});

it('has the addresses and menus of the active version alone; of the one before, what loads it', () => {
  const former = buildRegistryVersion({ ...version.descriptor, version: '0.9.0-0123456789abcdef' });
  const both = buildRegistry({
    public: buildRegistryRemote([version, former], { previous: former.descriptor.version }),
  });
  const versions = v.parse(pageRegistrySchema, pageRegistry(both, 'fr')).remotes.public?.versions;
  expect(versions?.[version.descriptor.version]?.descriptor.routes).toHaveLength(3);
  expect(versions?.[former.descriptor.version]).toMatchObject({
    baseUrl: former.baseUrl,
    descriptor: { entry: former.descriptor.entry, routes: [], navigation: [] },
  });
});
