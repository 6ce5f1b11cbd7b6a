/**
 * What federation runtimes leave on a page for each other, under names that they all know: shared modules, instances, and plugins
 * that each instance asks. A remote of another tool brings a runtime along, and fills in what that needs besides.
 */

/** Gives a module, evaluated. */
export type Factory = () => unknown;

/** Semantic versions: one, or the oldest of a generation (`^19.3.1`); `false` where any will do. */
export type Requirement = string | false;

/** A shared module in a scope, in the form of `@module-federation/runtime-core`. */
export type SharedModule = {
  version: string;
  get: (() => Factory) | (() => Promise<Factory>);
  scope: string[];
  shareConfig: {
    singleton?: boolean;
    eager?: boolean;
    strictVersion?: boolean;
    requiredVersion: Requirement;
  };
  /** Name of the instance that provides it. */
  from: string;
  /** Names of those that have taken it. */
  useIn: string[];
  deps: string[];
  strategy: 'loaded-first';
  lib?: Factory;
  loaded?: boolean;
  loading: Promise<Factory> | null;
};

/** Shared modules by version, by request and by scope. */
export type ShareScope = Record<string, Record<string, SharedModule>>;
export type ShareScopes = Record<string, ShareScope>;

/** Scopes, as far as a failed attempt leaves something in them. */
export type Attempts = Record<
  string,
  Record<string, Record<string, Partial<Pick<SharedModule, 'loaded' | 'loading'>>>>
>;

/** Which copy of a shared module is found; a plugin may find another one. */
export type Resolution = { pkgName: string; resolver: () => { shared: SharedModule } | undefined };

/** Those hooks of the package's plugins that are called here, or by runtimes that remotes bring along. */
export type FederationPlugin = {
  name: string;
  /** May answer with another copy of a shared module. */
  resolveShare?: (asked: Resolution) => Resolution;
  errorLoadShare?: (failed: { pkgName: string; shareScopeMap: Attempts }) => void;
};

/** An instance, as far as others have to know it. */
type Instance = { name: string; shareScopeMap: ShareScopes };

type Federation = { __GLOBAL_PLUGIN__: FederationPlugin[]; __INSTANCES__: Instance[] };

const page = globalThis as { __FEDERATION__?: Partial<Federation> };

/** Instances and plugins of the page, whoever has come first. */
export function federationOfPage(): Federation {
  page.__FEDERATION__ ??= {};
  const { __GLOBAL_PLUGIN__ = [], __INSTANCES__ = [] } = page.__FEDERATION__;
  return Object.assign(page.__FEDERATION__, { __GLOBAL_PLUGIN__, __INSTANCES__ });
}

let host: Instance | undefined;

/** Enters the host's instance, once, before any remote. */
export function enterHost(instance: Instance, plugin: FederationPlugin): void {
  const { __INSTANCES__, __GLOBAL_PLUGIN__ } = federationOfPage();
  __INSTANCES__.push(instance);
  __GLOBAL_PLUGIN__.push(plugin);
  host = instance;
}

/** @returns the modules that the host shares with its remotes, by scope */
export function sharedByHost(): ShareScopes {
  if (!host) throw new Error('The federation runtime did not start with the host.');
  return host.shareScopeMap;
}
