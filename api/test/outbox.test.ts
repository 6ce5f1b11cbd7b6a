import { sql } from 'drizzle-orm';
import fastify from 'fastify';
import { growingPause, type QueueSettings, startQueue } from '../src/outbox/job-queue';
import { createOutbox } from '../src/outbox/outbox';
import {
  addJobs,
  claimDue,
  deleteDone,
  type Job,
  markDone,
  markFailed,
  measureWaiting,
} from '../src/outbox/outbox.repository';
import type { Database } from '../src/platform/database/database';
import { outbox } from '../src/tables/outbox';

import { openTestDatabase } from './support/test-database';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.db.delete(outbox));
afterAll(() => database.close());

const CLAIM = { topics: ['essai'], limit: 10, lease: 60, mostAttempts: 3 };
const claim = (claimed: Partial<typeof CLAIM> = {}) =>
  claimDue(database.db, { ...CLAIM, ...claimed });
const rows = () => database.db.select().from(outbox);
const makeDue = () => database.db.update(outbox).set({ dueAt: sql`now()` });

describe('the outbox', () => {
  it('gives a job to one process at a time, and to another when its lease has run out', async () => {
    await addJobs(database.db, 'essai', [{ n: 1 }, { n: 2 }]);
    const claims = await Promise.all([claim(), claim()]);
    expect(claims.flat()).toHaveLength(2);
    expect(await claim()).toEqual([]);
    await makeDue();
    expect(await claim()).toHaveLength(2);
  });

  it('never gives a finished job again, and forgets what it carried', async () => {
    await addJobs(database.db, 'essai', [{ to: 'personne@exemple.dz' }]);
    await markDone(
      database.db,
      (await claim()).map(({ id }) => id),
    );
    await makeDue();
    expect(await claim()).toEqual([]);
    expect(await rows()).toMatchObject([{ payload: {}, sentAt: expect.any(Date) }]);
  });

  it('gives a failed job again after a pause, and keeps it when it has failed too often', async () => {
    await addJobs(database.db, 'essai', [{ n: 1 }]);
    for (let attempt = 0; attempt < CLAIM.mostAttempts; attempt += 1) {
      const [row] = await claim();
      expect(row?.attempts).toBe(attempt);
      await markFailed(database.db, row?.id ?? '', 3600);
      expect(await claim()).toEqual([]);
      await makeDue();
    }
    expect(await claim()).toEqual([]);
    expect(await rows()).toMatchObject([{ payload: { n: 1 }, attempts: 3, sentAt: null }]);
  });

  it('gives jobs of one instant in the order in which they were added', async () => {
    const numbers = Array.from({ length: 20 }, (_, n) => ({ n }));
    // one transaction has one time
    await database.db.transaction(async (transaction) => {
      for (const payload of numbers) await addJobs(transaction, 'essai', [payload]);
    });
    const claimed = [...(await claim({ limit: 12 })), ...(await claim({ limit: 12 }))];
    expect(claimed.map(({ payload }) => payload)).toEqual(numbers);
  });

  it('gives the topics that are asked for, the oldest first', async () => {
    await addJobs(database.db, 'autre', [{}]);
    for (const n of [1, 2, 3]) await addJobs(database.db, 'essai', [{ n }]);
    const claimed = await claim({ limit: 2 });
    expect(claimed.map(({ payload }) => payload)).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it('adds nothing when the transaction is rolled back', async () => {
    const rolledBack = database.db.transaction(async (transaction) => {
      await addJobs(transaction, 'essai', [{}]);
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    expect(await rows()).toEqual([]);
  });

  it('forgets what was done long ago', async () => {
    await addJobs(database.db, 'essai', [{}]);
    const [row] = await claim();
    await markDone(database.db, [row?.id ?? '']);
    await deleteDone(database.db, new Date(Date.now() - 60_000));
    expect(await rows()).toHaveLength(1);
    await deleteDone(database.db, new Date(Date.now() + 60_000));
    expect(await rows()).toEqual([]);
  });

  it('reports how much waits and for how long', async () => {
    await addJobs(database.db, 'essai', [{}, {}]);
    await database.db.update(outbox).set({ createdAt: sql`now() - interval '90 seconds'` });
    expect(await measureWaiting(database.db)).toEqual([
      { topic: 'essai', waiting: 2, age: expect.any(Number) },
    ]);
    expect((await measureWaiting(database.db))[0]?.age).toBeGreaterThanOrEqual(90);
  });
});

describe('a queue', () => {
  const SETTINGS: QueueSettings = {
    ...CLAIM,
    parallel: 2,
    markTogether: false,
    batch: 2,
    deadline: 30,
    pause: () => 0,
  };
  type Deliver = (row: Job) => Promise<void>;
  const start = (deliver: Deliver, settings: Partial<QueueSettings> = {}, isOpen = () => true) => {
    const onFailed = jest.fn();
    const onDone = jest.fn();
    const onError = jest.fn();
    const queue = startQueue(
      { ...SETTINGS, ...settings },
      { db: database.db, run: deliver, isOpen, onDone, onFailed, onError },
    );
    return { queue, onFailed, onDone, onError };
  };
  const until = async (condition: () => boolean) => {
    while (!condition()) await new Promise((resolve) => setTimeout(resolve, 10));
  };

  it('delivers everything, so many at a time, while the database stays free', async () => {
    await addJobs(database.db, 'essai', [{}, {}, {}, {}, {}]);
    const waiting: (() => void)[] = [];
    const deliver = () => new Promise<void>((resolve) => waiting.push(resolve));
    const { queue, onDone } = start(deliver);
    queue.wake();
    await until(() => waiting.length === 2);
    // With one connection this would never answer if a transaction were open.
    expect(await rows()).toHaveLength(5);
    expect(waiting).toHaveLength(2);
    while (onDone.mock.calls.length < 5) {
      waiting.shift()?.();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await queue.stop(1000);
    expect((await rows()).every(({ sentAt }) => sentAt !== null)).toBe(true);
  });

  it('tries again what failed, reports the last failure, and delivers the others', async () => {
    await addJobs(database.db, 'essai', [{ fails: true }, { fails: false }]);
    const { queue, onFailed, onDone } = start(async ({ payload }) => {
      if (JSON.stringify(payload).includes('true')) throw new Error('unreachable');
    });
    queue.wake();
    await until(() => onFailed.mock.calls.length === 3 && onDone.mock.calls.length === 1);
    await queue.stop(1000);
    expect(onFailed.mock.calls.map(([, , givenUp]) => givenUp)).toEqual([false, false, true]);
  });

  it('marks a batch by one statement, without what failed of it', async () => {
    await addJobs(database.db, 'essai', [{}, { fails: true }, {}, {}]);
    const together = { markTogether: true, batch: 4, mostAttempts: 1 };
    const { queue, onFailed, onDone } = start(async ({ payload }) => {
      if (JSON.stringify(payload).includes('true')) throw new Error('unreachable');
    }, together);
    queue.wake();
    await until(() => onDone.mock.calls.length === 3 && onFailed.mock.calls.length === 1);
    await queue.stop(1000);
    const marked = (await rows()).flatMap(({ sentAt }) => (sentAt === null ? [] : [sentAt]));
    expect(marked).toHaveLength(3);
    // The clock stands still within a statement.
    expect(new Set(marked.map((at) => at.getTime())).size).toBe(1);
    expect((await rows()).filter(({ sentAt }) => sentAt === null)).toMatchObject([{ attempts: 1 }]);
  });

  it('counts what takes too long as failed', async () => {
    await addJobs(database.db, 'essai', [{}]);
    const { queue, onFailed } = start(() => new Promise(() => undefined), {
      deadline: 0.01,
      mostAttempts: 1,
    });
    queue.wake();
    await until(() => onFailed.mock.calls.length === 1);
    await queue.stop(1000);
  });

  it('takes nothing while it is closed', async () => {
    await addJobs(database.db, 'essai', [{}]);
    let open = false;
    const { queue, onDone } = start(
      async () => undefined,
      {},
      () => open,
    );
    queue.wake();
    expect(await rows()).toMatchObject([{ attempts: 0, sentAt: null }]);
    expect(await claim()).toHaveLength(1);
    await makeDue();
    open = true;
    queue.wake();
    await until(() => onDone.mock.calls.length === 1);
    await queue.stop(1000);
  });

  it('finishes what is under way when it stops, and gives back what it had not begun', async () => {
    await addJobs(database.db, 'essai', [{}, {}]);
    let finish: () => void = () => undefined;
    const { queue, onDone } = start(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
      { parallel: 1 },
    );
    queue.wake();
    await new Promise((resolve) => setTimeout(resolve, 50));
    const stopped = queue.stop(10_000);
    finish();
    await stopped;
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(await claim()).toHaveLength(1);
  });

  it('does not wait for ever for a delivery when it stops', async () => {
    await addJobs(database.db, 'essai', [{}]);
    const begun = jest.fn(() => new Promise<void>(() => undefined));
    const { queue, onError, onFailed } = start(begun, { deadline: 0.3 });
    queue.wake();
    await until(() => begun.mock.calls.length === 1);
    await queue.stop(20);
    expect(onError).toHaveBeenCalledTimes(1);
    expect(onFailed).not.toHaveBeenCalled();
    expect(await rows()).toMatchObject([{ attempts: 0, sentAt: null }]);
    await until(() => onFailed.mock.calls.length === 1);
  });
});

describe('the queues of the outbox', () => {
  const start = () => {
    const { db, commits } = database;
    const log = fastify({ logger: false }).log;
    const created = createOutbox({ db, commits, log, gates: {}, counts: COUNTS });
    const run = jest.fn(async (_job: Job) => undefined);
    created.handle('essai', 'tasks', run);
    created.start();
    return { created, run };
  };
  const COUNTS = { sent: () => undefined, failed: () => undefined };
  /** No interval is ever over, while the driver of the database keeps its timers. */
  const ALL_BUT_INTERVALS = [
    'Date',
    'hrtime',
    'nextTick',
    'performance',
    'queueMicrotask',
    'setImmediate',
    'clearImmediate',
    'setTimeout',
    'clearTimeout',
  ] as const;

  it('wake after the commit that added a job, without waiting for their interval', async () => {
    jest.useFakeTimers({ doNotFake: [...ALL_BUT_INTERVALS] });
    const { created, run } = start();
    await database.db.transaction(async (transaction) => {
      await addJobs(transaction, 'essai', [{ n: 1 }]);
      expect(run).not.toHaveBeenCalled();
    });
    while (run.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(run.mock.calls[0]?.[0]).toMatchObject({ topic: 'essai', payload: { n: 1 } });
    await created.stop();
    jest.useRealTimers();
  });

  it('stay asleep after a rollback, and after they were stopped', async () => {
    const { created, run } = start();
    const rolledBack = database.db.transaction(async (transaction) => {
      await addJobs(transaction, 'essai', [{}]);
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    await created.stop();
    await addJobs(database.db, 'essai', [{}]);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(run).not.toHaveBeenCalled();
  });

  it('have one handler a topic', () => {
    const { db, commits } = database;
    const log = fastify({ logger: false }).log;
    const created = createOutbox({ db, commits, log, gates: {}, counts: COUNTS });
    created.handle('essai', 'tasks', async () => undefined);
    expect(() => created.handle('essai', 'mail', async () => undefined)).toThrow('Two handlers');
  });
});

it('pauses longer after each failure, up to a limit, never twice the same', () => {
  const pause = growingPause(5, 3600);
  for (const [failures, longest] of [
    [0, 5],
    [1, 10],
    [5, 160],
    [20, 3600],
    [2000, 3600],
  ] as const) {
    const drawn = Array.from({ length: 50 }, () => pause(failures));
    expect(Math.max(...drawn)).toBeLessThanOrEqual(longest);
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(longest / 2);
    expect(new Set(drawn).size).toBeGreaterThan(1);
  }
});
