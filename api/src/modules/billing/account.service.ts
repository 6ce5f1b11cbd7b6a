import { money } from '@mosta/shared/domain/money';
import type { ReservationAccount } from '@mosta/shared/schemas/reservation-account.schema';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database';
import { readId } from '../../platform/http/identifier';
import { companies } from '../../tables/company';
import { participations } from '../../tables/participation';
import { creditsOf, listIssuedOf } from '../issued/issued.repository';
import { readStatement } from '../statement/statement.service';

/** Who reserved, and how it is to be paid. */
export async function findPayingParticipation(db: Executor, reservationId: string) {
  const [row] = await db
    .select({ id: participations.id, payment: participations.payment, company: companies.name })
    .from(participations)
    .innerJoin(companies, eq(companies.id, participations.companyId))
    .where(eq(participations.reservationId, reservationId));
  return row;
}

/** What a reservation costs, what came and went for it, and its documents. @throws AppError NOT_FOUND */
export async function readAccount(db: Executor, given: string): Promise<ReservationAccount> {
  const reservationId = readId(given);
  const participation = await findPayingParticipation(db, reservationId);
  const payment = participation?.payment ?? null;
  const { statement, reservation } = await readStatement(db, { reservationId, payment });
  const credits = await creditsOf(db, [reservationId]);
  return {
    reservation: reservationId,
    participation: participation?.id ?? null,
    reference: statement.reference,
    company: participation?.company ?? null,
    status: reservation.status,
    agreed: statement.priced.totals?.payable ?? null,
    partial: statement.priced.partial,
    credited: money(credits.get(reservationId) ?? 0, reservation.currency),
    ...{ paid: statement.paid, due: statement.due, deadline: statement.deadline },
    payments: statement.payments,
    documents: await listIssuedOf(db, reservationId),
  };
}
