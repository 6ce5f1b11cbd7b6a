import type { DashboardPlace, ParticipationPart } from '@mosta/shared/domain/dashboard-link';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database';
import { participations } from '../../tables/participation';

/** Where the dashboard shows a part of the participation to which a reservation belongs. */
export async function placeOfReservation(
  db: Executor,
  reservationId: string,
  part: ParticipationPart,
): Promise<DashboardPlace> {
  const [row] = await db
    .select({ participation: participations.id })
    .from(participations)
    .where(eq(participations.reservationId, reservationId));
  return { view: 'dossier', part, ...row };
}
