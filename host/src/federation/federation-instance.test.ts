/** @jest-environment @mosta/portal-sdk/jest/page */

import { ModuleFederation } from '@module-federation/enhanced/runtime';
import { type Asked, FederationInstance, type Provided } from './federation-instance';
import { type Factory, federationOfPage } from './page-federation';

const SHELL = '@mosta/shared/shell';

const moduleOf = (factory: Factory | false) => (factory ? factory() : undefined);

beforeEach(() => {
  federationOfPage().__GLOBAL_PLUGIN__.length = 0;
});

function provided(get: Provided['get'], version = '1.0.0'): Provided {
  return {
    version,
    get,
    scope: ['default'],
    shareConfig: { singleton: true, requiredVersion: version },
  };
}

function startHost(...modules: Provided[]): FederationInstance {
  return new FederationInstance({ name: 'host', shared: { [SHELL]: modules } });
}

/** A remote's instance, after its container has been told the host's scope. */
function startRemote(host: FederationInstance): FederationInstance {
  const remote = new FederationInstance({ name: 'mosta_hotels_1' });
  remote.initOptions({ name: 'mosta_hotels_1', version: '' });
  remote.initShareScopeMap('default', host.shareScopeMap.default ?? {});
  return remote;
}

function asked(requiredVersion: string | false = '^1.0.0'): Asked {
  return { customShareInfo: { scope: ['default'], shareConfig: { requiredVersion } } };
}

it('fetches a module once for all who ask, and says who has it', async () => {
  const get = jest.fn(async () => () => 'the shell');
  const host = startHost(provided(get));
  const remote = startRemote(host);
  const [ours, theirs] = await Promise.all([host.loadShare(SHELL), remote.loadShare(SHELL)]);
  expect(theirs).toBe(ours);
  expect(await remote.loadShare(SHELL, asked())).toBe(ours);
  expect(get).toHaveBeenCalledTimes(1);
  expect(host.shareScopeMap.default?.[SHELL]?.['1.0.0']).toMatchObject({
    ...{ from: 'host', loaded: true, lib: ours, useIn: ['host', 'mosta_hotels_1'] },
  });
});

it('asks again for a module that could not be had', async () => {
  const get = jest
    .fn<Promise<() => string>, []>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue(() => 'here after all');
  const remote = startRemote(startHost(provided(get)));
  const both = [remote.loadShare(SHELL, asked()), remote.loadShare(SHELL, asked())];
  for (const attempt of both) await expect(attempt).rejects.toThrow('no network');
  const factory = await remote.loadShare(SHELL, asked());
  expect(moduleOf(factory)).toBe('here after all');
  expect(get).toHaveBeenCalledTimes(2);
});

it('fails as an attempt fails that throws at once', async () => {
  const host = startHost(
    provided(() => {
      throw new Error('no chunk');
    }),
  );
  await expect(host.loadShare(SHELL)).rejects.toThrow('no chunk');
});

it('leaves the answer to a chunk where nobody shares a module, and fails without one', async () => {
  const remote = startRemote(startHost());
  expect(await remote.loadShare(SHELL, asked())).toBe(false);
  await expect(remote.loadShare(SHELL)).rejects.toThrow(`Nobody shares ${SHELL}.`);
});

it('gives at once what is there, and nothing that is still to come', async () => {
  const host = startHost(provided(async () => () => 'the shell'));
  const remote = startRemote(host);
  expect(() => remote.loadShareSync(SHELL)).toThrow(`${SHELL} is imported before it is there.`);
  const factory = await host.loadShare(SHELL);
  expect(remote.loadShareSync(SHELL, asked())).toBe(factory);
  const eager = startHost(provided(() => () => 'eager'));
  expect(eager.loadShareSync(SHELL)()).toBe('eager');
});

it('takes the copy that is loaded before a newer one, and else the newest', async () => {
  const copies = ['1.9.0', '1.10.0'].map((version) => provided(() => () => version, version));
  const fresh = await startHost(...copies).loadShare(SHELL);
  expect(moduleOf(fresh)).toBe('1.10.0');
  const host = startHost(...copies.slice(0, 1));
  await host.loadShare(SHELL);
  host.registerShared({ [SHELL]: copies });
  const factory = await startRemote(host).loadShare(SHELL, asked());
  expect(moduleOf(factory)).toBe('1.9.0');
});

it('keeps a copy that is known when the same version is provided again', async () => {
  const host = startHost(provided(() => () => 'the first'));
  const remote = startRemote(host);
  remote.registerShared({ [SHELL]: [provided(() => () => 'the second')] });
  expect(remote.initializeSharing()).toEqual([]);
  const factory = await remote.loadShare(SHELL);
  expect(moduleOf(factory)).toBe('the first');
});

it.each([
  ['^1.1.0', 1],
  ['2.0.0', 1],
  ['^1.0.0', 0],
  ['1.0.0', 0],
])('says that a remote gets another version than it wants: %s', async (required, warnings) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await startRemote(startHost(provided(() => () => 'it'))).loadShare(SHELL, asked(required));
  expect(warn).toHaveBeenCalledTimes(warnings);
  warn.mockRestore();
});

it('lets a plugin of the page find another copy', async () => {
  federationOfPage().__GLOBAL_PLUGIN__.push(
    { name: 'watches' },
    {
      name: 'development',
      resolveShare(found) {
        const shared = found.resolver()?.shared;
        const lib = () => 'the development build';
        return { ...found, resolver: () => shared && { shared: { ...shared, lib } } };
      },
    },
  );
  const factory = await startHost(provided(() => () => 'released')).loadShare(SHELL);
  expect(moduleOf(factory)).toBe('the development build');
});

describe('a remote that brings the package’s runtime along', () => {
  it('takes what the host has loaded, and fetches what it has not', async () => {
    const get = jest.fn(async () => () => 'the shell');
    const host = startHost(provided(get));
    const foreign = new ModuleFederation({ name: 'other', remotes: [], shared: {} });
    foreign.initShareScopeMap('default', host.shareScopeMap.default ?? {});
    const theirs = await foreign.loadShare(SHELL, {
      customShareInfo: { scope: ['default'], shareConfig: { requiredVersion: '^1.0.0' } },
    });
    expect(await host.loadShare(SHELL)).toBe(theirs);
    expect(get).toHaveBeenCalledTimes(1);
  });

  it('does not replace what the host provides', async () => {
    const host = startHost(provided(async () => () => 'of the host'));
    const shareConfig = { singleton: true, requiredVersion: '^1.0.0' };
    const own = { version: '1.0.0', get: async () => () => 'its own', shareConfig };
    const foreign = new ModuleFederation({ name: 'other', remotes: [], shared: { [SHELL]: own } });
    foreign.initShareScopeMap('default', host.shareScopeMap.default ?? {});
    await Promise.all(foreign.initializeSharing('default', { strategy: 'loaded-first' }));
    const factory = await host.loadShare(SHELL);
    expect(moduleOf(factory)).toBe('of the host');
  });
});
