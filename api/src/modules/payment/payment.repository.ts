import { money } from '@mosta/shared/domain/money';
import type { ReceivedPayment } from '@mosta/shared/schemas/statement.schema';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { bankLines } from '../../tables/bank';
import { payments } from '../../tables/payment';
import { issueDocument } from '../issued/issue';
import { findIssuedByKey } from '../issued/issued.repository';
import type { ReservationHead } from '../reservation/reservation-head.repository';
import { insertEntry } from './accounting.repository';

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

/** The line of a statement from which a wrong entry was made waits again. */
export async function reopenBankLine(transaction: Executor, paymentId: string): Promise<void> {
  await transaction
    .update(bankLines)
    .set({ state: 'open', paymentId: null, version: sql`${bankLines.version} + 1` })
    .where(eq(bankLines.paymentId, paymentId));
}

type Wanted = Pick<
  typeof payments.$inferSelect,
  'reservationId' | 'amount' | 'receivedOn' | 'mode' | 'note'
>;

/** What an earlier call with this key has written. @throws AppError ALREADY_RECORDED where it is another payment than wanted */
export async function findPaymentByKey(
  db: Executor,
  key: string,
  wanted: Wanted,
): Promise<typeof payments.$inferSelect | undefined> {
  const receipt = await findIssuedByKey(db, key);
  if (!receipt) return undefined;
  const [row] = receipt.about
    ? await db.select().from(payments).where(eq(payments.id, receipt.about))
    : [];
  const names = Object.keys(wanted) as (keyof Wanted)[];
  if (row && names.every((name) => row[name] === wanted[name])) return row;
  throw new AppError('ALREADY_RECORDED');
}

type NewPayment = Omit<typeof payments.$inferInsert, 'reservationId'>;

/** Writes a payment, or a refund by its negative amount, what accounting keeps of it, and its receipt. @param key of the call, so that it issues no other receipt */
export async function insertPayment(
  transaction: Executor,
  payment: NewPayment,
  reservation: Pick<ReservationHead, 'id' | 'currency' | 'edition'>,
  key?: string,
): Promise<typeof payments.$inferSelect> {
  const [row] = await transaction
    .insert(payments)
    .values({ ...payment, reservationId: reservation.id })
    .returning();
  if (!row) throw new Error('The payment was not written');
  await insertEntry(transaction, row, reservation);
  const { amount, mode, receivedOn, recordedBy } = row;
  await issueDocument(transaction, {
    ...{ kind: amount > 0 ? 'receipt' : 'refund', reservation, about: row.id },
    ...{ amount: Math.abs(amount), shown: { mode, receivedOn }, issuedBy: recordedBy },
    ...(key === undefined ? {} : { key }),
  });
  return row;
}
