import { paymentDeadline } from '@mosta/shared/domain/deadlines';
import { reservationReference } from '@mosta/shared/domain/reference';
import { balanceOf, priceReservation } from '@mosta/shared/domain/statement';
import type { Statement } from '@mosta/shared/schemas/statement.schema';
import { editionOf } from '../../current-edition';
import type { Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { creditsOf } from '../issued/issued.repository';
import type { Head } from '../party/party';
import { listPayments } from '../payment/payment.repository';
import {
  findReservationHead,
  type ReservationHead,
} from '../reservation/reservation-head.repository';
import { readPriced } from './statement.repository';

/** Without the bank account, which the routes add: no other reader needs it. */
type Priced = Omit<Statement, 'bank'>;

/** What the reservation of a participation costs, what was paid of it, and what is due. @throws AppError NOT_FOUND */
export async function readStatement(
  db: Executor,
  { reservationId, payment }: Pick<Head, 'reservationId' | 'payment'>,
): Promise<{ statement: Priced; reservation: ReservationHead }> {
  const reservation = await findReservationHead(db, reservationId);
  if (!reservation) throw new AppError('NOT_FOUND');
  const content = await readPriced(db, reservation);
  const payments = await listPayments(db, reservation);
  const credits = await creditsOf(db, [reservation.id]);
  const edition = editionOf(reservation.edition);
  const priced = priceReservation(edition, content, payment);
  const amounts = payments.map(({ amount }) => amount.amount);
  const statement: Priced = {
    reservation: reservation.id,
    priced: { ...priced, lines: [...priced.lines] },
    payment,
    ...balanceOf(priced, amounts, reservation.status, credits.get(reservation.id)),
    deadline: paymentDeadline(reservation, edition)?.toISOString() ?? null,
    payments,
    reference: reservationReference(edition, reservation.id),
  };
  return { statement, reservation };
}
