import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type * as v from 'valibot';
import type { ChangeSignals } from '../database/change-signals';
import { AppError } from './app-error';
import { KeptBody } from './kept-body';
import type { ValibotApp } from './validation';

export type CachedDocument = {
  send: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  /** What is sent now: the same object until one of the tables changes. */
  current: () => Promise<KeptBody>;
};

export type CachedRows = {
  /** @throws AppError NOT_FOUND */
  send: (id: string, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  current: (id: string) => Promise<KeptBody | undefined>;
};

type Described = { tags: string[]; summary: string; answer: v.GenericSchema };

declare module 'fastify' {
  interface FastifyInstance {
    /** Documents that everybody may read, by path without its first slash: what pages are drawn from. */
    publicDocuments: Map<string, CachedDocument['current']>;
    /** The same of single rows, by path of their list: a row that there is not has none. */
    rowDocuments: Map<string, CachedRows['current']>;
  }
}

/** Answers a path with a document, to everybody, and lets pages be drawn from it. */
export function answerWithDocument(
  app: ValibotApp,
  path: `/v1/${string}`,
  { tags, summary, answer }: Described,
  document: CachedDocument,
): void {
  app.publicDocuments.set(path.slice(1), document.current);
  app.get(
    path,
    { config: { access: 'public' }, schema: { tags, summary, response: { 200: answer } } },
    (request, reply) => document.send(request, reply),
  );
}

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

  return { current, send: async (request, reply) => sendBody(await current(), request, reply) };
}

/** Rows whose documents are kept, those asked for longest ago make room. */
const MOST_ROWS = 500;

/**
 * The same for each row of a list, by its identifier, for as many rows as are kept.
 * @param read answers undefined for a row that there is not, which is not kept
 */
export function createCachedRows(
  signals: ChangeSignals,
  tables: readonly string[],
  read: (id: string) => Promise<unknown>,
): CachedRows {
  const kept = new LRUCache<string, CachedDocument['current']>({ max: MOST_ROWS });

  const current = async (id: string): Promise<KeptBody | undefined> => {
    const known =
      kept.get(id) ?? createCachedDocument(signals, tables, () => found(read, id)).current;
    try {
      const body = await known();
      kept.set(id, known);
      return body;
    } catch (error) {
      if (!(error instanceof NoSuchRow)) throw error;
      kept.delete(id);
      return undefined;
    }
  };

  return {
    current,
    send: async (id, request, reply) => {
      const body = await current(id);
      if (!body) throw new AppError('NOT_FOUND');
      return sendBody(body, request, reply);
    },
  };
}

class NoSuchRow extends Error {}

async function found(read: (id: string) => Promise<unknown>, id: string): Promise<unknown> {
  const row = await read(id);
  if (row === undefined) throw new NoSuchRow(`There is no row ${id}`);
  return row;
}

function sendBody(body: KeptBody, request: FastifyRequest, reply: FastifyReply) {
  reply.headers({
    'cache-control': 'no-cache',
    'content-type': 'application/json; charset=utf-8',
  });
  return body.send(request, reply);
}
