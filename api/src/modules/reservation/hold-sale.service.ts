import type { Reservation } from '@mosta/shared/schemas/reservation.schema';
import type { Db } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { lockExhibitor } from '../account/account-lock';
import { lockOwnHold } from '../hold/own-hold';
import { shareSalesLock } from '../stand/sales-lock';
import { findReservation } from './reservation.repository';
import { pendingReservation, sellHeld } from './sale';

type Dependencies = { db: Db };

/** Holds that become sales. */
export function createHoldSales({ db }: Dependencies) {
  return {
    /**
     * Turns an option into a sale: its stand goes into the exhibitor's pending reservation.
     * @throws AppError NOT_FOUND, also for someone else's or one that has ended; STAND_TAKEN
     */
    async reserve(exhibitorId: string, id: string): Promise<Reservation> {
      const reservation = await db.transaction(async (transaction) => {
        await shareSalesLock(transaction);
        if (!(await lockExhibitor(transaction, exhibitorId))) {
          throw new AppError('UNAUTHENTICATED');
        }
        const { stand, ...hold } = await lockOwnHold(transaction, exhibitorId, id);
        const reservationId = await pendingReservation(transaction, exhibitorId);
        if (!(await sellHeld(transaction, hold, stand, reservationId))) {
          throw new AppError('STAND_TAKEN');
        }
        return findReservation(transaction, reservationId);
      });
      if (!reservation) throw new Error('The reservation was not written');
      return reservation;
    },
  };
}
