import type { User } from '@mosta/shared/schemas/account.schema';
import { and, eq, gt, isNull, lte, ne, notExists } from 'drizzle-orm';
import type { Db, Executor } from '../../platform/database/database';
import { users } from '../../tables/account';
import { refreshFamilies, refreshTokens } from '../../tables/session';

export type UserRow = typeof users.$inferSelect;

/** The account as its owner sees it. */
export function toUser({ id, nom, prenom, email }: UserRow): User {
  return { _id: id, nom, email, ...(prenom === null ? {} : { prenom }) };
}

export async function findUserByEmail(db: Executor, email: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.email, email)).limit(1);
  return row;
}

export async function findUser(db: Executor, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id)).limit(1);
  return row;
}

/** @returns undefined when the address has an account already */
export async function insertUser(
  db: Executor,
  user: typeof users.$inferInsert,
): Promise<UserRow | undefined> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing().returning();
  return row;
}

export async function updateUser(
  db: Executor,
  id: string,
  change: Partial<Pick<UserRow, 'nom' | 'prenom'>>,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await db.update(users).set(change).where(eq(users.id, id));
}

/**
 * Replaces a password.
 * @param former hash that was checked; another change that came first is not overwritten
 * @returns whether it was replaced
 */
export async function replacePassword(
  db: Executor,
  id: string,
  passwordHash: string,
  former?: string,
): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, id), former === undefined ? undefined : eq(users.passwordHash, former)))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** Begins a family with its first token. @returns the family's id */
export function insertFamily(
  db: Db,
  userId: string,
  token: { tokenHash: string; expiresAt: Date },
): Promise<string> {
  return db.transaction(async (transaction) => {
    const [family] = await transaction
      .insert(refreshFamilies)
      .values({ userId })
      .returning({ id: refreshFamilies.id });
    if (!family) throw new Error('The family was not written');
    await transaction.insert(refreshTokens).values({ familyId: family.id, ...token });
    return family.id;
  });
}

export type Rotation =
  | { kind: 'rotated'; familyId: string; userId: string }
  | { kind: 'reused'; familyId: string }
  | { kind: 'unknown' };

/**
 * Exchanges a token for its successor. A token already exchanged revokes its whole family:
 * either the owner or a thief holds a copy, and nobody can tell which.
 * Of two simultaneous exchanges the row lock lets one win; the other counts as reuse.
 */
export function rotateToken(
  db: Db,
  tokenHash: string,
  next: { tokenHash: string; expiresAt: Date },
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
    if (!used) return revokeReused(transaction, tokenHash, now);
    const [family] = await transaction
      .select({ userId: refreshFamilies.userId, revokedAt: refreshFamilies.revokedAt })
      .from(refreshFamilies)
      .where(eq(refreshFamilies.id, used.familyId))
      .for('update');
    if (!family || family.revokedAt !== null) return { kind: 'unknown' };
    await transaction.insert(refreshTokens).values({ familyId: used.familyId, ...next });
    return { kind: 'rotated', familyId: used.familyId, userId: family.userId };
  });
}

async function revokeReused(db: Executor, tokenHash: string, now: Date): Promise<Rotation> {
  const [token] = await db
    .select({ familyId: refreshTokens.familyId, usedAt: refreshTokens.usedAt })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, tokenHash));
  if (!token?.usedAt) return { kind: 'unknown' };
  await revokeFamily(db, token.familyId, now);
  return { kind: 'reused', familyId: token.familyId };
}

export async function revokeFamily(db: Executor, familyId: string, now: Date): Promise<void> {
  await db
    .update(refreshFamilies)
    .set({ revokedAt: now })
    .where(and(eq(refreshFamilies.id, familyId), isNull(refreshFamilies.revokedAt)));
}

/** Ends an account's sessions, all but one if that is named. @returns those that were open */
export async function revokeFamiliesOf(
  db: Executor,
  userId: string,
  now: Date,
  except?: string,
): Promise<string[]> {
  const rows = await db
    .update(refreshFamilies)
    .set({ revokedAt: now })
    .where(
      and(
        eq(refreshFamilies.userId, userId),
        isNull(refreshFamilies.revokedAt),
        except === undefined ? undefined : ne(refreshFamilies.id, except),
      ),
    )
    .returning({ id: refreshFamilies.id });
  return rows.map(({ id }) => id);
}

export async function findFamilyOfToken(
  db: Executor,
  tokenHash: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ familyId: refreshTokens.familyId })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, tokenHash));
  return row?.familyId;
}

/** Removes tokens that have run out, of living families too, and families that no token can prolong any more. */
export async function deleteExpired(db: Executor, now: Date): Promise<void> {
  await db.delete(refreshTokens).where(lte(refreshTokens.expiresAt, now));
  const living = db
    .select({ id: refreshTokens.id })
    .from(refreshTokens)
    .where(eq(refreshTokens.familyId, refreshFamilies.id));
  await db.delete(refreshFamilies).where(notExists(living));
}
