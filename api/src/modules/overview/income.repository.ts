import type { PaymentMode } from '@mosta/shared/domain/payment';
import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database';
import { participations } from '../../tables/participation';
import { payments } from '../../tables/payment';
import { reservations } from '../../tables/reservation';
import type { ReservationHead } from '../reservation/reservation-head.repository';

/** A confirmed reservation, how its exhibitor pays, and what has arrived, in the smallest used unit. */
type Confirmed = ReservationHead & { payment: PaymentMode | null; paid: number };

export function listConfirmed(db: Executor): Promise<Confirmed[]> {
  return db
    .select({
      ...getTableColumns(reservations),
      payment: participations.payment,
      // A sum of integers is a bigint, which the driver reads as text.
      paid: sql<number>`(
        select coalesce(sum(${payments.amount}), 0)::float8 from ${payments}
        where ${payments.reservationId} = ${reservations.id} and ${payments.cancelledAt} is null
      )`,
    })
    .from(reservations)
    .leftJoin(participations, eq(participations.reservationId, reservations.id))
    .where(eq(reservations.status, 'confirmed'))
    .orderBy(asc(reservations.id));
}
