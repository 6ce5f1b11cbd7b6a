import type { OrganizerAccount } from '@mosta/shared/schemas/organizer-account.schema';
import { asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database';
import { passwordResets, users } from '../../tables/account';
import { organizers } from '../../tables/organizer';
import { secondFactors } from '../../tables/second-factor';
import { refreshFamilies } from '../../tables/session';

/** The organisers' accounts, by role and name; one alone where an identifier is given. */
export async function listOrganizers(
  db: Executor,
  now: Date,
  id?: string,
): Promise<OrganizerAccount[]> {
  const open = sql<number>`(select count(*)::int from ${refreshFamilies}
    where ${refreshFamilies.userId} = ${users.id} and ${refreshFamilies.revokedAt} is null)`;
  const rows = await db
    .select({
      _id: users.id,
      nom: users.nom,
      prenom: users.prenom,
      email: users.email,
      role: organizers.role,
      version: organizers.version,
      invitedAt: organizers.invitedAt,
      joinedAt: organizers.joinedAt,
      lastSignInAt: organizers.lastSignInAt,
      linkExpiresAt: passwordResets.expiresAt,
      openSessions: open,
      factorSince: secondFactors.confirmedAt,
    })
    .from(organizers)
    .innerJoin(users, eq(users.id, organizers.userId))
    .leftJoin(passwordResets, eq(passwordResets.userId, users.id))
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(id === undefined ? undefined : eq(users.id, id))
    .orderBy(
      sql`array_position(array['owner', 'manager', 'accountant', 'gate', 'reader'], ${organizers.role})`,
      asc(users.nom),
      asc(users.id),
    );
  return rows.map(({ invitedAt, joinedAt, lastSignInAt, linkExpiresAt, factorSince, ...row }) => {
    const link = joinedAt === null && linkExpiresAt && linkExpiresAt > now ? linkExpiresAt : null;
    return {
      ...row,
      state: joinedAt ? 'active' : link ? 'invited' : 'expired',
      invitedAt: invitedAt.toISOString(),
      linkExpires: link?.toISOString() ?? null,
      lastSignIn: lastSignInAt?.toISOString() ?? null,
      secondFactor: factorSince !== null,
    };
  });
}

/** Changes an organiser's row; the change counts as a version. */
export async function updateOrganizer(
  transaction: Executor,
  id: string,
  change: Partial<Pick<typeof organizers.$inferInsert, 'role' | 'invitedAt'>>,
): Promise<void> {
  await transaction
    .update(organizers)
    .set({ ...change, version: sql`${organizers.version} + 1` })
    .where(eq(organizers.userId, id));
}
