import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** Reports what transactions of this process have changed, once they are committed. */
export type CommitEvents = {
  /** @returns unsubscribe */
  on: (event: string, listener: () => void) => () => void;
};

type Notify = (event: string) => void;

/** How the database, and each of its open transactions, reports an event. */
const notifiers = new WeakMap<object, Notify>();

/**
 * Reports an event once the transaction is committed, once however often it is called; a rollback reports nothing.
 * @param executor the database, whose statements are committed one by one, or a transaction of it
 */
export function notifyAfterCommit(executor: object, event: string): void {
  notifiers.get(executor)?.(event);
}

/** Makes the transactions of a database report their events. */
export function watchCommits(db: NodePgDatabase): CommitEvents {
  const listeners = new Map<string, Set<() => void>>();
  const notify: Notify = (event) => {
    for (const listener of listeners.get(event) ?? []) listener();
  };
  const transact = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    const events = new Set<string>();
    const answer = await transact((transaction) => {
      notifiers.set(transaction, (event) => events.add(event));
      return work(transaction);
    }, config);
    events.forEach(notify);
    return answer;
  };
  notifiers.set(db, notify);
  return {
    on: (event, listener) => {
      const known = listeners.get(event) ?? new Set();
      listeners.set(event, known.add(listener));
      return () => {
        known.delete(listener);
      };
    },
  };
}
