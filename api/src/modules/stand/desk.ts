import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database';

/** Any constant will do, so long as it is the desk's alone. */
const DESK_LOCK = 772_025_429;

/**
 * Lets the organisers' deeds on stands and reservations follow each other, on all processes, until the transaction
 * ends. With it, which stands a reservation keeps changes only by its exhibitor, whose row is locked next; the order
 * is desk, exhibitor, stands by code, everything else, so that nobody waits in a circle.
 */
export async function lockDesk(transaction: Executor): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${DESK_LOCK}::bigint)`);
}

/**
 * Keeps the organisers' deeds waiting while exhibitors act on what they already have: an option that moves meanwhile
 * would be sought at the stand where it was. Exhibitors do not wait for each other. Before every other lock.
 */
export async function enterDesk(transaction: Executor): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock_shared(${DESK_LOCK}::bigint)`);
}
