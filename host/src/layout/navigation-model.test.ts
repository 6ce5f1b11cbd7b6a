import type { Registry, RegistryRemote } from '@mosta/shared/contract/registry';
import { navigationOf, prominentLink } from './navigation-model';

const words = (fr: string) => ({ fr, en: `${fr} (en)`, ar: `${fr} (ar)` });

function remote(
  name: string,
  entries: { group: 'visite' | 'salon'; order: number; path: string; prominent?: boolean }[],
  enabled = true,
): RegistryRemote {
  return {
    enabled,
    active: '1.0.0',
    previous: null,
    versions: {
      '1.0.0': {
        baseUrl: `/remotes/${name}/1.0.0/`,
        manifest: 'mf-manifest.json',
        integrity: '',
        publishedAt: '2026-01-01T00:00:00.000Z',
        descriptor: {
          name,
          label: words(name),
          contract: '^1.0.0',
          routes: [],
          navigation: entries.map(({ prominent = false, ...entry }) => ({
            ...entry,
            prominent,
            label: words(entry.path),
          })),
          slots: [],
          version: '1.0.0',
          entry: 'remoteEntry.js',
          integrity: 'sha384-AAAA',
          preload: {},
        },
      },
    },
  };
}

function registryOf(remotes: Record<string, RegistryRemote>): Registry {
  return { schemaVersion: 1, updatedAt: '2026-01-01T00:00:00.000Z', remotes };
}

describe('navigationOf', () => {
  const registry = registryOf({
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
          { path: '/un', label: '/un' },
          { path: '/deux', label: '/deux' },
          { path: '/trois', label: '/trois' },
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
