import type { PricedReservation, ReservedBooth } from '@mosta/shared/domain/statement';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database';
import { reservationBooths, reservationLines } from '../../tables/reservation';
import { stands } from '../../tables/stand';
import type { ReservationHead } from '../reservation/reservation-head.repository';

/** What a reservation keeps, with the prices of its lines; a stand's own where its line was sold before it had one. */
export async function readPriced(
  db: Executor,
  { id, currency, promo }: Pick<ReservationHead, 'id' | 'currency' | 'promo'>,
): Promise<PricedReservation> {
  const booths = await db
    .select({
      id: reservationBooths.id,
      name: reservationBooths.name,
      size: reservationBooths.size,
      quantity: reservationBooths.quantity,
      prices: sql<Record<
        string,
        number
      > | null>`coalesce(${reservationBooths.prices}, ${stands.prices})`,
    })
    .from(reservationBooths)
    .leftJoin(stands, eq(stands.code, reservationBooths.standCode))
    .where(and(eq(reservationBooths.reservationId, id), isNull(reservationBooths.releasedAt)))
    .orderBy(asc(reservationBooths.position));
  const items = await db
    .select()
    .from(reservationLines)
    .where(eq(reservationLines.reservationId, id))
    .orderBy(desc(reservationLines.kind), asc(reservationLines.position));
  return { currency, promo, booths, items };
}

/** Packages of a reservation for which no stand is chosen yet, in order. */
export async function openWishes(db: Executor, reservationId: string): Promise<ReservedBooth[]> {
  const { id, name, size, quantity, prices } = reservationBooths;
  return db
    .select({ id, name, size, quantity, prices })
    .from(reservationBooths)
    .where(
      and(
        eq(reservationBooths.reservationId, reservationId),
        isNull(reservationBooths.standCode),
        isNull(reservationBooths.releasedAt),
      ),
    )
    .orderBy(asc(reservationBooths.position));
}
