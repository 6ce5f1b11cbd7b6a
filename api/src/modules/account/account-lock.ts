import { eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database';
import { users } from '../../tables/account';
import { exhibitors } from '../../tables/exhibitor';

/**
 * Makes the transactions of one exhibitor follow each other: claims are counted against a limit, and an erasure comes
 * before or after whatever else is done for it.
 * @returns false for one that is gone
 */
export async function lockExhibitor(transaction: Executor, exhibitorId: string): Promise<boolean> {
  const rows = await transaction
    .select({ id: exhibitors.id })
    .from(exhibitors)
    .where(eq(exhibitors.id, exhibitorId))
    .for('no key update');
  return rows.length > 0;
}

/** Makes the erasures of one account follow each other. @returns false for an account that is gone */
export async function lockAccount(transaction: Executor, userId: string): Promise<boolean> {
  const rows = await transaction
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return rows.length > 0;
}
