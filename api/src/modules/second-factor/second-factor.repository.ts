import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { hashOfToken } from '../../platform/accounts/secret-token';
import type { Executor } from '../../platform/database/database';
import { recoveryCodes, secondFactors } from '../../tables/second-factor';

export type SecondFactorRow = typeof secondFactors.$inferSelect;

export async function findFactor(
  db: Executor,
  userId: string,
): Promise<SecondFactorRow | undefined> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return row;
}

/** Begins a factor, or begins it again; a confirmed one stays. @returns whether it was begun */
export async function beginFactor(
  db: Executor,
  userId: string,
  sealedSecret: string,
): Promise<boolean> {
  const rows = await db
    .insert(secondFactors)
    .values({ userId, sealedSecret })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { sealedSecret, createdAt: new Date(), lastStep: null },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

/** @returns whether it was this call that confirmed it */
export async function confirmFactor(db: Executor, userId: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ confirmedAt: now })
    .where(and(eq(secondFactors.userId, userId), isNull(secondFactors.confirmedAt)))
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

/**
 * Uses a step up, in one statement: of two calls with the same code one is told that it is used.
 * @returns whether it was still unused
 */
export async function takeStep(db: Executor, userId: string, step: number): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(
      and(
        eq(secondFactors.userId, userId),
        or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step)),
      ),
    )
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

/** @returns whether there was a confirmed one */
export async function deleteFactor(db: Executor, userId: string): Promise<boolean> {
  const rows = await db
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ confirmedAt: secondFactors.confirmedAt });
  return rows.some(({ confirmedAt }) => confirmedAt !== null);
}

/** Writes recovery codes in place of those that there were. @param codes plain, as they are typed without dashes */
export async function replaceCodes(
  transaction: Executor,
  userId: string,
  codes: readonly string[],
): Promise<void> {
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await transaction
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashOfToken(code) })));
}

/** Uses a recovery code up, in one statement. @returns whether it was one, and unused */
export async function takeCode(
  transaction: Executor,
  userId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const rows = await transaction
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, hashOfToken(code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return rows.length > 0;
}

export function countCodes(db: Executor, userId: string): Promise<number> {
  return db.$count(
    recoveryCodes,
    and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)),
  );
}

/** Whether an account is asked for a code when it signs in. */
export async function hasFactor(db: Executor, userId: string): Promise<boolean> {
  const confirmed = and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt));
  return (await db.$count(secondFactors, confirmed)) > 0;
}
