import { and, eq, gt, lte } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database';
import { hasCode } from '../../platform/error-code';
import { AppError } from '../../platform/http/app-error';
import { emailConfirmations, users } from '../../tables/account';

type Confirmation = Pick<typeof emailConfirmations.$inferSelect, 'userId' | 'email'>;

/** Keeps an account's one link; the one before it confirms nothing any more. */
export async function replaceConfirmation(
  transaction: Executor,
  userId: string,
  confirmation: { email: string; tokenHash: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await transaction
    .insert(emailConfirmations)
    .values({ userId, ...confirmation })
    .onConflictDoUpdate({ target: emailConfirmations.userId, set: confirmation });
}

/** Uses a link up. @returns undefined for one that was used, replaced or is too old */
export async function takeConfirmation(
  transaction: Executor,
  tokenHash: string,
  now: Date,
): Promise<Confirmation | undefined> {
  const [row] = await transaction
    .delete(emailConfirmations)
    .where(and(eq(emailConfirmations.tokenHash, tokenHash), gt(emailConfirmations.expiresAt, now)))
    .returning({ userId: emailConfirmations.userId, email: emailConfirmations.email });
  return row;
}

/**
 * Gives the account the address that its owner has proved to read.
 * @throws AppError EMAIL_TAKEN when another account proved it before; the transaction is lost then
 */
export async function setVerifiedEmail(
  transaction: Executor,
  { userId, email }: Confirmation,
  now: Date,
): Promise<void> {
  try {
    await transaction
      .update(users)
      .set({ email, emailVerifiedAt: now })
      .where(eq(users.id, userId));
  } catch (error) {
    // The unique index on confirmed addresses decides between two that come at once.
    if (!(error instanceof Error) || !hasCode(error.cause, '23505')) throw error;
    throw new AppError('EMAIL_TAKEN');
  }
}

/** @returns how many */
export async function deleteExpiredConfirmations(db: Executor, now: Date): Promise<number> {
  const rows = await db
    .delete(emailConfirmations)
    .where(lte(emailConfirmations.expiresAt, now))
    .returning({ userId: emailConfirmations.userId });
  return rows.length;
}
