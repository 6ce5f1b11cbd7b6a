import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A validator made of the content. Weak: the same content may travel compressed or not. */
export function etagOf(body: string | Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}

/** Whether the reader says that it has this already. */
export function isKnown(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'];
  return known?.split(',').some((value) => value.trim() === etag) ?? false;
}

/** Sends a text with a validator made of its content, or 304 to a reader who has it already. */
export function sendWithEtag(
  request: FastifyRequest,
  reply: FastifyReply,
  body: string,
): FastifyReply {
  const etag = etagOf(body);
  reply.header('etag', etag);
  if (isKnown(request, etag)) return reply.code(304).send();
  return reply.serializer((payload: unknown) => String(payload)).send(body);
}
