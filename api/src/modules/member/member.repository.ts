import type { Member } from '@mosta/shared/schemas/member.schema';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database';
import { users } from '../../tables/account';
import { companies } from '../../tables/company';
import { exhibitorMembers, exhibitorPages, exhibitors } from '../../tables/exhibitor';
import { standHolds } from '../../tables/hold';
import { participations } from '../../tables/participation';
import { quotes } from '../../tables/quote';
import { reservations } from '../../tables/reservation';

/** The owner first, then by the day on which they joined. */
export async function listMembers(db: Executor, exhibitorId: string): Promise<Member[]> {
  const rows = await db
    .select({ user: users, role: exhibitorMembers.role, joinedAt: exhibitorMembers.joinedAt })
    .from(exhibitorMembers)
    .innerJoin(users, eq(users.id, exhibitorMembers.userId))
    .where(eq(exhibitorMembers.exhibitorId, exhibitorId))
    .orderBy(desc(exhibitorMembers.role), asc(exhibitorMembers.joinedAt), asc(users.id));
  return rows.map(({ user: { id, nom, prenom, email }, role, joinedAt }) => ({
    ...{ _id: id, nom, prenom, email, role },
    joinedAt: joinedAt.toISOString(),
  }));
}

/** The company of the latest participation of an account's exhibitor; null before the first. */
export async function companyNameOf(db: Executor, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ name: companies.name })
    .from(exhibitorMembers)
    .innerJoin(participations, eq(participations.exhibitorId, exhibitorMembers.exhibitorId))
    .innerJoin(companies, eq(companies.id, participations.companyId))
    .where(eq(exhibitorMembers.userId, userId))
    .orderBy(desc(participations.createdAt))
    .limit(1);
  return row?.name ?? null;
}

/** The account acts for that exhibitor from now on, as a member; the one it leaves goes when nobody is left. */
export async function joinExhibitor(
  transaction: Executor,
  userId: string,
  exhibitorId: string,
): Promise<void> {
  await transaction
    .update(exhibitorMembers)
    .set({ exhibitorId, role: 'member', joinedAt: sql`now()` })
    .where(eq(exhibitorMembers.userId, userId));
}

/** The account acts for itself again: it owns an exhibitor of its own that has nothing yet. */
export async function leaveExhibitor(transaction: Executor, userId: string): Promise<void> {
  const [own] = await transaction.insert(exhibitors).values({}).returning({ id: exhibitors.id });
  if (!own) throw new Error('The exhibitor was not written');
  await transaction
    .update(exhibitorMembers)
    .set({ exhibitorId: own.id, role: 'owner', joinedAt: sql`now()` })
    .where(eq(exhibitorMembers.userId, userId));
}

/** Of two at once, one index lets one be the owner: who was it steps back first. */
export async function changeOwner(transaction: Executor, from: string, to: string): Promise<void> {
  for (const [userId, role] of [
    [from, 'member'],
    [to, 'owner'],
  ] as const) {
    await transaction
      .update(exhibitorMembers)
      .set({ role })
      .where(eq(exhibitorMembers.userId, userId));
  }
}

/** Whether an exhibitor has anything that its account would lose; options that have ended are no loss. */
export async function hasData(transaction: Executor, exhibitorId: string): Promise<boolean> {
  const counts = [
    await transaction.$count(participations, eq(participations.exhibitorId, exhibitorId)),
    await transaction.$count(companies, eq(companies.exhibitorId, exhibitorId)),
    await transaction.$count(reservations, eq(reservations.exhibitorId, exhibitorId)),
    await transaction.$count(exhibitorPages, eq(exhibitorPages.exhibitorId, exhibitorId)),
    await transaction.$count(
      standHolds,
      and(eq(standHolds.exhibitorId, exhibitorId), isNull(standHolds.endedAt)),
    ),
  ];
  return counts.some((count) => count > 0);
}

export async function moveQuotes(transaction: Executor, from: string, to: string): Promise<void> {
  await transaction.update(quotes).set({ ownerId: to }).where(eq(quotes.ownerId, from));
}
