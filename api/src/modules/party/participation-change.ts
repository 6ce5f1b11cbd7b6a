import { eq } from 'drizzle-orm';
import { addJobs } from '../../outbox/outbox.repository';
import type { Executor } from '../../platform/database/database';
import { participations } from '../../tables/participation';

/** The job of telling organisers that a participation has changed; its payload is what the socket says. */
export const PARTICIPATION_TOPIC = 'participation';

/** Adds the announcement of a participation to the transaction that changes it. */
export function announceParticipation(transaction: Executor, id: string): Promise<void> {
  return addJobs(transaction, PARTICIPATION_TOPIC, [{ id }]);
}

/** The same for the participation of a reservation, where it has one. */
export async function announceParticipationOf(
  transaction: Executor,
  reservationId: string,
): Promise<void> {
  const found = await transaction
    .select({ id: participations.id })
    .from(participations)
    .where(eq(participations.reservationId, reservationId));
  await addJobs(transaction, PARTICIPATION_TOPIC, found);
}
