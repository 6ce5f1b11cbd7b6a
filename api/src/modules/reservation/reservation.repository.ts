import type { Reservation } from '@mosta/shared/schemas/reservation.schema';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database';
import { reservationBooths, reservationLines, reservations } from '../../platform/database/schema';

/** An exhibitor's reservations, the oldest first. */
export async function listReservations(db: Executor, exhibitorId: string): Promise<Reservation[]> {
  const heads = await db
    .select({ id: reservations.id, currency: reservations.currency })
    .from(reservations)
    .where(eq(reservations.exhibitorId, exhibitorId))
    .orderBy(asc(reservations.createdAt), asc(reservations.id));
  if (heads.length === 0) return [];
  const ids = heads.map(({ id }) => id);
  const booths = await db
    .select()
    .from(reservationBooths)
    .where(inArray(reservationBooths.reservationId, ids))
    .orderBy(asc(reservationBooths.position));
  const lines = await db
    .select()
    .from(reservationLines)
    .where(inArray(reservationLines.reservationId, ids))
    .orderBy(asc(reservationLines.position));
  return heads.map(({ id, currency }) => {
    const own = lines.filter((line) => line.reservationId === id);
    return {
      _id: id,
      currency,
      booths: booths
        .filter((booth) => booth.reservationId === id)
        .map(({ id: _id, quantity, name, size, reserved }) => ({
          _id,
          quantity,
          booth: { name, size, reserved },
        })),
      communication: own
        .filter((line) => line.kind === 'communication')
        .map((line) => ({ _id: line.id, quantity: line.quantity, prints: priced(line) })),
      services: own
        .filter((line) => line.kind === 'service')
        .map((line) => ({ _id: line.id, quantity: line.quantity, supplement: priced(line) })),
    };
  });
}

function priced({ name, unit, prices }: typeof reservationLines.$inferSelect) {
  return { name, unit, prices };
}
