import type { InlineHashes } from '@mosta/release/page/inline-hashes';
import { type PolicyOptions, pagePolicy } from '@mosta/release/page/page-policy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What the policy of pages depends on, and what all answers do. */
export type SecurityOptions = PolicyOptions & { production: boolean };

/** What every answer carries, those too that are given before any route is known. */
export const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  // The query of a page may hold the token of a link: not even our own calls and their logs get to see it.
  'referrer-policy': 'strict-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // The camera is for the entrance of the fair; a page that leads there may have been opened at any address.
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
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
