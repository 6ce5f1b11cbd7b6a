import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** Shared modules by scope, request and version, as the federation runtime keeps them (the part that is used here). */
type Scopes = Record<
  string,
  Record<string, Record<string, { loaded?: boolean; loading?: null | Promise<unknown> }>>
>;

/**
 * Forgets a failed attempt at a shared module: the runtime keeps it, in the scope that all containers of the page share, and
 * would answer with it for as long as the page is open.
 */
export function forgetFailed(scopes: Scopes, request: string): void {
  for (const scope of Object.values(scopes)) {
    for (const shared of Object.values(scope[request] ?? {})) {
      if (!shared.loaded) shared.loading = null;
    }
  }
}

/** Lets a part of a façade be fetched again whose file could not be had (docs/decisions/0145). */
export const failedSharesPlugin: ModuleFederationRuntimePlugin = {
  name: 'failed-shares',
  errorLoadShare: ({ pkgName, shareScopeMap }) => forgetFailed(shareScopeMap, pkgName),
};
