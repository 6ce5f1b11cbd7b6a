import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fp from 'fastify-plugin';
import { API_ROOT } from '../../config';
import { createPrintPool } from './print-pool';
import { createPrinter, type Printer } from './printer';

declare module 'fastify' {
  interface FastifyInstance {
    printer: Printer;
  }
}

/** One processor stays free for answering; more threads than that would only take memory. */
const MOST_THREADS = 4;
/** A wait of some seconds: who comes later is told to, instead of waiting in vain. */
const WAITING_PER_THREAD = 150;
const HEAP_MEGABYTES = 256;

/** The bundle has the worker's bundle beside it; from source it is compiled while it is loaded. */
const FROM_SOURCE = fileURLToPath(import.meta.url).endsWith('.ts');
const WORKER = FROM_SOURCE
  ? { file: join(API_ROOT, 'src/print-worker.ts'), execArgv: ['--import', 'tsx'] }
  : { file: join(API_ROOT, 'dist/print-worker.js'), execArgv: ['--enable-source-maps'] };

/** Draws the documents of all modules, each in `documentSeconds` at most. */
export const printerPlugin = fp<{ documentSeconds: number }>(
  async (app, { documentSeconds }) => {
    const { duration, requested } = app.metrics.documents;
    const threads = Math.min(MOST_THREADS, Math.max(1, availableParallelism() - 1));
    const limits = { milliseconds: documentSeconds * 1000, heapMegabytes: HEAP_MEGABYTES };
    const pool = createPrintPool({
      ...{ worker: WORKER, threads, mostWaiting: threads * WAITING_PER_THREAD, limits },
      onEnd: ({ template: document }, outcome, milliseconds) =>
        duration.observe({ document, outcome }, milliseconds / 1000),
      onError: (error) => app.log.error({ err: error }, 'a document was not drawn'),
    });
    app.decorate('printer', createPrinter({ pool, requested }));
    app.addHook('onClose', pool.close);
  },
  { name: 'printer', decorators: { fastify: ['metrics'] } },
);
