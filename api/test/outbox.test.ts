import { sql } from 'drizzle-orm';
import { growingPause, type LaneSettings, startLane } from '../src/jobs/lane';
import type { Database } from '../src/platform/database/database';
import {
  addToOutbox,
  claimDue,
  deleteDelivered,
  markFailed,
  markSent,
  measureWaiting,
  type OutboxRow,
} from '../src/platform/outbox/outbox.repository';
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
  it('gives an order to one process at a time, and to another when its lease has run out', async () => {
    await addToOutbox(database.db, 'essai', [{ n: 1 }, { n: 2 }]);
    const claims = await Promise.all([claim(), claim()]);
    expect(claims.flat()).toHaveLength(2);
    expect(await claim()).toEqual([]);
    await makeDue();
    expect(await claim()).toHaveLength(2);
  });

  it('never gives a delivered order again, and forgets what it carried', async () => {
    await addToOutbox(database.db, 'essai', [{ to: 'personne@exemple.dz' }]);
    await markSent(
      database.db,
      (await claim()).map(({ id }) => id),
    );
    await makeDue();
    expect(await claim()).toEqual([]);
    expect(await rows()).toMatchObject([{ payload: {}, sentAt: expect.any(Date) }]);
  });

  it('gives a failed order again after a pause, and keeps it when it has failed too often', async () => {
    await addToOutbox(database.db, 'essai', [{ n: 1 }]);
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

  it('gives the topics that are asked for, the oldest first', async () => {
    await addToOutbox(database.db, 'autre', [{}]);
    for (const n of [1, 2, 3]) await addToOutbox(database.db, 'essai', [{ n }]);
    const claimed = await claim({ limit: 2 });
    expect(claimed.map(({ payload }) => payload)).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it('orders nothing when the transaction is undone', async () => {
    const undone = database.db.transaction(async (transaction) => {
      await addToOutbox(transaction, 'essai', [{}]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await rows()).toEqual([]);
  });

  it('forgets what was delivered long ago', async () => {
    await addToOutbox(database.db, 'essai', [{}]);
    const [row] = await claim();
    await markSent(database.db, [row?.id ?? '']);
    await deleteDelivered(database.db, new Date(Date.now() - 60_000));
    expect(await rows()).toHaveLength(1);
    await deleteDelivered(database.db, new Date(Date.now() + 60_000));
    expect(await rows()).toEqual([]);
  });

  it('says how much waits and for how long', async () => {
    await addToOutbox(database.db, 'essai', [{}, {}]);
    await database.db.update(outbox).set({ createdAt: sql`now() - interval '90 seconds'` });
    expect(await measureWaiting(database.db)).toEqual([
      { topic: 'essai', waiting: 2, age: expect.any(Number) },
    ]);
    expect((await measureWaiting(database.db))[0]?.age).toBeGreaterThanOrEqual(90);
  });
});

describe('a lane', () => {
  const SETTINGS: LaneSettings = {
    ...CLAIM,
    parallel: 2,
    markTogether: false,
    batch: 2,
    deadline: 30,
    pause: () => 0,
  };
  type Deliver = (row: OutboxRow) => Promise<void>;
  const start = (deliver: Deliver, settings: Partial<LaneSettings> = {}, isOpen = () => true) => {
    const onFailed = jest.fn();
    const onSent = jest.fn();
    const onError = jest.fn();
    const lane = startLane(
      { ...SETTINGS, ...settings },
      { db: database.db, deliver, isOpen, onSent, onFailed, onError },
    );
    return { lane, onFailed, onSent, onError };
  };
  const until = async (condition: () => boolean) => {
    while (!condition()) await new Promise((resolve) => setTimeout(resolve, 10));
  };

  it('delivers everything, so many at a time, while the database stays free', async () => {
    await addToOutbox(database.db, 'essai', [{}, {}, {}, {}, {}]);
    const waiting: (() => void)[] = [];
    const deliver = () => new Promise<void>((resolve) => waiting.push(resolve));
    const { lane, onSent } = start(deliver);
    lane.kick();
    await until(() => waiting.length === 2);
    // With one connection this would never answer if a transaction were open.
    expect(await rows()).toHaveLength(5);
    expect(waiting).toHaveLength(2);
    while (onSent.mock.calls.length < 5) {
      waiting.shift()?.();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await lane.stop(1000);
    expect((await rows()).every(({ sentAt }) => sentAt !== null)).toBe(true);
  });

  it('tries again what failed, tells the last failure, and delivers the others', async () => {
    await addToOutbox(database.db, 'essai', [{ fails: true }, { fails: false }]);
    const { lane, onFailed, onSent } = start(async ({ payload }) => {
      if (JSON.stringify(payload).includes('true')) throw new Error('unreachable');
    });
    lane.kick();
    await until(() => onFailed.mock.calls.length === 3 && onSent.mock.calls.length === 1);
    await lane.stop(1000);
    expect(onFailed.mock.calls.map(([, , givenUp]) => givenUp)).toEqual([false, false, true]);
  });

  it('marks a batch by one statement, without what failed of it', async () => {
    await addToOutbox(database.db, 'essai', [{}, { fails: true }, {}, {}]);
    const updates = jest.spyOn(database.db, 'update');
    const together = { markTogether: true, batch: 4, mostAttempts: 1 };
    const { lane, onFailed, onSent } = start(async ({ payload }) => {
      if (JSON.stringify(payload).includes('true')) throw new Error('unreachable');
    }, together);
    lane.kick();
    await until(() => onSent.mock.calls.length === 3 && onFailed.mock.calls.length === 1);
    await lane.stop(1000);
    // One for the three, one for the failure.
    expect(updates).toHaveBeenCalledTimes(2);
    expect((await rows()).filter(({ sentAt }) => sentAt === null)).toMatchObject([{ attempts: 1 }]);
  });

  it('counts what takes too long as failed', async () => {
    await addToOutbox(database.db, 'essai', [{}]);
    const { lane, onFailed } = start(() => new Promise(() => undefined), {
      deadline: 0.01,
      mostAttempts: 1,
    });
    lane.kick();
    await until(() => onFailed.mock.calls.length === 1);
    await lane.stop(1000);
  });

  it('takes nothing while it is closed', async () => {
    await addToOutbox(database.db, 'essai', [{}]);
    let open = false;
    const { lane, onSent } = start(
      async () => undefined,
      {},
      () => open,
    );
    lane.kick();
    expect(await rows()).toMatchObject([{ attempts: 0, sentAt: null }]);
    expect(await claim()).toHaveLength(1);
    await makeDue();
    open = true;
    lane.kick();
    await until(() => onSent.mock.calls.length === 1);
    await lane.stop(1000);
  });

  it('finishes what is under way when it stops, and gives back what it had not begun', async () => {
    await addToOutbox(database.db, 'essai', [{}, {}]);
    let finish: () => void = () => undefined;
    const { lane, onSent } = start(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
      { parallel: 1 },
    );
    lane.kick();
    await new Promise((resolve) => setTimeout(resolve, 50));
    const stopped = lane.stop(10_000);
    finish();
    await stopped;
    expect(onSent).toHaveBeenCalledTimes(1);
    expect(await claim()).toHaveLength(1);
  });

  it('does not wait for ever for a delivery when it stops', async () => {
    await addToOutbox(database.db, 'essai', [{}]);
    const begun = jest.fn(() => new Promise<void>(() => undefined));
    const { lane, onError, onFailed } = start(begun, { deadline: 0.3 });
    lane.kick();
    await until(() => begun.mock.calls.length === 1);
    await lane.stop(20);
    expect(onError).toHaveBeenCalledTimes(1);
    expect(onFailed).not.toHaveBeenCalled();
    expect(await rows()).toMatchObject([{ attempts: 0, sentAt: null }]);
    await until(() => onFailed.mock.calls.length === 1);
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
