import { and, eq, inArray, isNull, lt, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Executor } from '../../platform/database/database';
import { BATCH, inBatches } from '../../platform/database/in-batches';
import { users } from '../../tables/account';
import { companies } from '../../tables/company';
import { exhibitorMembers, exhibitorPages, exhibitors } from '../../tables/exhibitor';
import { exhibitorMerges } from '../../tables/exhibitor-merge';
import { standHolds } from '../../tables/hold';
import { participations } from '../../tables/participation';
import { quotes } from '../../tables/quote';
import { reservations } from '../../tables/reservation';
import { visitorContacts } from '../../tables/visitor-contact';
import { deleteAccount, deleteJobsFor } from './erasure.repository';

/** Where an exhibitor stands in what was made for it: any row of them keeps the account. */
export const KEEPING_COLUMNS = [
  companies.exhibitorId,
  participations.exhibitorId,
  reservations.exhibitorId,
  standHolds.exhibitorId,
  quotes.ownerId,
  exhibitorPages.exhibitorId,
  exhibitorMerges.intoId,
  visitorContacts.exhibitorId,
] as const;

/**
 * Removes accounts made before that instant whose address nobody confirmed, that act alone and for whom nothing was made.
 * One that is being used right now, or that another process removes, is left for the next time. @returns how many
 */
export function eraseUnconfirmed(db: Db, before: Date): Promise<number> {
  return inBatches(db, (transaction) => eraseSome(transaction, before));
}

async function eraseSome(transaction: Executor, before: Date): Promise<number> {
  const found = await empty(transaction, lt(users.createdAt, before))
    .limit(BATCH)
    .for('update', { of: [users, exhibitors], skipLocked: true });
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return 0;
  // Asked anew under the locks: what was made between the look and the lock keeps its account.
  const still = await empty(transaction, inArray(users.id, ids));
  for (const account of still) {
    await deleteJobsFor(transaction, account);
    await deleteAccount(transaction, account.id);
  }
  return still.length;
}

/** Unconfirmed accounts that act alone for an exhibitor that has nothing. */
function empty(transaction: Executor, which: ReturnType<typeof lt>) {
  const others = alias(exhibitorMembers, 'others');
  const colleagues = transaction
    .select({ one: sql`1` })
    .from(others)
    .where(and(eq(others.exhibitorId, exhibitors.id), ne(others.userId, users.id)));
  const made = KEEPING_COLUMNS.map((column) =>
    notExists(
      transaction.select({ one: sql`1` }).from(column.table).where(eq(column, exhibitors.id)),
    ),
  );
  return transaction
    .select({ id: users.id, email: users.email })
    .from(users)
    .innerJoin(exhibitorMembers, eq(exhibitorMembers.userId, users.id))
    .innerJoin(exhibitors, eq(exhibitors.id, exhibitorMembers.exhibitorId))
    .where(and(isNull(users.emailVerifiedAt), which, notExists(colleagues), ...made));
}
