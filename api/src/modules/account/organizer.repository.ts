import { and, eq, isNotNull, isNull } from 'drizzle-orm';
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

/**
 * Makes those who give up or take away an owner's rights follow each other, and refuses to leave the fair without one: an
 * owner who never chose a password is none.
 * @throws AppError LAST_OWNER
 */
export async function demandAnotherOwner(transaction: Executor, userId: string): Promise<void> {
  const owners = await transaction
    .select({ userId: organizers.userId })
    .from(organizers)
    .where(and(eq(organizers.role, 'owner'), isNotNull(organizers.joinedAt)))
    .for('update');
  const others = owners.filter((owner) => owner.userId !== userId);
  if (owners.length > others.length && others.length === 0) throw new AppError('LAST_OWNER');
}
