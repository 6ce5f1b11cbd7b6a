import type { Registry } from '@mosta/shared/contract/registry';
import {
  buildRegistry,
  buildRegistryRemote,
  buildRegistryVersion,
} from '@mosta/shared/testing/registry';
import {
  activated,
  canaryStopped,
  promoted,
  rolledBack,
  switched,
  withCanary,
  withVersion,
} from './changes';

const [one, two, three, four] = ['1.0.0', '1.1.0', '1.2.0', '1.3.0'].map((version) =>
  buildRegistryVersion({ version }),
) as [Version, Version, Version, Version];
type Version = ReturnType<typeof buildRegistryVersion>;

const registry = buildRegistry({ hotels: buildRegistryRemote([one, two]) });
const published = (...versions: Version[]) =>
  versions.reduce<Registry>(
    (state, version) => withVersion(state, 'hotels', version, true),
    buildRegistry({}),
  );
const hotels = (state: Registry) => {
  const remote = state.remotes.hotels;
  if (!remote) throw new Error('the registry has no hotels');
  return remote;
};
const places = (state: Registry) => {
  const { active, previous, history } = hotels(state);
  return { active, previous, history };
};

describe('a release', () => {
  it('activates a version, remembers the former one, and goes back to it', () => {
    const forward = activated(registry, 'hotels', '1.1.0');
    expect(hotels(forward)).toMatchObject({ active: '1.1.0', previous: '1.0.0' });
    expect(hotels(rolledBack(forward, 'hotels'))).toMatchObject({
      active: '1.0.0',
      previous: null,
    });
  });

  it('goes back through the whole history, and never to a version that was left by going back', () => {
    const state = published(one, two, three);
    expect(places(state)).toEqual({
      active: '1.2.0',
      previous: '1.1.0',
      history: ['1.1.0', '1.0.0'],
    });
    const once = rolledBack(state, 'hotels');
    expect(places(once)).toEqual({ active: '1.1.0', previous: '1.0.0', history: ['1.0.0'] });
    const twice = rolledBack(once, 'hotels');
    expect(places(twice)).toEqual({ active: '1.0.0', previous: null, history: [] });
    expect(() => rolledBack(twice, 'hotels')).toThrow(/pas de version précédente/);
    const mended = withVersion(twice, 'hotels', four, true);
    expect(places(mended)).toEqual({ active: '1.3.0', previous: '1.0.0', history: ['1.0.0'] });
    expect(places(rolledBack(mended, 'hotels')).active).toBe('1.0.0');
  });

  it('trusts a withdrawn version again once somebody activates it', () => {
    const back = rolledBack(published(one, two), 'hotels');
    expect(hotels(back).versions['1.1.0']?.withdrawn).toBe(true);
    const again = activated(back, 'hotels', '1.1.0');
    expect(hotels(again).versions['1.1.0']?.withdrawn).toBeUndefined();
    expect(places(rolledBack(withVersion(again, 'hotels', three, true), 'hotels')).active).toBe(
      '1.1.0',
    );
  });

  it('reads a registry of before, which knows the previous version alone', () => {
    const old = buildRegistry({
      hotels: buildRegistryRemote([two, one], { active: '1.1.0', previous: '1.0.0' }),
    });
    expect(places(rolledBack(old, 'hotels'))).toEqual({
      active: '1.0.0',
      previous: null,
      history: [],
    });
  });

  it('leaves the registry alone when nothing changes', () => {
    expect(activated(registry, 'hotels', '1.0.0')).toBe(registry);
    expect(switched(registry, 'hotels', true)).toBe(registry);
    expect(withCanary(registry, 'hotels', '1.1.0', 0)).toBe(registry);
  });

  it('undoes no rollback and ends no canary when unchanged content is published again', () => {
    const back = rolledBack(published(one, two), 'hotels');
    expect(withVersion(back, 'hotels', two, true)).toBe(back);
    const tried = withCanary(published(one, two), 'hotels', '1.0.0', 10);
    expect(withVersion(tried, 'hotels', two, true)).toBe(tried);
  });

  it('is stored without being activated where that is asked for, except the first of a remote', () => {
    const first = withVersion(buildRegistry({}), 'hotels', one, false);
    expect(hotels(first).active).toBe('1.0.0');
    expect(places(withVersion(first, 'hotels', two, false)).active).toBe('1.0.0');
  });

  it('refuses what was never published, with a sentence', () => {
    expect(() => activated(registry, 'hotels', '7.0.0')).toThrow(/n’est pas publiée/);
    expect(() => activated(registry, 'hotels', 'constructor')).toThrow(/n’est pas publiée/);
    expect(() => activated(registry, 'plans', '1.0.0')).toThrow(/ne connaît pas plans/);
    expect(() => activated(registry, 'constructor', '1.0.0')).toThrow(/ne connaît pas/);
    expect(() => rolledBack(registry, 'hotels')).toThrow(/pas de version précédente/);
    expect(() => withCanary(registry, 'hotels', '1.1.0', 140)).toThrow(/de 0 à 100/);
    expect(() => withCanary(registry, 'hotels', '1.0.0', 10)).toThrow(/déjà active/);
  });
});

describe('a canary', () => {
  const now = new Date('2026-01-02T03:04:05.000Z');
  const tried = withCanary(registry, 'hotels', '1.1.0', 10, now);

  it('gives a share of the visitors another version, and ends at 0 %', () => {
    expect(hotels(tried).canary).toEqual({
      version: '1.1.0',
      percent: 10,
      startedAt: now.toISOString(),
    });
    expect(hotels(withCanary(tried, 'hotels', '1.1.0', 0)).canary).toBeUndefined();
  });

  it('ends when any version is activated, the active one too', () => {
    for (const version of ['1.0.0', '1.1.0']) {
      const after = hotels(activated(tried, 'hotels', version));
      expect(after.canary).toBeUndefined();
      expect(after.active).toBe(version);
    }
    expect(places(activated(tried, 'hotels', '1.0.0')).previous).toBeNull();
  });

  it('becomes the active version when it held', () => {
    const after = hotels(promoted(tried, 'hotels'));
    expect(after).toMatchObject({ active: '1.1.0', previous: '1.0.0', history: ['1.0.0'] });
    expect(after.canary).toBeUndefined();
    expect(() => promoted(registry, 'hotels')).toThrow(/Aucune version de hotels/);
  });

  it('is not promoted once it was stopped, and is stopped once', () => {
    const stopped = canaryStopped(tried, 'hotels', '1.1.0', '4 % d’échecs contre 1 %', now);
    expect(hotels(stopped).canary?.stopped).toEqual({
      at: now.toISOString(),
      reason: '4 % d’échecs contre 1 %',
    });
    expect(() => promoted(stopped, 'hotels')).toThrow(/4 % d’échecs contre 1 %/);
    expect(canaryStopped(stopped, 'hotels', '1.1.0', 'encore')).toBe(stopped);
    expect(canaryStopped(tried, 'hotels', '1.0.0', 'une autre')).toBe(tried);
    expect(hotels(withCanary(stopped, 'hotels', '1.1.0', 5)).canary?.stopped).toBeUndefined();
  });
});
