import { formatMoney, money } from '@mosta/shared/domain/money';
import type { RefundInput } from '@mosta/shared/schemas/issued.schema';
import type { ReceivedPayment } from '@mosta/shared/schemas/statement.schema';
import type { Db } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { readId } from '../../platform/http/identifier';
import { type Actor, recordAuditEvent } from '../audit/audit-event';
import { noticeOf } from '../notification/notice';
import { notifyExhibitor } from '../notification/notification.repository';
import { placeOfReservation } from '../party/reservation-place';
import { lockReservation } from './lock-reservation';
import { findPaymentByKey, insertPayment, listPayments, toPayment } from './payment.repository';
import { PAYMENT_REFUNDED } from './payment-notifications';

/** Writes down money that went back to an exhibitor, with its receipt. @throws AppError NOT_FOUND, ALREADY_RECORDED; TOO_MUCH for more than was paid */
export function refundPayment(
  db: Db,
  actor: Actor,
  given: string,
  { amount, paidOn, mode, note, key }: RefundInput,
): Promise<ReceivedPayment> {
  const id = readId(given);
  return db.transaction(async (transaction) => {
    const reservation = await lockReservation(transaction, id);
    const wanted = { amount: -amount, receivedOn: paidOn, mode, note };
    const done = await findPaymentByKey(transaction, key, { ...wanted, reservationId: id });
    if (done) return toPayment(done, reservation.currency);
    const known = await listPayments(transaction, reservation);
    const paid = known.reduce((sum, payment) => sum + payment.amount.amount, 0);
    if (amount > paid) {
      throw new AppError('TOO_MUCH', {
        detail: `Il a été payé ${formatMoney(money(paid, reservation.currency))}.`,
      });
    }
    const row = await insertPayment(
      transaction,
      { ...wanted, recordedBy: actor.userId },
      reservation,
      key,
    );
    await recordAuditEvent(transaction, actor, {
      ...{ action: 'reservation.refund', subject: id },
      details: { payment: row.id, amount, currency: reservation.currency, mode },
    });
    await notifyExhibitor(transaction, reservation.exhibitorId, {
      category: 'dossier',
      place: await placeOfReservation(transaction, reservation.id, 'paiement'),
      texts: noticeOf(PAYMENT_REFUNDED, money(amount, reservation.currency)),
    });
    return toPayment(row, reservation.currency);
  });
}
