import type { Language } from '@mosta/shared/contract/languages';
import type { User } from '@mosta/shared/schemas/account.schema';
import { and, desc, eq, isNotNull, isNull, lte, ne, notExists } from 'drizzle-orm';
import type { Db, Executor } from '../../platform/database/database';
import { users } from '../../tables/account';
import { organizers } from '../../tables/organizer';
import { refreshFamilies, refreshTokens } from '../../tables/session';
import type { Device } from './device';

export type UserRow = typeof users.$inferSelect;

/** The account as its owner sees it. */
export function toUser({ id, nom, prenom, email }: UserRow): User {
  return { _id: id, nom, email, ...(prenom === null ? {} : { prenom }) };
}

export type AccountsOfAddress = {
  /** The account of whoever confirmed the address. */
  verified: UserRow | undefined;
  /** The latest of those whose address nobody has confirmed. */
  unverified: UserRow | undefined;
};

/** The accounts that an address may sign in to: an unconfirmed one is anybody's, and hides no confirmed one. */
export async function findAccountsOf(db: Executor, email: string): Promise<AccountsOfAddress> {
  const rows = await db
    .select()
    .from(users)
    .where(eq(users.email, email))
    .orderBy(desc(isNotNull(users.emailVerifiedAt)), desc(users.createdAt), desc(users.id))
    .limit(2);
  return {
    verified: rows.find(({ emailVerifiedAt }) => emailVerifiedAt !== null),
    unverified: rows.find(({ emailVerifiedAt }) => emailVerifiedAt === null),
  };
}

export async function findUser(db: Executor, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id)).limit(1);
  return row;
}

/** Notes in which language an account's owner reads the pages, where that has changed. */
export async function rememberLanguage(
  db: Executor,
  id: string,
  language: Language | undefined,
): Promise<void> {
  if (language === undefined) return;
  await db
    .update(users)
    .set({ language })
    .where(and(eq(users.id, id), ne(users.language, language)));
}

/** Writes an account whose address is still to be confirmed: as many of one address as people ask for. */
export async function insertUnverifiedUser(
  db: Executor,
  user: Omit<typeof users.$inferInsert, 'emailVerifiedAt'>,
): Promise<UserRow> {
  const [row] = await db.insert(users).values(user).returning();
  if (!row) throw new Error('The account was not written');
  return row;
}

/** Writes the account of an organiser, whose address is known to be theirs, and what it may do. */
export async function insertOrganizer(
  db: Executor,
  user: Omit<typeof users.$inferInsert, 'role'> & { emailVerifiedAt: Date },
  organizer: Omit<typeof organizers.$inferInsert, 'userId'>,
): Promise<UserRow> {
  const [row] = await db
    .insert(users)
    .values({ ...user, role: 'Organizer' })
    .returning();
  if (!row) throw new Error('The account was not written');
  await db.insert(organizers).values({ ...organizer, userId: row.id });
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
  device?: Device,
): Promise<string> {
  return db.transaction(async (transaction) => {
    const [family] = await transaction
      .insert(refreshFamilies)
      .values({ userId, ...device })
      .returning({ id: refreshFamilies.id });
    if (!family) throw new Error('The family was not written');
    await transaction.insert(refreshTokens).values({ familyId: family.id, ...token });
    return family.id;
  });
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
