import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Caller, Identity } from '../../platform/accounts/access-token';
import type { Db, Executor } from '../../platform/database/database';
import { users } from '../../tables/account';
import { exhibitorMembers } from '../../tables/exhibitor';
import { organizers } from '../../tables/organizer';
import { secondFactors } from '../../tables/second-factor';
import { refreshFamilies, refreshTokens } from '../../tables/session';

/**
 * Finds who calls with a token, for which exhibitor, and as what among organisers: undefined unless what the token says still
 * holds, its session open, of its account, which is there in that role. Every call begins with it, so the statement is
 * prepared.
 */
export function prepareFindCaller(
  db: Db,
  { demandSecondFactor }: { demandSecondFactor: boolean },
): (identity: Identity) => Promise<Caller | undefined> {
  const find = db
    .select({
      exhibitorId: exhibitorMembers.exhibitorId,
      organizerRole: organizers.role,
      factorSince: secondFactors.confirmedAt,
    })
    .from(refreshFamilies)
    .innerJoin(
      users,
      and(eq(users.id, refreshFamilies.userId), eq(users.role, sql.placeholder('role'))),
    )
    .leftJoin(
      exhibitorMembers,
      and(eq(exhibitorMembers.userId, users.id), eq(users.role, 'Exhibitor')),
    )
    .leftJoin(organizers, and(eq(organizers.userId, users.id), eq(users.role, 'Organizer')))
    .leftJoin(secondFactors, eq(secondFactors.userId, organizers.userId))
    .where(
      and(
        eq(refreshFamilies.id, sql.placeholder('sessionId')),
        eq(refreshFamilies.userId, sql.placeholder('userId')),
        isNull(refreshFamilies.revokedAt),
      ),
    )
    .prepare('find_caller');
  return async ({ userId, role, sessionId }) => {
    const [row] = await find.execute({ userId, role, sessionId });
    if (!row) return undefined;
    const { factorSince, ...rest } = row;
    const owes = demandSecondFactor && role === 'Organizer' && factorSince === null;
    return { userId, role, sessionId, ...rest, owesSecondFactor: owes };
  };
}

/** Those of the sessions that nobody has ended, whether by signing out, a new password, a reuse or an erasure. */
export async function openSessionsAmong(
  db: Executor,
  sessions: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .select({ id: refreshFamilies.id })
    .from(refreshFamilies)
    .where(and(inArray(refreshFamilies.id, [...sessions]), isNull(refreshFamilies.revokedAt)));
  return new Set(rows.map(({ id }) => id));
}

type OpenSession = Pick<
  typeof refreshFamilies.$inferSelect,
  'id' | 'browser' | 'system' | 'createdAt'
> & {
  /** When its last token was made. */
  lastUsedAt: Date;
};

/** An account's sessions that are open and can still be prolonged, the last used first. */
export function listSessions(db: Executor, userId: string, now: Date): Promise<OpenSession[]> {
  const lastUsedAt = sql`max(${refreshTokens.createdAt})`.mapWith(refreshTokens.createdAt);
  return db
    .select({
      id: refreshFamilies.id,
      browser: refreshFamilies.browser,
      system: refreshFamilies.system,
      createdAt: refreshFamilies.createdAt,
      lastUsedAt,
    })
    .from(refreshFamilies)
    .innerJoin(
      refreshTokens,
      and(eq(refreshTokens.familyId, refreshFamilies.id), gt(refreshTokens.expiresAt, now)),
    )
    .where(and(eq(refreshFamilies.userId, userId), isNull(refreshFamilies.revokedAt)))
    .groupBy(refreshFamilies.id)
    .orderBy(desc(lastUsedAt), desc(refreshFamilies.id));
}

/** Ends one of an account's sessions. @returns false where the account has no such open session */
export async function revokeOwnFamily(
  db: Executor,
  userId: string,
  familyId: string,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(refreshFamilies)
    .set({ revokedAt: now })
    .where(
      and(
        eq(refreshFamilies.id, familyId),
        eq(refreshFamilies.userId, userId),
        isNull(refreshFamilies.revokedAt),
      ),
    )
    .returning({ id: refreshFamilies.id });
  return rows.length > 0;
}
