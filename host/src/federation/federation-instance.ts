/**
 * The host's federation runtime: which copy of a shared module a page uses. It stands in the place of
 * `@module-federation/runtime-core`, has its methods that webpack's generated code calls, and keeps shared modules in the form that it has, since
 * remotes of other tools bring that package along and read and write the same objects (docs/decisions/0147).
 */
import { contractSatisfies } from '@mosta/shared/contract/contract-version';
import {
  type Factory,
  federationOfPage,
  type Requirement,
  type Resolution,
  type SharedModule,
  type ShareScope,
  type ShareScopes,
} from './page-federation';

/** What a build says of a module that it provides. */
export type Provided = Pick<SharedModule, 'version' | 'get' | 'scope' | 'shareConfig'>;

export type InstanceOptions = {
  name: string;
  version?: string;
  shareStrategy?: string;
  shared?: Record<string, Provided[]>;
};

/** How a chunk asks for a module that its build has left out. */
export type Asked = {
  customShareInfo?: { scope: string[]; shareConfig: { requiredVersion: Requirement } };
};

const DEFAULT_SCOPE = 'default';

export class FederationInstance {
  readonly name: string;
  readonly shareScopeMap: ShareScopes = {};
  options: InstanceOptions;

  constructor(options: InstanceOptions) {
    this.name = options.name;
    this.options = options;
    this.registerShared(options.shared ?? {});
  }

  initOptions(options: InstanceOptions): InstanceOptions {
    this.options = { ...this.options, ...options };
    return this.options;
  }

  /** From here on the instance takes modules from that scope, the host's for a remote. */
  initShareScopeMap(name: string, scope: ShareScope): void {
    this.shareScopeMap[name] = scope;
  }

  /** Lets a scope know what this instance provides. @returns what is to be waited for: nothing */
  initializeSharing(): Promise<unknown>[] {
    this.registerShared(this.options.shared ?? {});
    return [];
  }

  /** What is there already stays: it may be in use. */
  registerShared(shared: Record<string, Provided[]>): void {
    for (const [request, provided] of Object.entries(shared)) {
      for (const module of provided) {
        for (const scope of module.scope) {
          this.shareScopeMap[scope] ??= {};
          this.shareScopeMap[scope][request] ??= {};
          this.shareScopeMap[scope][request][module.version] ??= this.#kept(module);
        }
      }
    }
  }

  /**
   * Fetches a shared module, once for all who ask. One that could not be had is asked for again by the next one.
   * @returns `false` where nobody provides it, for a chunk that has an answer of its own
   */
  async loadShare(request: string, asked?: Asked): Promise<Factory | false> {
    const found = this.#find(request, asked);
    if (!found) {
      if (asked?.customShareInfo) return false;
      throw new Error(`Nobody shares ${request}.`);
    }
    if (found.lib) return this.#taken(found, found.lib);
    found.loading ??= load(found);
    const { loading } = found;
    try {
      return this.#taken(found, await loading);
    } catch (error) {
      if (found.loading === loading) found.loading = null;
      throw error;
    }
  }

  /** A module that has been fetched before. @throws Error where it has not */
  loadShareSync(request: string, asked?: Asked): Factory {
    const found = this.#find(request, asked);
    const factory = found?.lib ?? found?.get();
    if (!found || !factory || factory instanceof Promise) {
      throw new Error(`${request} is imported before it is there.`);
    }
    return this.#taken(found, factory);
  }

  #kept(module: Provided): SharedModule {
    const kept = { from: this.name, strategy: 'loaded-first', loading: null } as const;
    return { ...kept, useIn: [], deps: [], ...module };
  }

  #taken(module: SharedModule, factory: Factory): Factory {
    module.lib = factory;
    module.loaded = true;
    if (!module.useIn.includes(this.name)) module.useIn.push(this.name);
    return factory;
  }

  /** The copy that is loaded, else the newest; a plugin on the page may know another one. */
  #find(request: string, asked?: Asked): SharedModule | undefined {
    const { scope = [DEFAULT_SCOPE], shareConfig } = asked?.customShareInfo ?? {};
    for (const name of scope) {
      const copies = Object.values(this.shareScopeMap[name]?.[request] ?? {});
      const [best] = copies.sort(byUse);
      if (!best) continue;
      this.#warnOfOther(request, best, shareConfig?.requiredVersion);
      return this.#resolve(request, best);
    }
    return undefined;
  }

  #resolve(request: string, found: SharedModule): SharedModule | undefined {
    let resolution: Resolution = { pkgName: request, resolver: () => ({ shared: found }) };
    for (const { resolveShare } of federationOfPage().__GLOBAL_PLUGIN__) {
      resolution = resolveShare?.(resolution) ?? resolution;
    }
    return resolution.resolver()?.shared;
  }

  #warnOfOther(request: string, { version, from }: SharedModule, required?: Requirement): void {
    if (!required || contractSatisfies(version, required)) return;
    console.warn(`${this.name} wants ${request} ${required}, and gets ${version} of ${from}.`);
  }
}

async function load(module: SharedModule): Promise<Factory> {
  return module.get();
}

const inUse = ({ loaded, loading }: SharedModule) => Number(Boolean(loaded || loading));

function byUse(one: SharedModule, other: SharedModule): number {
  return inUse(other) - inUse(one) || compareVersions(other.version, one.version);
}

function numbersOf(version: string): number[] {
  return version.split('.').map((part) => Number.parseInt(part, 10) || 0);
}

/** Negative where the first is the older one. */
function compareVersions(one: string, other: string): number {
  const [ours, theirs] = [numbersOf(one), numbersOf(other)];
  const differing = ours.findIndex((part, index) => part !== theirs[index]);
  return differing < 0 ? 0 : (ours[differing] ?? 0) - (theirs[differing] ?? 0);
}
