import { MessageChannel } from 'node:worker_threads';
import pLimit from 'p-limit';
import { Piscina } from 'piscina';
import { AppError } from '../http/app-error';
import type { PrintJob, PrintTask } from './template';

export type PrintPool = {
  /** @throws AppError DOCUMENTS_BUSY, when too many wait already; DOCUMENT_FAILED */
  draw: (job: PrintJob) => Promise<Buffer>;
  /** Documents that wait for a thread. */
  waiting: () => number;
  /** Ends the threads, with what they draw. */
  close: () => Promise<void>;
};

export type PrintPoolOptions = {
  /** A module whose `draw` takes a PrintTask, and what Node needs to load it. */
  worker: { file: string; execArgv: string[] };
  threads: number;
  /** Documents that may wait for a thread. */
  mostWaiting: number;
  /** For one document, from the moment in which its thread begins to draw. */
  limits: { milliseconds: number; heapMegabytes: number };
  /** Told of each document that a thread took up, and how long it took. */
  onEnd?: (job: PrintJob, outcome: 'drawn' | 'late' | 'failed', milliseconds: number) => void;
  onError?: (error: unknown) => void;
};

/** How much the threads give way to the one that answers requests, where the system knows such a thing. */
const NICENESS = 10;

/** Draws documents in threads, so that one that takes long holds up nobody else (decision 0019). */
export function createPrintPool(options: PrintPoolOptions): PrintPool {
  const { worker, threads, mostWaiting, limits, onEnd, onError } = options;
  const limit = pLimit(threads);
  let pool: Piscina<PrintTask, Uint8Array> | null = null;

  // Not before the first document: most tests and short-lived processes draw none.
  const start = () => {
    const started = new Piscina<PrintTask, Uint8Array>({
      filename: worker.file,
      name: 'draw',
      execArgv: worker.execArgv,
      minThreads: threads,
      maxThreads: threads,
      niceIncrement: NICENESS,
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes },
      // Drawing needs no secret of the service.
      env: {},
    });
    started.on('error', (error) => onError?.(error));
    return started;
  };

  const run = async (job: PrintJob): Promise<Buffer> => {
    pool ??= start();
    let since = performance.now();
    const { port1: news, port2: begun } = new MessageChannel();
    const ending = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    // The time that a thread itself takes to start on a busy machine is no document's.
    news.once('message', () => {
      since = performance.now();
      // A thread cannot be interrupted: when time is up it is ended, and another takes its place.
      timer = setTimeout(() => ending.abort(), limits.milliseconds);
    });
    try {
      const options = { signal: ending.signal, transferList: [begun] };
      const bytes = await pool.run({ ...job, begun }, options);
      onEnd?.(job, 'drawn', performance.now() - since);
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    } catch (error) {
      onEnd?.(job, ending.signal.aborted ? 'late' : 'failed', performance.now() - since);
      onError?.(error);
      throw new AppError('DOCUMENT_FAILED');
    } finally {
      clearTimeout(timer);
      news.close();
    }
  };

  return {
    draw: async (job) => {
      if (limit.activeCount + limit.pendingCount >= threads + mostWaiting) {
        throw new AppError('DOCUMENTS_BUSY');
      }
      return limit(() => run(job));
    },
    waiting: () => limit.pendingCount,
    close: async () => pool?.destroy(),
  };
}
