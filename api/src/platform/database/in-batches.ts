import type { Db, Executor } from './database';

/** Rows of one transaction: whoever waits for the one connection of the embedded database has a turn between two. */
export const BATCH = 100;

/**
 * Changes many rows, some in each transaction, until one has fewer than `BATCH`.
 * @param changeSome changes up to `BATCH` rows that are as they were asked for, and says how many
 * @returns how many in all
 */
export async function inBatches(
  db: Db,
  changeSome: (transaction: Executor) => Promise<number>,
): Promise<number> {
  let total = 0;
  for (let changed = BATCH; changed === BATCH; total += changed) {
    changed = await db.transaction(changeSome);
  }
  return total;
}
