import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends a text with a validator made of its content, or 304 to a reader who has it already. */
export function sendWithEtag(
  request: FastifyRequest,
  reply: FastifyReply,
  body: string,
): FastifyReply {
  // Weak: the same content may travel compressed or not.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  reply.header('etag', etag);
  const known = request.headers['if-none-match']?.split(',').map((value) => value.trim());
  if (known?.includes(etag)) return reply.code(304).send();
  return reply.serializer((payload: unknown) => String(payload)).send(body);
}
