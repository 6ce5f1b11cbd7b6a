import type { StandChoice } from '@mosta/shared/domain/stand-choice';
import type { Reservation } from '@mosta/shared/schemas/reservation.schema';
import type { Db } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { lockExhibitor } from '../account/account-lock';
import { lockOwnHold } from '../hold/own-hold';
import { shareSalesLock } from '../stand/sales-lock';
import { hasParticipation } from './dossier.repository';
import { findReservation } from './reservation.repository';
import { followStands } from './reservation-end.repository';
import { pendingReservation, sellHeld } from './sale';

type Dependencies = {
  db: Db;
  /** Days that a pending reservation keeps its stands; 0: without end. */
  days: number;
};

/** Holds that become sales. */
export function createHoldSales({ db, days }: Dependencies) {
  return {
    /**
     * Turns an option into a sale: its stand goes into the exhibitor's pending reservation.
     * @throws AppError NOT_FOUND, also for someone else's or one that has ended; STAND_TAKEN; PARTICIPATION_REQUIRED;
     * STAND_SIZE_DIFFERS
     */
    async reserve(exhibitorId: string, id: string, choice?: StandChoice): Promise<Reservation> {
      const reservation = await db.transaction(async (transaction) => {
        await shareSalesLock(transaction);
        if (!(await lockExhibitor(transaction, exhibitorId))) {
          throw new AppError('UNAUTHENTICATED');
        }
        const { stand, ...hold } = await lockOwnHold(transaction, exhibitorId, id);
        if (!(await hasParticipation(transaction, exhibitorId))) {
          throw new AppError('PARTICIPATION_REQUIRED', {
            detail: 'Votre option vous reste\u00a0: le formulaire de participation la reprend.',
          });
        }
        const reservationId = await pendingReservation(transaction, exhibitorId);
        // Before the stand too: a reservation that has lost all of its stands begins anew.
        const follow = () => followStands(transaction, days, reservationId);
        if (days > 0) await follow();
        if (!(await sellHeld(transaction, hold, stand, reservationId, choice))) {
          throw new AppError('STAND_TAKEN');
        }
        if (days > 0) await follow();
        return findReservation(transaction, reservationId);
      });
      if (!reservation) throw new Error('The reservation was not written');
      return reservation;
    },
  };
}
