import type { Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { lockExhibitor } from '../account/account-lock';
import {
  findReservationHead,
  type ReservationHead,
} from '../reservation/reservation-head.repository';

/**
 * A reservation whose exhibitor is locked, so that an erasure of the account comes before or after, and two who enter
 * money do so one after the other. @throws AppError NOT_FOUND
 */
export async function lockReservation(transaction: Executor, id: string): Promise<ReservationHead> {
  const found = await findReservationHead(transaction, id);
  if (!found || !(await lockExhibitor(transaction, found.exhibitorId))) {
    throw new AppError('NOT_FOUND');
  }
  const reservation = await findReservationHead(transaction, id);
  if (!reservation) throw new AppError('NOT_FOUND');
  return reservation;
}
