import type { FastifyReply } from 'fastify';

/** Neither a cache nor the next site learns of a badge's link. */
export function keepToHolder(reply: FastifyReply): FastifyReply {
  return reply.headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
}
