import { eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database';
import { users } from '../../tables/account';

/**
 * Makes the transactions of one exhibitor follow each other: claims are counted against a limit, and an erasure of
 * the account comes before or after whatever else is done for it.
 * @returns false for an account that is gone: an access token outlives it by some minutes
 */
export async function lockExhibitor(transaction: Executor, exhibitorId: string): Promise<boolean> {
  const rows = await transaction
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, exhibitorId))
    .for('no key update');
  return rows.length > 0;
}
