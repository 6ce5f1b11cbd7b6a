import type { InlineHashes } from './inline-hashes';

/** What the policy of a page depends on, its own text apart. */
export type PolicyOptions = {
  /** Origins other than the portal's from which remotes may come. */
  remoteOrigins: readonly string[];
  /** Remotes under test on this machine are allowed. */
  overrides: boolean;
};

const LOCAL_ORIGINS = ['http://localhost:*', 'http://127.0.0.1:*'];

/**
 * The content security policy of a page. What stands in the page itself is admitted by its hash: a nonce would make
 * every answer different, and each would have to be compressed anew (decision 20).
 */
export function pagePolicy(hashes: InlineHashes, host: string, options: PolicyOptions): string {
  const origins = [...options.remoteOrigins, ...(options.overrides ? LOCAL_ORIGINS : [])];
  // Older browsers do not read 'self' as covering the page's own WebSocket.
  const sockets = /^[\w.-]+(?::\d+)?$|^\[[\da-f:]+\](?::\d+)?$/i.test(host)
    ? [`ws://${host}`, `wss://${host}`]
    : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes.scripts, ...origins],
    'style-src': ["'self'", ...hashes.styles, ...origins],
    // React writes style attributes; no attribute can reach the network under the other directives.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...origins],
    'font-src': ["'self'", ...origins],
    'connect-src': ["'self'", ...sockets, ...origins],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
