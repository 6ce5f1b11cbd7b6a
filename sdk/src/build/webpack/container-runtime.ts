/**
 * What webpack's generated code calls in a remote's entry, in the place of `@module-federation/webpack-bundler-runtime`
 * (docs/decisions/0144-what-an-entry-carries.md). A remote takes every shared module from the host and has no remotes of
 * its own, so that this is all it needs; what remains is done by the host's federation runtime.
 */

type ModuleId = string | number;
type Factory = () => unknown;
type PendingModule = { exports: unknown };

type ShareConfig = {
  requiredVersion: string | false;
  strictVersion: boolean;
  singleton: boolean;
  eager: boolean;
};

/** How a module that webpack leaves out of the build is found among the shared ones. */
type ConsumeData = ShareConfig & {
  shareKey: string;
  shareScope: string[];
  /** The remote's own copy, or what says that the host has none, as webpack writes it with `import: false`. */
  fallback: () => Factory | Promise<Factory>;
};

type ShareContext = {
  customShareInfo: { scope: string[]; shareConfig: ShareConfig };
  context: { trigger: 'build'; moduleId: ModuleId };
};

/** The part of the host's federation instances that is used here. */
type Instance = {
  name: string;
  options: { name: string; version?: string; shareStrategy?: string };
  initOptions: (options: InstanceOptions) => unknown;
  initShareScopeMap: (scope: string, shared: object, extra: { hostShareScopeMap: object }) => void;
  initializeSharing: (
    scope: string,
    options: { strategy: string | undefined; initScope: unknown[] | undefined; from: 'build' },
  ) => Promise<unknown>[];
  /** `false` where nobody provides the module. */
  loadShare: (key: string, options: ShareContext) => Promise<Factory | false>;
  loadShareSync: (key: string, options: ShareContext) => Factory;
};

type InstanceOptions = { name: string; remotes?: unknown[]; version?: string };
type InstanceConstructor = new (options: InstanceOptions) => Instance;

/** The part of `@module-federation/runtime-core` that is used here; the host puts it on the page, or what stands in its place. */
type RuntimeCore = {
  CurrentGlobal: { __FEDERATION__: { __INSTANCES__: Instance[] } };
  ModuleFederation: InstanceConstructor;
  /** The class of a debugger, where there is one. */
  getGlobalFederationConstructor: () => InstanceConstructor | undefined;
  setGlobalFederationInstance: (instance: Instance) => void;
};

type EntryOptions = { version?: string; shareScopeMap?: object };

/** webpack's runtime with what the federation plugin adds to it. */
export type FederatedRequire = {
  /** Factories and instances of modules. */
  m: Record<ModuleId, (module: PendingModule) => void>;
  c: Record<ModuleId, unknown>;
  /** Prepares a share scope. */
  I: (scope: string, initScope?: unknown[]) => unknown;
  federation: { initOptions: InstanceOptions; instance: Instance };
  consumesLoadingData: { moduleIdToConsumeDataMapping: Record<ModuleId, ConsumeData> };
};

type Given = { webpackRequire: FederatedRequire };
type Consumed = Given & { installedModules: Record<ModuleId, Promise<void> | 0> };

const page = globalThis as { _FEDERATION_RUNTIME_CORE?: RuntimeCore };

/**
 * Makes the instance of this remote, or finds the one that an earlier evaluation of the entry has made.
 * @throws Error where no host has provided the runtime
 */
function init({ webpackRequire }: Given): Instance {
  const core = page._FEDERATION_RUNTIME_CORE;
  if (!core) throw new Error('No host provides the federation runtime.');
  const { initOptions } = webpackRequire.federation;
  const known = core.CurrentGlobal.__FEDERATION__.__INSTANCES__.find(
    ({ options: { name, version } }) => name === initOptions.name && !version,
  );
  if (known) {
    known.initOptions(initOptions);
    return known;
  }
  const instance = new (core.getGlobalFederationConstructor() ?? core.ModuleFederation)(
    initOptions,
  );
  core.setGlobalFederationInstance(instance);
  return instance;
}

