/** @jest-environment @mosta/portal-sdk/jest/page */
import type { Registry } from '@mosta/shared/contract/registry';
import {
  buildDescriptor,
  buildRegistry,
  buildRegistryRemote,
  buildRegistryVersion,
} from '@mosta/shared/testing/registry';
import { applyOverrides, clearOverrides, collectOverrides } from './overrides';

const text = { fr: 'Hôtels', en: 'Hotels', ar: 'فنادق' };
const descriptor = buildDescriptor({
  routes: [{ path: '/hebergement', title: text, description: text, guarded: false, frame: 'site' }],
});
const registry: Registry = buildRegistry({
  hotels: buildRegistryRemote([buildRegistryVersion(descriptor)]),
});

beforeEach(() => sessionStorage.clear());

describe('collectOverrides', () => {
  it('reads the address and keeps it for the browser session', () => {
    expect(collectOverrides('?mf.hotels=off&other=1', sessionStorage)).toEqual({ hotels: 'off' });
    expect(collectOverrides('', sessionStorage)).toEqual({ hotels: 'off' });
  });

  it('forgets everything on reset', () => {
    collectOverrides('?mf.hotels=off', sessionStorage);
    expect(collectOverrides('?mf=reset', sessionStorage)).toEqual({});
    collectOverrides('?mf.hotels=off', sessionStorage);
    clearOverrides(sessionStorage);
    expect(collectOverrides('', sessionStorage)).toEqual({});
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://[', 'blob:http://exemple.dz/1'])(
    'refuses %s, which no manifest comes from',
    (value) => {
      const warn = jest.spyOn(console, 'warn').mockReturnValue();
      const search = `?mf.hotels=${encodeURIComponent(value)}`;
      expect(collectOverrides(search, sessionStorage)).toEqual({});
      expect(warn).toHaveBeenCalledWith('[portal] refused override', 'mf.hotels', value);
      warn.mockRestore();
    },
  );

  it('survives a stored value that is not its own', () => {
    sessionStorage.setItem('portal-overrides', '{"hotels": 3}');
    expect(collectOverrides('', sessionStorage)).toEqual({});
  });
});

describe('applyOverrides', () => {
  it('switches a remote off', async () => {
    const changed = await applyOverrides(registry, { hotels: 'off' }, async () => null);
    expect(changed.remotes.hotels?.enabled).toBe(false);
  });

  it('lets a stub stand in on the routes of the remote that it replaces', async () => {
    const stub = {
      ...descriptor,
      name: 'ok',
      routes: [],
      version: '1.0.0-stub',
      contract: '^9.0.0',
    };
    const changed = await applyOverrides(registry, { hotels: 'stub:ok' }, async () => stub);
    const hotels = changed.remotes.hotels;
    const active = hotels?.versions[hotels.active];
    expect(active?.baseUrl).toBe('http://localhost/stubs/ok/');
    expect(active?.descriptor.routes.map(({ path }) => path)).toEqual(['/hebergement']);
    expect(active?.descriptor.contract).toBe('^9.0.0');
  });

  it('takes the descriptor that lies beside a manifest from elsewhere', async () => {
    const asked: string[] = [];
    const changed = await applyOverrides(
      registry,
      { hotels: 'http://localhost:5000/build/mf-manifest.json' },
      async (address) => {
        asked.push(address);
        return { ...descriptor, version: '2.0.0' };
      },
    );
    expect(asked).toEqual(['http://localhost:5000/build/descriptor.json']);
    expect(changed.remotes.hotels?.active).toBe('2.0.0');
  });

  it('keeps the known descriptor when none can be read, so that the page can say what fails', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const changed = await applyOverrides(
      registry,
      { hotels: 'http://localhost:5000/mf-manifest.json' },
      async () => {
        throw new Error('unreachable');
      },
    );
    expect(changed.remotes.hotels?.versions['1.0.0']?.manifest).toBe(
      'http://localhost:5000/mf-manifest.json',
    );
  });
});
