import { buildRegistry, buildRegistryRemote, buildRegistryVersion } from '../testing/registry';
import type { RouteDescriptor } from './descriptor';
import { barLinks, siteMapOf } from './navigation';

const words = (fr: string) => ({ fr, en: `${fr} (en)`, ar: `${fr} (ar)` });

function route(path: string, more: Partial<RouteDescriptor> = {}): RouteDescriptor {
  return {
    ...{ path, title: words(path), description: words(path) },
    ...{ guarded: false, frame: 'site', ...more },
  };
}

function remote(name: string, routes: RouteDescriptor[], enabled = true) {
  const entry = { group: 'salon', order: 1, prominent: false } as const;
  const navigation = name === 'pages' ? [{ ...entry, path: '/lieu', label: words('Lieu') }] : [];
  return buildRegistryRemote([buildRegistryVersion({ name, routes, navigation })], { enabled });
}

const registry = buildRegistry({
  pages: remote('pages', [
    route('/Lieu', { listed: 'salon' }),
    route('/marche', { listed: 'salon' }),
    route('/mentions', { listed: 'legal' }),
    route('/badge', { bar: 'badge' }),
    route('/seule'),
  ]),
  plan: remote('plan', [route('/plan', { bar: 'plan' })]),
  off: remote('off', [route('/ferme', { listed: 'salon', bar: 'programme' })], false),
});

test('the site map lists what the menus have, then what they do not, each once', () => {
  const links = siteMapOf(registry, 'salon', 'en').map(({ path, label }) => [path, label]);
  expect(links).toEqual([
    ['/lieu', 'Lieu (en)'],
    ['/marche', '/marche (en)'],
  ]);
  expect(siteMapOf(registry, 'legal', 'fr')).toEqual([{ path: '/mentions', label: '/mentions' }]);
});

test('the bar leads to what remotes in use offer, in its own order', () => {
  expect(barLinks(registry)).toEqual([
    { place: 'plan', path: '/plan' },
    { place: 'badge', path: '/badge' },
  ]);
});
