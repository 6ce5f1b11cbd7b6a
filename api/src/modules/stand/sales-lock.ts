import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database';

/** Any constant will do, so long as nothing else locks by it. */
export const SALES_LOCK = 772_025_429;

/**
 * Takes the sales lock alone: what organisers do with stands and reservations runs one at a time, on all processes,
 * until the transaction ends. While it is held, only an exhibitor, whose row is locked next, changes which stands a
 * reservation keeps. Locks are taken in one sequence, so that nobody waits in a circle: sales, exhibitor, network
 * address, stands by code, everything else.
 */
export async function lockSales(transaction: Executor): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${SALES_LOCK}::bigint)`);
}

/**
 * Shares the sales lock: exhibitors act on what they already have without waiting for each other, and organisers wait
 * for them. Otherwise an option could move while it is looked for at its former stand. Taken before every other lock.
 */
export async function shareSalesLock(transaction: Executor): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock_shared(${SALES_LOCK}::bigint)`);
}
