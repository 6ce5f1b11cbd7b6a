import { money } from '@mosta/shared/domain/money';
import type { PricedReservation } from '@mosta/shared/domain/statement';
import type { ReceivedPayment } from '@mosta/shared/schemas/statement.schema';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database';
import { payments } from '../../tables/payment';
import { reservationBooths, reservationLines, reservations } from '../../tables/reservation';
import { stands } from '../../tables/stand';

export type ReservationHead = typeof reservations.$inferSelect;

export async function findReservationHead(
  db: Executor,
  id: string,
): Promise<ReservationHead | undefined> {
  const [row] = await db.select().from(reservations).where(eq(reservations.id, id));
  return row;
}

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

/** Payments of a reservation that were not cancelled, the newest first. */
export async function listPayments(
  db: Executor,
  { id, currency }: Pick<ReservationHead, 'id' | 'currency'>,
): Promise<ReceivedPayment[]> {
  const rows = await db
    .select()
    .from(payments)
    .where(and(eq(payments.reservationId, id), isNull(payments.cancelledAt)))
    .orderBy(desc(payments.receivedOn), desc(payments.createdAt), desc(payments.id));
  return rows.map((row) => toPayment(row, currency));
}

export function toPayment(
  { id, amount, receivedOn, mode, note }: typeof payments.$inferSelect,
  currency: ReservationHead['currency'],
): ReceivedPayment {
  return { _id: id, amount: money(amount, currency), receivedOn, mode, note };
}
