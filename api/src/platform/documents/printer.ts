import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Metrics } from '../http/metrics';
import type { PrintPool } from './print-pool';
import type { Template } from './template';

export type Printer = {
  /** @throws AppError DOCUMENTS_BUSY, DOCUMENT_FAILED */
  print: <Content>(template: Template<Content>, content: Content) => Promise<Buffer>;
  /** Documents that wait for a thread. */
  waiting: () => number;
};

/** Problems of every call that answers or sends a document. */
export const PRINT_PROBLEMS = ['DOCUMENTS_BUSY', 'DOCUMENT_FAILED'] as const;

type Options = {
  pool: Pick<PrintPool, 'draw' | 'waiting'>;
  requested: Metrics['documents']['requested'];
};

/** A few hundred documents. They name people: what was erased is soon forgotten here too. */
const MOST_BYTES = 32 * 1024 * 1024;
const KEPT_MS = 10 * 60_000;

/** Draws documents, and gives the same one again to whoever asks for the same content. */
export function createPrinter({ pool, requested }: Options): Printer {
  const cache = new LRUCache<string, Buffer, () => Promise<Buffer>>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength,
    ttl: KEPT_MS,
    ttlAutopurge: true,
    // Two who ask at the same time wait for one drawing.
    fetchMethod: (_key, _stale, { context: draw }) => draw(),
  });
  return {
    print: async ({ name }, content) => {
      const text = JSON.stringify([name, content]);
      const key = createHash('sha256').update(text).digest('base64url');
      let outcome = 'kept';
      try {
        return await cache.forceFetch(key, {
          context: () => {
            outcome = 'drawn';
            return pool.draw({ template: name, content });
          },
        });
      } catch (error) {
        outcome = 'refused';
        throw error;
      } finally {
        requested.inc({ document: name, outcome });
      }
    },
    waiting: pool.waiting,
  };
}
