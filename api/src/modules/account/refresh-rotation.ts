import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Db, Executor } from '../../platform/database/database';
import { refreshFamilies, refreshTokens } from '../../tables/session';
import { revokeFamily } from './account.repository';

/** Milliseconds in which a token that was exchanged gives its successor once more: two tabs, or an answer that was lost. */
export const REFRESH_GRACE = 10_000;

type Successor = { tokenHash: string; expiresAt: Date };
type Family = { familyId: string; userId: string };

export type Rotation =
  | ({ kind: 'rotated'; expiresAt: Date } & Family)
  | { kind: 'reused'; familyId: string }
  | { kind: 'unknown' };

/**
 * Exchanges a token for its successor, which follows from the token: whoever exchanges it again within the grace gets the
 * same. Later, either the owner or a thief holds a copy, and nobody can tell which: the whole family is revoked.
 */
export function rotateToken(
  db: Db,
  tokenHash: string,
  next: Successor,
  now: Date,
): Promise<Rotation> {
  return db.transaction(async (transaction) => {
    const [used] = await transaction
      .update(refreshTokens)
      .set({ usedAt: now })
      .where(
        and(
          eq(refreshTokens.tokenHash, tokenHash),
          isNull(refreshTokens.usedAt),
          gt(refreshTokens.expiresAt, now),
        ),
      )
      .returning({ familyId: refreshTokens.familyId });
    if (!used) return rotateAgain(transaction, tokenHash, next, now);
    const family = await findLivingFamily(transaction, used.familyId);
    if (!family) return { kind: 'unknown' };
    await transaction.insert(refreshTokens).values({ familyId: used.familyId, ...next });
    return { kind: 'rotated', expiresAt: next.expiresAt, ...family };
  });
}

async function rotateAgain(
  db: Executor,
  tokenHash: string,
  next: Successor,
  now: Date,
): Promise<Rotation> {
  const [token] = await db
    .select({ familyId: refreshTokens.familyId, usedAt: refreshTokens.usedAt })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, tokenHash));
  if (!token?.usedAt) return { kind: 'unknown' };
  if (now.getTime() - token.usedAt.getTime() <= REFRESH_GRACE) {
    const family = await findLivingFamily(db, token.familyId);
    const [successor] = await db
      .select({ expiresAt: refreshTokens.expiresAt })
      .from(refreshTokens)
      .where(eq(refreshTokens.tokenHash, next.tokenHash));
    return family && successor ? { kind: 'rotated', ...successor, ...family } : { kind: 'unknown' };
  }
  await revokeFamily(db, token.familyId, now);
  return { kind: 'reused', familyId: token.familyId };
}

async function findLivingFamily(db: Executor, familyId: string): Promise<Family | undefined> {
  const [family] = await db
    .select({ familyId: refreshFamilies.id, userId: refreshFamilies.userId })
    .from(refreshFamilies)
    .where(and(eq(refreshFamilies.id, familyId), isNull(refreshFamilies.revokedAt)))
    .for('update');
  return family;
}
