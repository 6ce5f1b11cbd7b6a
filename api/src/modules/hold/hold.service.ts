import { MOST_UNCONFIRMED } from '@mosta/shared/domain/stand-hold';
import type { Hold } from '@mosta/shared/schemas/stand.schema';
import type { Db } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { readId } from '../../platform/http/identifier';
import { shareSalesLock } from '../stand/sales-lock';
import * as holds from './hold.repository';
import { type ClaimTerms, prepareHoldStatements } from './hold.statements';
import { claimRefused } from './hold-refusal';
import { lockOwnHold } from './own-hold';

/** An option that could be prolonged for ever would be a reservation. */
export const MOST_PROLONGATIONS = 2;

/** An account, and the exhibitor for whom it takes options. */
type Holder = { accountId: string; exhibitorId: string };

export type HoldTerms = Omit<ClaimTerms, 'most'>;

type Dependencies = {
  db: Db;
  terms: HoldTerms;
};

/** Options on stands: taken, prolonged and released by exhibitors. */
export function createHoldService({ db, terms }: Dependencies) {
  const statements = prepareHoldStatements(db, { ...terms, most: MOST_UNCONFIRMED });
  const toHold = holdFormat(terms.minutes);

  return {
    /**
     * @param takenFrom keyed digest of the caller's network address
     * @throws AppError NOT_FOUND, STAND_TAKEN, HOLD_LIMIT, ADDRESS_HOLD_LIMIT, HOLD_COOLDOWN, EMAIL_NOT_VERIFIED;
     * UNAUTHENTICATED when the account is gone, or acts for that exhibitor no longer
     */
    async claim(by: Holder, code: string, takenFrom: string): Promise<Hold> {
      // A zero byte cannot be asked of the database.
      if (code.includes('\0')) throw new AppError('NOT_FOUND');
      const { problem, againAt, id, since, expires, prolongations } = await statements.claim({
        ...{ code, ...by, takenFrom },
      });
      if (problem !== null) throw claimRefused(problem, againAt, terms.mostPerAddress);
      return toHold({ id, standCode: code, createdAt: since, expiresAt: expires, prolongations });
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
          const prolonged = await holds.prolongHold(transaction, hold.id, terms.minutes);
          if (!prolonged) throw new AppError('NOT_FOUND');
          return prolonged;
        }),
      );
    },

    /** @throws AppError NOT_FOUND, also for someone else's or one that has ended */
    async release(exhibitorId: string, id: string): Promise<void> {
      if (!(await statements.release({ id: readId(id), exhibitorId }))) {
        throw new AppError('NOT_FOUND');
      }
    },
  };
}

type Shown = Pick<holds.HoldRow, 'id' | 'standCode' | 'createdAt' | 'expiresAt' | 'prolongations'>;

/** How an option is answered. @param minutes what a prolongation adds */
function holdFormat(minutes: number) {
  return ({ id, standCode, createdAt, expiresAt, prolongations }: Shown): Hold => {
    const prolongationsLeft = Math.max(0, MOST_PROLONGATIONS - prolongations);
    const prolonged = new Date(expiresAt.getTime() + minutes * 60_000);
    return {
      _id: id,
      code: standCode,
      since: createdAt.toISOString(),
      expires: expiresAt.toISOString(),
      prolongationsLeft,
      prolongedUntil: prolongationsLeft === 0 ? null : prolonged.toISOString(),
    };
  };
}
