import type { Attempts, FederationPlugin } from './page-federation';

/**
 * Forgets a failed attempt at a shared module: the package's runtime keeps it, in the scope that all containers of the page share,
 * and would answer with it for as long as the page is open.
 */
export function forgetFailed(scopes: Attempts, request: string): void {
  for (const scope of Object.values(scopes)) {
    for (const shared of Object.values(scope[request] ?? {})) {
      if (!shared.loaded) shared.loading = null;
    }
  }
}

/** Lets remotes that bring a runtime along fetch a part of a façade again whose file could not be had (docs/decisions/0145). */
export const failedSharesPlugin: FederationPlugin = {
  name: 'failed-shares',
  errorLoadShare: ({ pkgName, shareScopeMap }) => forgetFailed(shareScopeMap, pkgName),
};
