import {
  buildRegistry,
  buildRegistryRemote,
  buildRegistryVersion,
} from '@mosta/shared/testing/registry';
import { activated, rolledBack, switched, withCanary } from './changes';

const registry = buildRegistry({
  hotels: buildRegistryRemote([
    buildRegistryVersion({ version: '1.0.0' }),
    buildRegistryVersion({ version: '1.1.0' }),
  ]),
});

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
