import { mayWrite } from '@mosta/shared/domain/organizer-areas';
import type { OrganizerRef } from '@mosta/shared/schemas/participation.schema';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database';
import { users } from '../../tables/account';
import { organizers } from '../../tables/organizer';
import { participations } from '../../tables/participation';
import { ORGANIZER_REF } from '../account/organizer-ref';
import { announceParticipation } from '../party/participation-change';

/** Organisers who may be given participations: those who decide about them, and have joined. */
export async function listAssignees(db: Executor): Promise<OrganizerRef[]> {
  const rows = await db
    .select({ person: ORGANIZER_REF, role: organizers.role })
    .from(organizers)
    .innerJoin(users, eq(users.id, organizers.userId))
    .where(isNotNull(organizers.joinedAt))
    .orderBy(asc(users.nom), asc(users.prenom), asc(users.id));
  return rows.filter(({ role }) => mayWrite(role, 'participation')).map(({ person }) => person);
}

/** The same for one of them, locked so that the account does not go meanwhile. */
export async function isAssignee(transaction: Executor, userId: string): Promise<boolean> {
  const [row] = await transaction
    .select({ role: organizers.role })
    .from(organizers)
    .where(and(eq(organizers.userId, userId), isNotNull(organizers.joinedAt)))
    .for('key share');
  return row !== undefined && mayWrite(row.role, 'participation');
}

/** Who follows a participation among the organisers. */
export async function findAssignee(db: Executor, id: string | null): Promise<OrganizerRef | null> {
  if (id === null) return null;
  const [row] = await db.select(ORGANIZER_REF).from(users).where(eq(users.id, id));
  return row ?? null;
}

/** Gives a participation to an organiser, or to nobody. A decision that is being made is about what it was about before: no new version. */
export async function writeAssignee(
  transaction: Executor,
  id: string,
  assignedTo: string | null,
): Promise<void> {
  await transaction.update(participations).set({ assignedTo }).where(eq(participations.id, id));
  await announceParticipation(transaction, id);
}
