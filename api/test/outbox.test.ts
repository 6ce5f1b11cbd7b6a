import type { Database } from '../src/platform/database/database';
import { outbox } from '../src/platform/database/schema';
import {
  addToOutbox,
  deleteDelivered,
  deliverBatch,
} from '../src/platform/outbox/outbox.repository';
import { openTestDatabase } from './support/test-database';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.db.delete(outbox));
afterAll(() => database.close());

const ignore = () => undefined;

it('delivers each order once', async () => {
  await addToOutbox(database.db, 'essai', [{ n: 1 }, { n: 2 }]);
  const seen: unknown[] = [];
  const deliver = async ({ payload }: { payload: unknown }) => {
    seen.push(payload);
  };
  expect(await deliverBatch(database.db, deliver, ignore)).toBe(2);
  expect(await deliverBatch(database.db, deliver, ignore)).toBe(0);
  expect(seen).toHaveLength(2);
});

it('keeps a failed order for another try, up to ten, and delivers the others', async () => {
  await addToOutbox(database.db, 'essai', [{ fails: true }, { fails: false }]);
  const deliver = jest.fn(async ({ payload }: { payload: unknown }) => {
    if (JSON.stringify(payload).includes('true')) throw new Error('unreachable');
  });
  const onFailure = jest.fn();
  expect(await deliverBatch(database.db, deliver, onFailure)).toBe(1);
  for (let round = 0; round < 12; round += 1) await deliverBatch(database.db, deliver, onFailure);
  expect(onFailure).toHaveBeenCalledTimes(10);
  const waiting = (await database.db.select().from(outbox)).filter(({ sentAt }) => !sentAt);
  expect(waiting).toMatchObject([{ attempts: 10 }]);
});

it('orders nothing when the transaction is undone', async () => {
  const undone = database.db.transaction(async (transaction) => {
    await addToOutbox(transaction, 'essai', [{}]);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await database.db.select().from(outbox)).toEqual([]);
});

it('forgets what was delivered long ago', async () => {
  await addToOutbox(database.db, 'essai', [{}]);
  await deliverBatch(database.db, async () => undefined, ignore);
  await deleteDelivered(database.db, new Date(Date.now() - 60_000));
  expect(await database.db.select().from(outbox)).toHaveLength(1);
  await deleteDelivered(database.db, new Date(Date.now() + 60_000));
  expect(await database.db.select().from(outbox)).toEqual([]);
});
