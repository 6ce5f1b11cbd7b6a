import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { organizers } from '../../tables/organizer';

export type OrganizerRow = typeof organizers.$inferSelect;

/** What an organiser's account may do; undefined for an exhibitor's. */
export async function findOrganizer(
  db: Executor,
  userId: string,
): Promise<OrganizerRow | undefined> {
  const [row] = await db.select().from(organizers).where(eq(organizers.userId, userId));
  return row;
}

/** Notes that a person who was invited chose a password. */
export async function noteJoined(db: Executor, userId: string, now: Date): Promise<void> {
  await db
    .update(organizers)
    .set({ joinedAt: now })
    .where(and(eq(organizers.userId, userId), isNull(organizers.joinedAt)));
}

/** Notes when an organiser signed in; nothing for an exhibitor. */
export async function noteSignIn(db: Executor, userId: string, now: Date): Promise<void> {
  await db.update(organizers).set({ lastSignInAt: now }).where(eq(organizers.userId, userId));
}

/** Locks an organiser's row for a change. */
export async function lockOrganizer(
  transaction: Executor,
  userId: string,
): Promise<OrganizerRow | undefined> {
  const [row] = await transaction
    .select()
    .from(organizers)
    .where(eq(organizers.userId, userId))
    .for('update');
  return row;
}

/**
 * Makes those who give up or take away an owner's rights follow each other.
 * @returns the owners; one who never chose a password is none
 */
export async function lockOwners(transaction: Executor): Promise<string[]> {
  const rows = await transaction
    .select({ userId: organizers.userId })
    .from(organizers)
    .where(and(eq(organizers.role, 'owner'), isNotNull(organizers.joinedAt)))
    .orderBy(asc(organizers.userId))
    .for('update');
  return rows.map(({ userId }) => userId);
}

/** Refuses to leave the fair without an owner. @throws AppError LAST_OWNER */
export async function demandAnotherOwner(transaction: Executor, userId: string): Promise<void> {
  const owners = await lockOwners(transaction);
  if (owners.length === 1 && owners.includes(userId)) throw new AppError('LAST_OWNER');
}
