import { MOST_UNCONFIRMED } from '@mosta/shared/domain/stand-hold';
import type { Hold } from '@mosta/shared/schemas/stand.schema';
import type { Db } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { lockExhibitor } from '../account/account-lock';
import { shareSalesLock } from '../stand/sales-lock';
import { announce, lockStand } from '../stand/stand.repository';
import * as holds from './hold.repository';
import { lockOwnHold } from './own-hold';

/** An option that could be prolonged for ever would be a reservation. */
export const MOST_PROLONGATIONS = 2;

type Dependencies = {
  db: Db;
  /** How long an option lasts. */
  minutes: number;
};

/** Options on stands: taken, prolonged and released by exhibitors. */
export function createHoldService({ db, minutes }: Dependencies) {
  return {
    /** @throws AppError NOT_FOUND, STAND_TAKEN, HOLD_LIMIT; UNAUTHENTICATED when the account is gone */
    async claim(exhibitorId: string, code: string): Promise<Hold> {
      const hold = await db.transaction(async (transaction) => {
        if (!(await lockExhibitor(transaction, exhibitorId))) {
          throw new AppError('UNAUTHENTICATED');
        }
        const stand = await lockStand(transaction, code);
        if (!stand) throw new AppError('NOT_FOUND');
        if (stand.state !== 'libre') throw new AppError('STAND_TAKEN');
        await holds.endStaleHold(transaction, code);
        const before = await holds.countUnconfirmed(transaction, exhibitorId);
        const row = await holds.insertHold(transaction, { code, exhibitorId, minutes });
        if (!row) throw new AppError('STAND_TAKEN');
        if (before >= MOST_UNCONFIRMED) {
          throw new AppError('HOLD_LIMIT', {
            detail: `Libérez une option, ou attendez que l’organisateur confirme vos réservations : ${MOST_UNCONFIRMED} stands au plus sont gardés ainsi.`,
          });
        }
        await announce(transaction, code, 'option');
        return row;
      });
      return toHold(hold);
    },

    async mine(exhibitorId: string): Promise<Hold[]> {
      return (await holds.listHolds(db, exhibitorId)).map(toHold);
    },

    /** @throws AppError NOT_FOUND, also for someone else's or one that has run out; HOLD_NOT_PROLONGABLE */
    async prolong(exhibitorId: string, id: string): Promise<Hold> {
      return toHold(
        await db.transaction(async (transaction) => {
          await shareSalesLock(transaction);
          const hold = await lockOwnHold(transaction, exhibitorId, id);
          if (hold.prolongations >= MOST_PROLONGATIONS) throw new AppError('HOLD_NOT_PROLONGABLE');
          const prolonged = await holds.prolongHold(transaction, hold.id, minutes);
          if (!prolonged) throw new AppError('NOT_FOUND');
          return prolonged;
        }),
      );
    },

    /** @throws AppError NOT_FOUND, also for someone else's or one that has ended */
    async release(exhibitorId: string, id: string): Promise<void> {
      await db.transaction(async (transaction) => {
        await shareSalesLock(transaction);
        const hold = await lockOwnHold(transaction, exhibitorId, id);
        await holds.endHold(transaction, hold.id);
        await announce(transaction, hold.standCode, hold.stand.state);
      });
    },
  };
}

function toHold(row: holds.HoldRow): Hold {
  return {
    _id: row.id,
    code: row.standCode,
    since: row.createdAt.toISOString(),
    expires: row.expiresAt.toISOString(),
    prolongationsLeft: Math.max(0, MOST_PROLONGATIONS - row.prolongations),
  };
}
