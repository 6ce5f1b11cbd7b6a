import type { Hold } from '@mosta/shared/schemas/stand.schema';
import * as v from 'valibot';
import type { Db, Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import * as holds from './hold.repository';
import { announce, lockStand } from './stand.repository';

/** Options one exhibitor may have at a time: nobody can empty the plan alone. */
export const MOST_HOLDS = 5;
/** An option that could be prolonged for ever would be a reservation. */
export const MOST_PROLONGATIONS = 2;

const idSchema = v.pipe(v.string(), v.uuid());

type Dependencies = {
  db: Db;
  /** How long an option lasts. */
  minutes: number;
  /** Called once a change of state is committed, so that it is announced at once. */
  onChanged: () => void;
};

/** Options on stands: taken, prolonged and released by exhibitors. */
export function createHoldService({ db, minutes, onChanged }: Dependencies) {
  return {
    /** @throws AppError NOT_FOUND, STAND_TAKEN, HOLD_LIMIT; UNAUTHENTICATED when the account is gone */
    async claim(exhibitorId: string, code: string): Promise<Hold> {
      const hold = await db.transaction(async (transaction) => {
        if (!(await holds.lockExhibitor(transaction, exhibitorId))) {
          throw new AppError('UNAUTHENTICATED');
        }
        const stand = await lockStand(transaction, code);
        if (!stand) throw new AppError('NOT_FOUND');
        if (stand.state !== 'libre') throw new AppError('STAND_TAKEN');
        await holds.endStaleHold(transaction, code);
        const before = await holds.countHolds(transaction, exhibitorId);
        const row = await holds.insertHold(transaction, { code, exhibitorId, minutes });
        if (!row) throw new AppError('STAND_TAKEN');
        if (before >= MOST_HOLDS) {
          throw new AppError('HOLD_LIMIT', { detail: `Libérez une de vos ${MOST_HOLDS} options.` });
        }
        await announce(transaction, code, 'option');
        return row;
      });
      onChanged();
      return toHold(hold);
    },

    async mine(exhibitorId: string): Promise<Hold[]> {
      return (await holds.listHolds(db, exhibitorId)).map(toHold);
    },

    /** @throws AppError NOT_FOUND, also for someone else's or one that has run out; HOLD_NOT_PROLONGABLE */
    async prolong(exhibitorId: string, id: string): Promise<Hold> {
      return toHold(
        await db.transaction(async (transaction) => {
          const hold = await lockOwn(transaction, exhibitorId, id);
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
        const hold = await lockOwn(transaction, exhibitorId, id);
        await holds.endHold(transaction, hold.id);
        await announce(transaction, hold.standCode, hold.standState);
      });
      onChanged();
    },
  };
}

/** Finds the hold, locks its stand, and reads it again: it may have ended in between. */
async function lockOwn(transaction: Executor, exhibitorId: string, given: string) {
  const id = v.safeParse(idSchema, given);
  if (!id.success) throw new AppError('NOT_FOUND');
  const found = await holds.findHold(transaction, id.output, exhibitorId);
  if (!found) throw new AppError('NOT_FOUND');
  const stand = await lockStand(transaction, found.standCode);
  const hold = await holds.findHold(transaction, id.output, exhibitorId);
  if (!stand || !hold) throw new AppError('NOT_FOUND');
  return { ...hold, standState: stand.state };
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
