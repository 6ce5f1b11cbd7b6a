import { refuseArchived } from '../../in-edition';
import type { Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { lockExhibitor } from '../account/account-lock';
import {
  findReservationHead,
  type ReservationHead,
} from '../reservation/reservation-head.repository';

/**
 * A reservation whose exhibitor is locked, so that an erasure of the account comes before or after, and two who enter
 * money do so one after the other. The books of an edition are open until it is archived.
 * @throws AppError NOT_FOUND, EDITION_ARCHIVED
 */
export async function lockReservation(transaction: Executor, id: string): Promise<ReservationHead> {
  const found = await findReservationHead(transaction, id);
  if (!found || !(await lockExhibitor(transaction, found.exhibitorId))) {
    throw new AppError('NOT_FOUND');
  }
  const reservation = await findReservationHead(transaction, id);
  if (!reservation) throw new AppError('NOT_FOUND');
  await refuseArchived(transaction, reservation.edition);
  return reservation;
}