/** The container's `init`: from here on the remote takes shared modules from the host's scope. */
function initContainerEntry({
  webpackRequire,
  shareScope,
  initScope,
  shareScopeKey,
  remoteEntryInitOptions,
}: Given & {
  shareScope: object;
  initScope?: unknown[];
  shareScopeKey: string;
  remoteEntryInitOptions?: EntryOptions;
}): unknown {
  const { initOptions, instance } = webpackRequire.federation;
  instance.initOptions({ name: initOptions.name, remotes: [], ...remoteEntryInitOptions });
  instance.initShareScopeMap(shareScopeKey, shareScope, {
    hostShareScopeMap: remoteEntryInitOptions?.shareScopeMap ?? {},
  });
  return webpackRequire.I(shareScopeKey, initScope);
}

/** webpack's `I`: lets the instance know a share scope. */
export async function initializeSharing({
  webpackRequire,
  shareScopeName,
  initScope,
}: Given & { shareScopeName: string; initScope?: unknown[] }): Promise<true> {
  const { instance } = webpackRequire.federation;
  const strategy = instance.options.shareStrategy;
  await Promise.all(
    instance.initializeSharing(shareScopeName, { strategy, initScope, from: 'build' }),
  );
  return true;
}

/**
 * Takes the shared modules that a chunk imports from the host, while the chunk is fetched. One whose file does not come fails the
 * chunk, and is asked for again with it: webpack would keep a module that an import has thrown in, half evaluated. One that
 * the host does not have throws where it is imported.
 */
export function consumes({
  webpackRequire,
  installedModules,
  chunkId,
  chunkMapping,
  promises,
}: Consumed & {
  chunkId: ModuleId;
  chunkMapping: Record<ModuleId, ModuleId[]>;
  promises: Promise<void>[];
}): void {
  for (const id of chunkMapping[chunkId] ?? []) {
    let pending = installedModules[id];
    if (pending === undefined) {
      pending = load(webpackRequire, id).then(
        (factory) => {
          installedModules[id] = 0;
          define(webpackRequire, id, factory);
        },
        (error: unknown) => {
          delete installedModules[id];
          throw error;
        },
      );
      installedModules[id] = pending;
    }
    if (pending) promises.push(pending);
  }
}

async function load(webpackRequire: FederatedRequire, id: ModuleId): Promise<Factory> {
  const { shareKey, fallback, asked } = consumed(webpackRequire, id);
  const factory = await webpackRequire.federation.instance.loadShare(shareKey, asked);
  return factory === false ? fallback() : factory;
}

/** Shared modules that the entry itself imports: the host has them when the container is asked for anything. */
export function installInitialConsumes({
  webpackRequire,
  installedModules,
  initialConsumes,
}: Consumed & { initialConsumes: ModuleId[] }): void {
  for (const id of initialConsumes) {
    define(webpackRequire, id, () => {
      installedModules[id] = 0;
      const { shareKey, asked } = consumed(webpackRequire, id);
      return webpackRequire.federation.instance.loadShareSync(shareKey, asked)();
    });
  }
}

/** Gives webpack the module; nothing is kept of one that throws. */
function define({ m, c }: FederatedRequire, id: ModuleId, factory: Factory): void {
  m[id] = (module) => {
    delete c[id];
    module.exports = factory();
  };
}

/** What the build says of a shared module, and how the instance is asked for it. */
function consumed({ consumesLoadingData }: FederatedRequire, moduleId: ModuleId) {
  const data = consumesLoadingData.moduleIdToConsumeDataMapping[moduleId];
  if (!data) throw new Error(`Unknown shared module ${moduleId}`);
  const { shareKey, shareScope, fallback, ...shareConfig } = data;
  const asked: ShareContext = {
    customShareInfo: { scope: shareScope, shareConfig },
    context: { trigger: 'build', moduleId },
  };
  return { shareKey, fallback, asked };
}

/** Read by the module that the federation plugin writes: it takes the entry's instance from `init`. */
const federation = {
  bundlerRuntime: {
    init,
    initContainerEntry,
    I: initializeSharing,
    consumes,
    installInitialConsumes,
  },
};

// biome-ignore lint/style/noDefaultExport: the federation plugin's module asks for it
export default federation;
