import type { Registry, RegistryVersion } from '@mosta/shared/contract/registry';
import { activated, rolledBack, switched, withCanary } from './releases';

const text = { fr: 'Hôtels', en: 'Hotels', ar: 'فنادق' };

function version(name: string): RegistryVersion {
  return {
    baseUrl: `/remotes/hotels/${name}/`,
    manifest: 'mf-manifest.json',
    integrity: 'sha384-AAAA',
    publishedAt: '2026-01-01T00:00:00.000Z',
    descriptor: {
      name: 'hotels',
      label: text,
      contract: '^1.0.0',
      routes: [],
      navigation: [],
      slots: [],
      version: name,
      entry: 'remoteEntry.js',
      integrity: 'sha384-AAAA',
      preload: {},
    },
  };
}

const registry: Registry = {
  schemaVersion: 1,
  updatedAt: '2026-01-01T00:00:00.000Z',
  remotes: {
    hotels: {
      enabled: true,
      active: '1.0.0',
      previous: null,
      versions: { '1.0.0': version('1.0.0'), '1.1.0': version('1.1.0') },
    },
  },
};

describe('a release', () => {
  it('activates a version, remembers the former one, and goes back to it', () => {
    const forward = activated(registry, 'hotels', '1.1.0');
    expect(forward.remotes.hotels).toMatchObject({ active: '1.1.0', previous: '1.0.0' });
    expect(rolledBack(forward, 'hotels').remotes.hotels).toMatchObject({
      active: '1.0.0',
      previous: '1.1.0',
    });
  });

  it('leaves the registry alone when nothing changes', () => {
    expect(activated(registry, 'hotels', '1.0.0')).toBe(registry);
    expect(switched(registry, 'hotels', true)).toBe(registry);
  });

  it('refuses what was never published, with a sentence', () => {
    expect(() => activated(registry, 'hotels', '7.0.0')).toThrow(/n’est pas publiée/);
    expect(() => activated(registry, 'plans', '1.0.0')).toThrow(/ne connaît pas plans/);
    expect(() => rolledBack(registry, 'hotels')).toThrow(/pas de version précédente/);
    expect(() => withCanary(registry, 'hotels', '1.1.0', 140)).toThrow(/de 0 à 100/);
  });

  it('gives a share of the visitors another version, and ends that at 0 %', () => {
    const shared = withCanary(registry, 'hotels', '1.1.0', 10);
    expect(shared.remotes.hotels?.canary).toEqual({ version: '1.1.0', percent: 10 });
    expect(withCanary(shared, 'hotels', '1.1.0', 0).remotes.hotels?.canary).toBeUndefined();
  });
});
