import { and, eq, gt, lte } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database';
import { emailChanges, emailConfirmations } from '../../tables/account';

export type PendingChange = Pick<typeof emailChanges.$inferSelect, 'email' | 'expiresAt'>;

/** Notes the address that an account is to have; the one noted before is forgotten. */
export async function replaceChange(
  transaction: Executor,
  userId: string,
  change: PendingChange,
): Promise<void> {
  await transaction
    .insert(emailChanges)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: emailChanges.userId, set: change });
}

export async function findChange(
  db: Executor,
  userId: string,
  now: Date,
): Promise<PendingChange | undefined> {
  const [row] = await db
    .select({ email: emailChanges.email, expiresAt: emailChanges.expiresAt })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now)));
  return row;
}

/** Whether the account still wants that address; it cannot be given up until the transaction ends. */
export async function lockChange(
  transaction: Executor,
  userId: string,
  email: string,
): Promise<boolean> {
  const rows = await transaction
    .select({ userId: emailChanges.userId })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), eq(emailChanges.email, email)))
    .for('update');
  return rows.length > 0;
}

/** Gives a change up, with the link that would complete it. */
export async function cancelChange(transaction: Executor, userId: string): Promise<void> {
  const [change] = await transaction
    .delete(emailChanges)
    .where(eq(emailChanges.userId, userId))
    .returning({ email: emailChanges.email });
  if (!change) return;
  await transaction
    .delete(emailConfirmations)
    .where(and(eq(emailConfirmations.userId, userId), eq(emailConfirmations.email, change.email)));
}

/** @returns how many */
export async function deleteExpiredChanges(db: Executor, now: Date): Promise<number> {
  const rows = await db
    .delete(emailChanges)
    .where(lte(emailChanges.expiresAt, now))
    .returning({ userId: emailChanges.userId });
  return rows.length;
}
