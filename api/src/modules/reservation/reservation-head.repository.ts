import { eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database';
import { reservations } from '../../tables/reservation';

/** A reservation without its lines. */
export type ReservationHead = typeof reservations.$inferSelect;

export async function findReservationHead(
  db: Executor,
  id: string,
): Promise<ReservationHead | undefined> {
  const [row] = await db.select().from(reservations).where(eq(reservations.id, id));
  return row;
}
