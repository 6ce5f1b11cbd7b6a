import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ChangeSignals } from '../database/change-signals';
import { compressFor } from './compression';
import { etagOf, isKnown } from './etag';

type Entry = {
  etag: string;
  body: Buffer;
  /** By content encoding, made when first asked for. */
  compressed: Map<string, Promise<Buffer>>;
};

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
  let kept: { revision: string; entry: Promise<Entry> } | null = null;

  const current = (): Promise<Entry> => {
    // Taken before the reading: a change in between makes the result old at once.
    const revision = signals.revisionOf(tables);
    if (revision === null) return make(read);
    if (kept?.revision === revision) return kept.entry;
    const entry = make(read);
    kept = { revision, entry };
    entry.catch(() => {
      if (kept?.entry === entry) kept = null;
    });
    return entry;
  };

  return async (request, reply) => {
    const { etag, body, compressed } = await current();
    reply.headers({
      'cache-control': 'no-cache',
      'content-type': 'application/json; charset=utf-8',
      vary: 'accept-encoding',
      etag,
    });
    if (isKnown(request, etag)) return reply.code(304).send();
    const compression = compressFor(request.headers['accept-encoding'], body.length);
    if (compression === null) return reply.send(body);
    reply.header('content-encoding', compression.encoding);
    let made = compressed.get(compression.encoding);
    if (made === undefined) {
      made = compression.compress(body);
      compressed.set(compression.encoding, made);
    }
    return reply.send(await made);
  };
}

async function make(read: () => Promise<unknown>): Promise<Entry> {
  const body = Buffer.from(JSON.stringify(await read()));
  return { etag: etagOf(body), body, compressed: new Map() };
}
