import { money } from '@mosta/shared/domain/money';
import type { ReceivedPayment, ReceivedPaymentInput } from '@mosta/shared/schemas/statement.schema';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { readId } from '../../platform/http/identifier';
import { payments } from '../../tables/payment';
import { type Actor, recordAuditEvent } from '../audit/audit-event';
import { findIssuedAbout } from '../issued/issued.repository';
import { noticeOf } from '../notification/notice';
import { notifyExhibitor } from '../notification/notification.repository';
import { placeOfReservation } from '../party/reservation-place';
import type { ReservationHead } from '../reservation/reservation-head.repository';
import { cancelEntry } from './accounting.repository';
import { lockReservation } from './lock-reservation';
import { findPaymentByKey, insertPayment, reopenBankLine, toPayment } from './payment.repository';
import { PAYMENT_CORRECTED, PAYMENT_RECEIVED } from './payment-notifications';

/** Writes down money that arrived for a reservation and tells the exhibitor. @throws AppError NOT_FOUND, ALREADY_DECIDED, ALREADY_RECORDED */
export function receivePayment(
  db: Db,
  actor: Actor,
  given: string,
  payment: ReceivedPaymentInput,
): Promise<ReceivedPayment> {
  const id = readId(given);
  return db.transaction(async (transaction) => {
    const reservation = await lockReservation(transaction, id);
    const { key, ...wanted } = payment;
    const done =
      key && (await findPaymentByKey(transaction, key, { ...wanted, reservationId: id }));
    const row = done || (await receiveWithin(transaction, actor, reservation, payment));
    return toPayment(row, reservation.currency);
  });
}

/** The same within a transaction that has locked the reservation. @throws AppError ALREADY_DECIDED */
export async function receiveWithin(
  transaction: Executor,
  actor: Actor,
  reservation: ReservationHead,
  { key, ...payment }: ReceivedPaymentInput,
): Promise<typeof payments.$inferSelect> {
  if (reservation.status === 'cancelled') {
    throw new AppError('ALREADY_DECIDED', { detail: 'Cette réservation est annulée.' });
  }
  const row = await insertPayment(
    transaction,
    { ...payment, recordedBy: actor.userId },
    reservation,
    key,
  );
  const { amount, mode } = payment;
  const receipt = await findIssuedAbout(transaction, row.id);
  await recordAuditEvent(transaction, actor, {
    ...{ action: 'reservation.payment', subject: reservation.id },
    details: { payment: row.id, amount, currency: reservation.currency, mode },
  });
  await notifyExhibitor(transaction, reservation.exhibitorId, {
    category: 'dossier',
    place: await placeOfReservation(transaction, reservation.id, 'paiement'),
    texts: noticeOf(PAYMENT_RECEIVED, money(amount, reservation.currency)),
    ...(receipt && { document: { kind: 'issued', id: receipt } }),
  });
  return row;
}

/** Takes a wrong entry out of the sums; its row stays. @throws AppError NOT_FOUND, also once it is cancelled */
export function cancelPayment(db: Db, actor: Actor, given: string): Promise<void> {
  const id = readId(given);
  return db.transaction(async (transaction) => {
    // The exhibitor is locked first, as everywhere: an erasure of the account would otherwise wait in a circle.
    const [known] = await transaction.select().from(payments).where(eq(payments.id, id));
    if (!known) throw new AppError('NOT_FOUND');
    const reservation = await lockReservation(transaction, known.reservationId);
    const [row] = await transaction
      .update(payments)
      .set({ cancelledAt: sql`now()` })
      .where(and(eq(payments.id, id), isNull(payments.cancelledAt)))
      .returning();
    if (!row) throw new AppError('NOT_FOUND');
    await cancelEntry(transaction, id);
    await reopenBankLine(transaction, id);
    await recordAuditEvent(transaction, actor, {
      ...{ action: 'reservation.cancel-payment', subject: reservation.id },
      details: { payment: id },
    });
    await notifyExhibitor(transaction, reservation.exhibitorId, {
      category: 'dossier',
      place: await placeOfReservation(transaction, reservation.id, 'paiement'),
      texts: noticeOf(PAYMENT_CORRECTED, money(row.amount, reservation.currency)),
    });
  });
}
