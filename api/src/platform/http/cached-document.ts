import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ChangeSignals } from '../database/change-signals';
import { KeptBody } from './kept-body';

export type CachedDocument = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

/**
 * A JSON document made of some tables, kept until one of them changes; browsers must ask each time, and get
 * 304 for what they have.
 * @param tables that `read` reads, all with a change trigger (migration 0005)
 */
export function createCachedDocument(
  signals: ChangeSignals,
  tables: readonly string[],
  read: () => Promise<unknown>,
): CachedDocument {
  let kept: { revision: string; body: Promise<KeptBody> } | null = null;
  const make = async () => new KeptBody(JSON.stringify(await read()));

  const current = (): Promise<KeptBody> => {
    // Taken before the reading: a change in between makes the result old at once.
    const revision = signals.revisionOf(tables);
    if (revision === null) return make();
    if (kept?.revision === revision) return kept.body;
    const body = make();
    kept = { revision, body };
    body.catch(() => {
      if (kept?.body === body) kept = null;
    });
    return body;
  };

  return async (request, reply) => {
    const body = await current();
    reply.headers({
      'cache-control': 'no-cache',
      'content-type': 'application/json; charset=utf-8',
    });
    return body.send(request, reply);
  };
}
