import { ModuleFederation } from '@module-federation/enhanced/runtime';
import federation, { type FederatedRequire } from './container-runtime';

const { bundlerRuntime } = federation;
const SHELL = '@mosta/shared/shell';
const MODULE = 67;

/** Modules of a page's host, by their request. */
type Provided = Record<string, () => Promise<() => unknown>>;

const instances: ModuleFederation[] = [];
const sharing = { singleton: true, requiredVersion: '^1.0.0', strictVersion: false, eager: false };

beforeEach(() => {
  instances.length = 0;
  provideCore({
    CurrentGlobal: { __FEDERATION__: { __INSTANCES__: instances } },
    ModuleFederation,
    getGlobalFederationConstructor: () => undefined,
    setGlobalFederationInstance: (instance: ModuleFederation) => instances.push(instance),
  });
});
afterEach(() => provideCore(undefined));

function provideCore(core: object | undefined): void {
  Reflect.set(globalThis, '_FEDERATION_RUNTIME_CORE', core);
}

function sharedBy(provided: Provided): ModuleFederation['shareScopeMap'] {
  const shared = Object.fromEntries(
    Object.entries(provided).map(([request, get]) => [
      request,
      { version: '1.0.0', scope: 'default', get, shareConfig: sharing },
    ]),
  );
  return new ModuleFederation({ name: 'host', remotes: [], shared }).shareScopeMap;
}

/** An entry as webpack writes it, whose one chunk imports one shared module. */
function startEntry(shareKey = SHELL, name = 'mosta_hotels_1') {
  const installedModules: Record<number, Promise<void> | 0> = {};
  const initOptions = { name, remotes: [], shareStrategy: 'loaded-first', shared: {} };
  const fallback = () => () => {
    throw new Error(`Can not get '${shareKey}'`);
  };
  const data = { shareKey, shareScope: ['default'], ...sharing, fallback };
  let made: FederatedRequire['federation']['instance'] | undefined;
  const webpackRequire: FederatedRequire = {
    ...{ m: {}, c: {}, consumesLoadingData: { moduleIdToConsumeDataMapping: { [MODULE]: data } } },
    I: (shareScopeName, initScope = []) =>
      bundlerRuntime.I({ webpackRequire, shareScopeName, initScope }),
    federation: {
      initOptions,
      get instance() {
        if (!made) throw new Error('The entry has not started.');
        return made;
      },
    },
  };
  const instance = bundlerRuntime.init({ webpackRequire });
  made = instance;
  return {
    instance,
    initialise: (scopes: ModuleFederation['shareScopeMap']) =>
      bundlerRuntime.initContainerEntry({
        webpackRequire,
        shareScope: scopes.default ?? {},
        initScope: [],
        shareScopeKey: 'default',
        remoteEntryInitOptions: { version: '', shareScopeMap: scopes },
      }),
    loadChunk: async (chunkId = 'route') => {
      const promises: Promise<void>[] = [];
      const chunkMapping = { route: [MODULE] };
      bundlerRuntime.consumes({
        ...{ webpackRequire, installedModules, chunkMapping, chunkId, promises },
      });
      await Promise.all(promises);
      return promises.length;
    },
    installInitial: () =>
      bundlerRuntime.installInitialConsumes({
        ...{ webpackRequire, installedModules, initialConsumes: [MODULE] },
      }),
    requireModule: () => {
      const module = { exports: undefined as unknown };
      webpackRequire.m[MODULE]?.(module);
      return module.exports;
    },
  };
}

it('takes a shared module from the host while the chunk is fetched, once', async () => {
  const get = jest.fn(async () => () => 'the shell of the host');
  const entry = startEntry();
  await entry.initialise(sharedBy({ [SHELL]: get }));
  expect(await entry.loadChunk('other')).toBe(0);
  expect(await entry.loadChunk()).toBe(1);
  expect(entry.requireModule()).toBe('the shell of the host');
  expect(await entry.loadChunk()).toBe(0);
  expect(get).toHaveBeenCalledTimes(1);
});

it('says where it is imported that the host has no such module', async () => {
  const entry = startEntry('@mosta/shared/later');
  await entry.initialise(sharedBy({}));
  await entry.loadChunk();
  expect(entry.requireModule).toThrow("Can not get '@mosta/shared/later'");
});

it('fails the chunk with what keeps a module from coming, and asks for it again with the chunk', async () => {
  const get = jest
    .fn<ReturnType<Provided[string]>, []>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue(() => 'here after all');
  const entry = startEntry();
  const shared = sharedBy({ [SHELL]: get });
  await entry.initialise(shared);
  await expect(entry.loadChunk()).rejects.toThrow('no network');
  // the runtime keeps the failed promise of a module; the page of a new attempt starts without it
  const kept = shared.default?.[SHELL]?.['1.0.0'];
  if (kept) kept.loading = null;
  await entry.loadChunk();
  expect(entry.requireModule()).toBe('here after all');
});

it('gives what the entry itself imports when it is asked for', async () => {
  const entry = startEntry();
  const shared = sharedBy({ [SHELL]: async () => () => 'loaded before' });
  await entry.initialise(shared);
  entry.installInitial();
  const other = startEntry(SHELL, 'mosta_public_1');
  await other.initialise(shared);
  await other.loadChunk();
  expect(entry.requireModule()).toBe('loaded before');
});

it('has an instance for each container, and the same one when an entry runs again', () => {
  const first = startEntry();
  const other = startEntry(SHELL, 'mosta_hotels_2');
  const again = startEntry();
  expect(again.instance).toBe(first.instance);
  expect(instances.map(({ name }) => name)).toEqual(['mosta_hotels_1', 'mosta_hotels_2']);
  expect(other.instance).not.toBe(first.instance);
});

it('uses the class of a debugger where there is one', () => {
  class Debugged extends ModuleFederation {}
  const core: object = Reflect.get(globalThis, '_FEDERATION_RUNTIME_CORE');
  provideCore({ ...core, getGlobalFederationConstructor: () => Debugged });
  expect(startEntry().instance).toBeInstanceOf(Debugged);
});

it('says that there is no host', () => {
  provideCore(undefined);
  expect(startEntry).toThrow('No host provides the federation runtime.');
});
