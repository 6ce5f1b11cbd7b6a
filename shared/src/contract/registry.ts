import * as v from 'valibot';
import { type Descriptor, descriptorSchema, type RouteDescriptor } from './descriptor';
import { hasRowsBelow } from './rows';

export const REGISTRY_SCHEMA_VERSION = 1;

/** One published, immutable version of a remote. */
export const registryVersionSchema = v.object({
  /** Ends with a slash; on the portal's origin or on an allowed one. */
  baseUrl: v.pipe(v.string(), v.endsWith('/')),
  descriptor: descriptorSchema,
  /** Federation manifest, relative to the base URL. */
  manifest: v.string(),
  integrity: v.string(),
  publishedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Who published it: `user:` and the account of a machine, or `token:` and the name of a token. */
  publishedBy: v.optional(v.string()),
  /** Commit of the sources that it was built from, where the build knew one. */
  commit: v.optional(v.string()),
  /** When it was last active or tried, once it no longer is; pages that were opened then may still need it. */
  lastUsedAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /** Somebody went back from it: no rollback returns to it. */
  withdrawn: v.optional(v.boolean()),
});
export type RegistryVersion = v.InferOutput<typeof registryVersionSchema>;

/** A version that a share of the visitors gets, as a trial. */
export const canarySchema = v.object({
  version: v.string(),
  percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  startedAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /** The portal ended the trial: nobody gets the version any more. */
  stopped: v.optional(v.object({ at: v.pipe(v.string(), v.isoTimestamp()), reason: v.string() })),
});
export type Canary = v.InferOutput<typeof canarySchema>;

export const registryRemoteSchema = v.object({
  enabled: v.boolean(),
  active: v.string(),
  /** The version that was active before and held: the first of `history`. */
  previous: v.nullable(v.string()),
  /** Versions that were active before and held, newest first; a registry of before has `previous` alone. */
  history: v.optional(v.array(v.string())),
  canary: v.optional(canarySchema),
  versions: v.record(v.string(), registryVersionSchema),
});
export type RegistryRemote = v.InferOutput<typeof registryRemoteSchema>;

/** `registry.json`: which remotes exist and which version of each a page loads. */
export const registrySchema = v.object({
  schemaVersion: v.literal(REGISTRY_SCHEMA_VERSION),
  updatedAt: v.pipe(v.string(), v.isoTimestamp()),
  remotes: v.record(v.string(), registryRemoteSchema),
});
export type Registry = v.InferOutput<typeof registrySchema>;

/** A registry without remotes, as a new portal has it. */
export function emptyRegistry(now: Date): Registry {
  return { schemaVersion: REGISTRY_SCHEMA_VERSION, updatedAt: now.toISOString(), remotes: {} };
}

export type ResolvedRoute = { remote: string; route: RouteDescriptor; descriptor: Descriptor };

/** The version a page loads, and the one it falls back to. */
export function versionOf(
  remote: RegistryRemote,
  version = remote.active,
): RegistryVersion | undefined {
  return remote.versions[version];
}

/** Every route of every active remote, in the registry's order; disabled remotes included, marked by `enabled` of the remote. */
export function routesOf(registry: Registry): ResolvedRoute[] {
  return Object.entries(registry.remotes).flatMap(([remote, entry]) => {
    const descriptor = versionOf(entry)?.descriptor;
    return descriptor ? descriptor.routes.map((route) => ({ remote, route, descriptor })) : [];
  });
}

/**
 * Finds the route of a path; case and a closing slash do not matter. Where a guarded page and an open one differ by case
 * alone, the guarded one has its exact spelling, and the open one every other (docs/decisions/0069). What no route has of its
 * own may be a row below one (docs/decisions/0108).
 */
export function matchRoute(registry: Registry, pathname: string): ResolvedRoute | undefined {
  const wanted = normalizePath(pathname);
  const found = routesOf(registry).filter(({ route }) => normalizePath(route.path) === wanted);
  return (
    found.find(({ route }) => route.path === withoutClosingSlash(pathname)) ??
    found.find(({ route }) => !route.guarded) ??
    found[0] ??
    routesOf(registry).find(({ route }) => isBelow(route, wanted))
  );
}

/** Whether an address is a route's: its path, or that of a row below it. */
export function isAddressOf(route: RouteDescriptor, pathname: string): boolean {
  const wanted = normalizePath(pathname);
  return normalizePath(route.path) === wanted || isBelow(route, wanted);
}

function isBelow(route: RouteDescriptor, wanted: string): boolean {
  return hasRowsBelow(route) && wanted.startsWith(`${normalizePath(route.path)}/`);
}

/** The open page whose address differs from that of a guarded one by case alone. */
export function openTwin(
  registry: Registry,
  { path, guarded }: RouteDescriptor,
): ResolvedRoute | undefined {
  if (!guarded) return undefined;
  const wanted = normalizePath(path);
  return routesOf(registry).find(
    ({ route }) => !route.guarded && normalizePath(route.path) === wanted,
  );
}

/** Lower case, without closing slash: two spellings of one address compare equal. */
export function normalizePath(pathname: string): string {
  return withoutClosingSlash(pathname).toLowerCase();
}

function withoutClosingSlash(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}

/** The registry cut down to what a page needs: the versions that may be loaded, without what only the server uses. */
export function registryForPage(registry: Registry): Registry {
  const remotes = Object.fromEntries(
    Object.entries(registry.remotes).map(([name, remote]) => {
      const wanted = new Set([remote.active, remote.previous, remote.canary?.version]);
      const versions = Object.fromEntries(
        Object.entries(remote.versions)
          .filter(([version]) => wanted.has(version))
          .map(([version, entry]) => [version, versionForPage(entry, version === remote.active)]),
      );
      const { history: _history, ...shown } = remote;
      return [name, { ...shown, versions }];
    }),
  );
  return { ...registry, remotes };
}

/**
 * Who published a version, and of which commit, is the operator's to know. Façades and hashes of preloads are the server's, who
 * writes them; the entry brings those of its chunks. What is kept for times without network is read later. Addresses and menus
 * are those of the active version, also where another one takes its place.
 */
function versionForPage(version: RegistryVersion, isActive: boolean): RegistryVersion {
  const { publishedBy: _by, commit: _commit, ...dated } = version;
  const { lastUsedAt: _lastUsedAt, withdrawn: _withdrawn, ...shown } = dated;
  const { preloadIntegrity: _hashes, offlineFiles: _files, ...named } = shown.descriptor;
  const { facades: _facades, ...descriptor } = named;
  return {
    ...shown,
    descriptor: isActive ? descriptor : { ...descriptor, routes: [], navigation: [] },
  };
}
