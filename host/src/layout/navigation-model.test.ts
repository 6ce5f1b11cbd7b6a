import { prominentLink } from '@mosta/shared/contract/navigation';
import {
  buildRegistry,
  buildRegistryRemote,
  buildRegistryVersion,
} from '@mosta/shared/testing/registry';
import { navigationOf } from './navigation-model';

const words = (fr: string) => ({ fr, en: `${fr} (en)`, ar: `${fr} (ar)` });

type Entry = { group: 'visite' | 'salon'; order: number; path: string; prominent?: boolean };

function remote(name: string, entries: Entry[], enabled = true) {
  const navigation = entries.map(({ prominent = false, ...entry }) => ({
    ...entry,
    prominent,
    label: words(entry.path),
  }));
  return buildRegistryRemote([buildRegistryVersion({ name, navigation })], { enabled });
}

describe('navigationOf', () => {
  const registry = buildRegistry({
    a: remote('a', [
      { group: 'salon', order: 30, path: '/trois' },
      { group: 'salon', order: 10, path: '/un' },
    ]),
    b: remote('b', [{ group: 'salon', order: 20, path: '/deux', prominent: true }]),
    off: remote('off', [{ group: 'visite', order: 1, path: '/ferme' }], false),
  });

  it('mixes the entries of several remotes in the order they ask for', () => {
    expect(navigationOf(registry, 'fr')).toEqual([
      {
        id: 'salon',
        links: [
          { path: '/un', label: '/un', line: undefined },
          { path: '/deux', label: '/deux', line: undefined },
          { path: '/trois', label: '/trois', line: undefined },
        ],
      },
    ]);
  });

  it('speaks the reader’s language', () => {
    expect(navigationOf(registry, 'en')[0]?.links[0]?.label).toBe('/un (en)');
  });

  it('finds the one prominent entry', () => {
    expect(prominentLink(registry, 'fr')).toEqual({ path: '/deux', label: '/deux' });
  });
});
