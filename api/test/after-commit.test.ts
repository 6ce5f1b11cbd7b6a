import { addJobOnce, addJobs, jobsEvent } from '../src/outbox/outbox.repository';
import { notifyAfterCommit } from '../src/platform/database/after-commit';
import type { Database } from '../src/platform/database/database';
import { outbox } from '../src/tables/outbox';
import { openTestDatabase } from './support/test-database';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.db.delete(outbox));
afterAll(() => database.close());

function listen(event: string) {
  const listener = jest.fn();
  const unsubscribe = database.commits.on(event, listener);
  return { listener, unsubscribe };
}

describe('an event after commit', () => {
  it('waits for the commit, and is reported once however often it was asked for', async () => {
    const { listener, unsubscribe } = listen('essai');
    await database.db.transaction(async (transaction) => {
      notifyAfterCommit(transaction, 'essai');
      notifyAfterCommit(transaction, 'essai');
      expect(listener).not.toHaveBeenCalled();
    });
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
  });

  it('is not reported after a rollback, nor by the transaction that follows', async () => {
    const { listener, unsubscribe } = listen('essai');
    const rolledBack = database.db.transaction(async (transaction) => {
      notifyAfterCommit(transaction, 'essai');
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    await database.db.transaction(async () => undefined);
    expect(listener).not.toHaveBeenCalled();
    unsubscribe();
  });

  it('is reported at once outside of a transaction, until the listener unsubscribes', () => {
    const { listener, unsubscribe } = listen('essai');
    notifyAfterCommit(database.db, 'essai');
    unsubscribe();
    notifyAfterCommit(database.db, 'essai');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('reaches the listeners of that event alone', async () => {
    const one = listen('un');
    const other = listen('autre');
    await database.db.transaction(async (transaction) => notifyAfterCommit(transaction, 'un'));
    expect(one.listener).toHaveBeenCalledTimes(1);
    expect(other.listener).not.toHaveBeenCalled();
    one.unsubscribe();
    other.unsubscribe();
  });
});

describe('a job', () => {
  const ID = '00000000-0000-4000-8000-00000000000a';

  it('wakes the queue of its topic when it is committed, with its row to be seen', async () => {
    const { listener, unsubscribe } = listen(jobsEvent('essai'));
    await database.db.transaction(async (transaction) => {
      await addJobs(transaction, 'essai', [{ n: 1 }]);
      await addJobOnce(transaction, 'essai', { id: ID, payload: {} });
      expect(listener).not.toHaveBeenCalled();
    });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(await database.db.select().from(outbox)).toHaveLength(2);
    unsubscribe();
  });

  it('wakes nobody where there is none', async () => {
    const { listener, unsubscribe } = listen(jobsEvent('essai'));
    await addJobs(database.db, 'essai', []);
    expect(listener).not.toHaveBeenCalled();
    unsubscribe();
  });
});
