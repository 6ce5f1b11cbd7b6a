import type { Language } from '@mosta/shared/contract/languages';
import { and, asc, eq, isNotNull, or } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database';
import { users } from '../../tables/account';
import { exhibitorMembers, exhibitors } from '../../tables/exhibitor';
import { lockExhibitor } from './account-lock';

export type Membership = Pick<typeof exhibitorMembers.$inferSelect, 'exhibitorId' | 'role'>;

/** For whom an account acts; undefined for an organiser, and for an account that is gone. */
export async function findMembership(
  db: Executor,
  userId: string,
): Promise<Membership | undefined> {
  const [row] = await db
    .select({ exhibitorId: exhibitorMembers.exhibitorId, role: exhibitorMembers.role })
    .from(exhibitorMembers)
    .where(eq(exhibitorMembers.userId, userId));
  return row;
}

/**
 * Locks the exhibitor for whom an account acts, and reads the membership again: it may have changed while the lock was
 * waited for.
 */
export async function lockMembership(
  transaction: Executor,
  userId: string,
): Promise<Membership | undefined> {
  let found = await findMembership(transaction, userId);
  while (found) {
    await lockExhibitor(transaction, found.exhibitorId);
    const { exhibitorId } = found;
    found = await findMembership(transaction, userId);
    if (found?.exhibitorId === exhibitorId) return found;
  }
  return undefined;
}

export type Recipient = { to: string; language: Language };

/** Where an exhibitor's letters go: to its owner, and to the members who confirmed their addresses. */
export async function recipientsOf(db: Executor, exhibitorId: string): Promise<Recipient[]> {
  const rows = await db
    .select({ to: users.email, language: users.language })
    .from(exhibitorMembers)
    .innerJoin(users, eq(users.id, exhibitorMembers.userId))
    .where(
      and(
        eq(exhibitorMembers.exhibitorId, exhibitorId),
        or(eq(exhibitorMembers.role, 'owner'), isNotNull(users.emailVerifiedAt)),
      ),
    )
    .orderBy(asc(exhibitorMembers.joinedAt), asc(users.id));
  return [...new Map(rows.map((row) => [row.to, row])).values()];
}

export async function isExhibitor(db: Executor, id: string): Promise<boolean> {
  return (await db.$count(exhibitors, eq(exhibitors.id, id))) > 0;
}

/** How many accounts act for an exhibitor; counted under its lock. */
export function countMembers(transaction: Executor, exhibitorId: string): Promise<number> {
  return transaction.$count(exhibitorMembers, eq(exhibitorMembers.exhibitorId, exhibitorId));
}
