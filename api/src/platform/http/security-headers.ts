import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { InlineHashes } from './inline-hashes';

export type SecurityOptions = {
  /** Origins other than the portal's from which remotes may come. */
  remoteOrigins: readonly string[];
  /** Remotes under test on this machine are allowed. */
  overrides: boolean;
  production: boolean;
};

const LOCAL_ORIGINS = ['http://localhost:*', 'http://127.0.0.1:*'];

/** What every answer carries, those too that are given before any route is known. */
export const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  // The query of a page may hold the token of a link: not even our own calls and their logs get to see it.
  'referrer-policy': 'strict-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
};

/** Headers every answer carries; pages add their own policy by `allowPage`. */
export function registerSecurityHeaders(app: FastifyInstance, options: SecurityOptions): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS);
    if (options.production && request.protocol === 'https') {
      // This name alone: other services of the same domain may not speak HTTPS.
      reply.header('strict-transport-security', 'max-age=31536000');
    }
  });
}

/** Puts the policy of a page on its answer. */
export function allowPage(
  request: FastifyRequest,
  reply: FastifyReply,
  options: SecurityOptions,
  hashes: InlineHashes,
): void {
  reply.header('content-security-policy', pagePolicy(hashes, request.headers.host ?? '', options));
}

/**
 * The content security policy of a page. What stands in the page itself is admitted by its hash: a nonce would make
 * every answer different, and each would have to be compressed anew (decision 20).
 */
export function pagePolicy(hashes: InlineHashes, host: string, options: SecurityOptions): string {
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
