import { and, eq, ne } from 'drizzle-orm';
import { inCurrentEdition } from '../../in-edition';
import type { Executor } from '../../platform/database/database';
import { participations } from '../../tables/participation';

/** Whether an exhibitor has sent in the current edition a participation that was not refused: who it is and what for is known. */
export async function hasParticipation(db: Executor, exhibitorId: string): Promise<boolean> {
  const rows = await db
    .select({ id: participations.id })
    .from(participations)
    .where(
      and(
        inCurrentEdition(participations.edition),
        eq(participations.exhibitorId, exhibitorId),
        ne(participations.status, 'refused'),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
