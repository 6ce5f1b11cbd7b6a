import type { PaymentMode } from '@mosta/shared/domain/payment';
import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import { inEdition } from '../../in-edition';
import type { Executor } from '../../platform/database/database';
import { companies } from '../../tables/company';
import { participations } from '../../tables/participation';
import { reservations } from '../../tables/reservation';
import type { ReservationHead } from '../reservation/reservation-head.repository';

/** A confirmed reservation, how its exhibitor pays, and for which company. */
type Confirmed = ReservationHead & {
  payment: PaymentMode | null;
  participation: string | null;
  company: string | null;
};

export function listConfirmed(db: Executor, year: number | undefined): Promise<Confirmed[]> {
  return db
    .select({
      ...getTableColumns(reservations),
      payment: participations.payment,
      participation: participations.id,
      company: companies.name,
    })
    .from(reservations)
    .leftJoin(participations, eq(participations.reservationId, reservations.id))
    .leftJoin(companies, eq(companies.id, participations.companyId))
    .where(and(inEdition(reservations.edition, year), eq(reservations.status, 'confirmed')))
    .orderBy(asc(reservations.confirmedAt), asc(reservations.id));
}
