import type { Db } from '../platform/database/database';
import { startIntervalTask } from '../platform/interval-task';
import { withTimeLimit } from '../platform/time-limit';
import { claimDue, type Job, markDone, markFailed, release } from './outbox.repository';

/** How one kind of jobs is worked through, so that a slow kind never holds up another. */
export type QueueSettings = {
  topics: readonly string[];
  /** Jobs at the same time; they begin in the sequence in which they were added. */
  parallel: number;
  /**
   * Whether what is done is marked by one statement a batch. A process that dies in between does the batch again: for
   * what its receivers know to be the same, and never for mails.
   */
  markTogether: boolean;
  /** Jobs taken at once. */
  batch: number;
  /** Seconds for one job; what takes longer counts as failed. */
  deadline: number;
  /** Seconds after which jobs of a process that died are taken again; more than the batch can take. */
  lease: number;
  mostAttempts: number;
  /** Seconds before the next attempt after so many failures. */
  pause: (failures: number) => number;
};

type Dependencies = {
  db: Db;
  run: (job: Job) => Promise<void>;
  /** False while nothing can be done: jobs then wait without counting attempts. */
  isOpen?: () => boolean;
  onDone: () => void;
  onFailed: (job: Job, error: unknown, givenUp: boolean) => void;
  /** Called when the outbox itself cannot be read or written. */
  onError: (error: unknown) => void;
};

export type JobQueue = {
  /** Takes now what is due. */
  wake: () => void;
  /** Takes nothing more and waits for what is under way, for so many milliseconds at most. */
  stop: (patience: number) => Promise<void>;
};

/** Milliseconds after which a queue looks for jobs of other processes, and for failed ones that are due again. */
const INTERVAL = 2000;

/**
 * Doubles from the first pause to the longest, in seconds; each is drawn between half of it and the whole, so that
 * what failed together does not come back together.
 */
export function growingPause(first: number, longest: number): (failures: number) => number {
  return (failures) => {
    const pause = Math.min(longest, first * 2 ** Math.min(failures, 30));
    return pause * (0.5 + Math.random() / 2);
  };
}

/**
 * Does jobs at least once: they are taken for the time of a lease, done while no transaction is open, and marked one
 * by one. A job that a dead process had taken is due again when its lease has run out.
 */
export function startQueue(settings: QueueSettings, dependencies: Dependencies): JobQueue {
  const { db, run, onDone, onFailed } = dependencies;
  let stopping = false;

  const attempt = async (row: Job): Promise<boolean> => {
    try {
      const late = () => new Error('The job took too long');
      await withTimeLimit(settings.deadline * 1000, run(row), late);
    } catch (error) {
      await markFailed(db, row.id, settings.pause(row.attempts));
      onFailed(row, error, row.attempts + 1 >= settings.mostAttempts);
      return false;
    }
    if (!settings.markTogether) await markDone(db, [row.id]);
    onDone();
    return settings.markTogether;
  };
  /** @returns whether there may be more */
  const runBatch = async () => {
    const rows = await claimDue(db, { ...settings, limit: settings.batch });
    const waiting = rows.values();
    const unmarked: string[] = [];
    const work = async () => {
      while (!stopping) {
        const { value: row } = waiting.next();
        if (!row) return;
        if (await attempt(row)) unmarked.push(row.id);
      }
    };
    await Promise.all(Array.from({ length: settings.parallel }, work));
    await markDone(db, unmarked);
    await release(
      db,
      [...waiting].map(({ id }) => id),
    );
    // What was added meanwhile has woken the queue again.
    return rows.length === settings.batch;
  };
  const isOpen = () => !stopping && (dependencies.isOpen?.() ?? true);
  const task = startIntervalTask(
    async () => {
      while (isOpen() && (await runBatch()));
    },
    INTERVAL,
    dependencies.onError,
  );
  return {
    wake: task.wake,
    stop: async (patience) => {
      stopping = true;
      const late = () => new Error('A job was still under way at the stop');
      await withTimeLimit(patience, task.stop(), late).catch(dependencies.onError);
    },
  };
}
