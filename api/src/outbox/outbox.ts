import type { FastifyBaseLogger } from 'fastify';
import type { CommitEvents } from '../platform/database/after-commit';
import type { Db } from '../platform/database/database';
import { type JobQueue, startQueue } from './job-queue';
import { type Job, jobsEvent } from './outbox.repository';
import { QUEUE_NAMES, QUEUES, type QueueName } from './queues';

/** Milliseconds for jobs under way when the service stops. */
const PATIENCE = 6000;

export type JobCounts = {
  sent: (queue: QueueName) => void;
  failed: (queue: QueueName) => void;
};

/** Whether what a queue needs is there, and a call back whenever it comes back. */
export type Gate = { isOpen: () => boolean; onOpen: (callback: () => void) => void };

type Dependencies = {
  db: Db;
  commits: CommitEvents;
  log: FastifyBaseLogger;
  counts: JobCounts;
  /** Queues without one are always open. */
  gates: Partial<Record<QueueName, Gate>>;
};

type Handler = { queue: QueueName; run: (job: Job) => Promise<void> };

export type Outbox = {
  /** Says who does the jobs of a topic, before the start. A job is done at least once. */
  handle: (topic: string, queue: QueueName, run: Handler['run']) => void;
  topicsOf: (queue: QueueName) => string[];
  start: () => void;
  stop: () => Promise<void>;
};

/** The jobs that wait in the outbox, and who does them: a queue wakes after the commit that added a job of its topics. */
export function createOutbox(dependencies: Dependencies): Outbox {
  const { db, commits, log, counts } = dependencies;
  const handlers = new Map<string, Handler>();
  const cleanups: (() => void)[] = [];
  const queues: JobQueue[] = [];

  const topicsOf = (queue: QueueName) =>
    [...handlers].filter(([, handler]) => handler.queue === queue).map(([topic]) => topic);
  const start = (name: QueueName) => {
    const topics = topicsOf(name);
    if (topics.length === 0) return;
    const gate = dependencies.gates[name];
    const queue = startQueue(
      { ...QUEUES[name], topics },
      {
        db,
        run: async (job) => handlers.get(job.topic)?.run(job),
        ...(gate && { isOpen: gate.isOpen }),
        onDone: () => counts.sent(name),
        onFailed: ({ id, topic, attempts }, error, givenUp) => {
          counts.failed(name);
          const about = { job: id, topic, attempts: attempts + 1, reason: reasonOf(error) };
          if (givenUp) log.error(about, 'job given up: it stays in the outbox');
          else log.warn(about, 'job failed and will be tried again');
        },
        onError: (error) => log.error({ err: error, queue: name }, 'the outbox could not be read'),
      },
    );
    for (const topic of topics) cleanups.push(commits.on(jobsEvent(topic), queue.wake));
    gate?.onOpen(queue.wake);
    queues.push(queue);
  };
  return {
    topicsOf,
    handle: (topic, queue, work) => {
      if (handlers.has(topic)) throw new Error(`Two handlers for jobs of ${topic}`);
      handlers.set(topic, { queue, run: work });
    },
    start: () => QUEUE_NAMES.forEach(start),
    stop: async () => {
      for (const cleanup of cleanups) cleanup();
      await Promise.all(queues.map((queue) => queue.stop(PATIENCE)));
    },
  };
}

/** A code or a kind of error, never its text: a mail server's answer repeats the recipient's address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
