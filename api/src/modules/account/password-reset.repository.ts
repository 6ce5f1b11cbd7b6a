import { and, eq, gt, lte } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database';
import { passwordResets } from '../../tables/account';

/** Keeps an account's one link; the one before it opens nothing any more. */
export async function replaceReset(
  transaction: Executor,
  userId: string,
  reset: { tokenHash: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await transaction
    .insert(passwordResets)
    .values({ userId, ...reset })
    .onConflictDoUpdate({ target: passwordResets.userId, set: reset });
}

export async function findReset(
  db: Executor,
  tokenHash: string,
  now: Date,
): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .where(living(tokenHash, now));
  return row?.userId;
}

/** Uses a link up: of two at once, one gets the account. */
export async function takeReset(
  transaction: Executor,
  tokenHash: string,
  now: Date,
): Promise<string | undefined> {
  const [row] = await transaction
    .delete(passwordResets)
    .where(living(tokenHash, now))
    .returning({ userId: passwordResets.userId });
  return row?.userId;
}

export async function deleteResetOf(transaction: Executor, userId: string): Promise<void> {
  await transaction.delete(passwordResets).where(eq(passwordResets.userId, userId));
}

/** @returns how many */
export async function deleteExpiredResets(db: Executor, now: Date): Promise<number> {
  const rows = await db
    .delete(passwordResets)
    .where(lte(passwordResets.expiresAt, now))
    .returning({ userId: passwordResets.userId });
  return rows.length;
}

function living(tokenHash: string, now: Date) {
  return and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now));
}
