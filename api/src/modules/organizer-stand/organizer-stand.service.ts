import type { OrganizerStand, StandPatch } from '@mosta/shared/schemas/stand.schema';
import type { Db, Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { type Actor, recordAuditEvent } from '../audit/audit-event';
import * as holds from '../hold/hold.repository';
import { noticeOf } from '../notification/notice';
import { notifyExhibitor } from '../notification/notification.repository';
import { findSale, moveBooth, releaseBooth } from '../reservation/booth.repository';
import { storedPrices } from '../reservation/line.repository';
import { lockSales } from '../stand/sales-lock';
import { announce, changeState, lockStands, type StandRow } from '../stand/stand.repository';
import { correctStand, findOrganizerStand } from './organizer-stand.repository';
import { demandFree, demandWhole } from './stand-demands';
import { STAND_MOVED, STAND_RELEASED } from './stand-notifications';

type Dependencies = {
  db: Db;
};

/** What organisers do with stands; each action leaves a line in the audit log. */
export function createOrganizerStandService({ db }: Dependencies) {
  /** Locks the stands, does the work and answers how one of them is now. */
  async function change(
    codes: readonly string[],
    answered: string,
    work: (transaction: Executor, standOf: (code: string) => StandRow) => Promise<void>,
  ): Promise<OrganizerStand> {
    const answer = await db.transaction(async (transaction) => {
      await lockSales(transaction);
      const locked = await lockStands(transaction, codes);
      // An option that has run out is in nobody's way.
      for (const { code } of locked) await holds.endStaleHold(transaction, code);
      await work(transaction, (wanted) => {
        const stand = locked.find(({ code }) => code === wanted);
        if (!stand) throw new AppError('NOT_FOUND', { detail: 'Ce stand n’existe pas.' });
        demandWhole(stand);
        return stand;
      });
      return findOrganizerStand(transaction, answered);
    });
    if (!answer) throw new AppError('NOT_FOUND');
    return answer;
  }

  return {
    /** Takes a free stand off the sale; a blocked one stays so. @throws AppError NOT_FOUND, STAND_HELD */
    block: (actor: Actor, code: string) =>
      change([code], code, async (transaction, standOf) => {
        const { state } = standOf(code);
        if (state === 'bloque') return;
        await demandFree(transaction, code, state, 'STAND_HELD');
        await changeState(transaction, code, 'bloque');
        await recordAuditEvent(transaction, actor, { action: 'stand.block', subject: code });
      }),

    /** Gives a blocked stand back to the sale; a free one stays so. @throws AppError NOT_FOUND, STAND_HELD */
    unblock: (actor: Actor, code: string) =>
      change([code], code, async (transaction, standOf) => {
        const { state } = standOf(code);
        if (state !== 'bloque') {
          return demandFree(transaction, code, state, 'STAND_HELD');
        }
        await changeState(transaction, code, 'libre');
        await recordAuditEvent(transaction, actor, { action: 'stand.unblock', subject: code });
      }),

    /** Ends the option or the sale and tells the exhibitor. @throws AppError NOT_FOUND, STAND_NOT_HELD */
    release: (actor: Actor, code: string, reason: string) =>
      change([code], code, async (transaction, standOf) => {
        const { state } = standOf(code);
        const hold = await holds.findStandHold(transaction, code);
        const sale = await findSale(transaction, code);
        const sold = state === 'reserve' || state === 'confirme';
        if (!hold && !sold) throw new AppError('STAND_NOT_HELD');
        if (hold) await holds.endHold(transaction, hold.id);
        if (sale) await releaseBooth(transaction, sale.id);
        await changeState(transaction, code, 'libre');
        const kind = hold ? 'hold' : 'sale';
        await recordAuditEvent(transaction, actor, {
          ...{ action: 'stand.release', subject: code },
          details: { kind, ...(sale ? { reservation: sale.reservationId } : {}) },
        });
        const owner = hold ?? sale;
        if (!owner) return;
        await notifyExhibitor(transaction, owner.exhibitorId, {
          texts: noticeOf(STAND_RELEASED, code, kind, reason),
          ...{ category: 'stands', place: { view: 'salon' } },
        });
      }),

    /** Moves an option or a sale to a free stand. @throws AppError NOT_FOUND, STAND_NOT_HELD, STAND_TAKEN */
    move: (actor: Actor, from: string, to: string) =>
      change([from, to], to, async (transaction, standOf) => {
        const { state } = standOf(from);
        const target = standOf(to);
        const hold = await holds.findStandHold(transaction, from);
        const sale = await findSale(transaction, from);
        const owner = hold ?? sale;
        if (!owner) throw new AppError('STAND_NOT_HELD');
        await demandFree(transaction, to, target.state, 'STAND_TAKEN');
        if (hold) await holds.moveHold(transaction, hold.id, to);
        if (sale) await moveBooth(transaction, sale.id, target);
        await changeState(transaction, from, 'libre');
        if (hold) await announce(transaction, to, 'option');
        else await changeState(transaction, to, state);
        const kind = hold ? 'hold' : 'sale';
        await recordAuditEvent(transaction, actor, {
          ...{ action: 'stand.move', subject: from },
          details: { to, kind, ...(sale ? { reservation: sale.reservationId } : {}) },
        });
        await notifyExhibitor(transaction, owner.exhibitorId, {
          texts: noticeOf(STAND_MOVED, from, to, kind),
          ...{ category: 'stands', place: { view: 'salon' } },
        });
      }),

    /** Corrects size or prices; a line that was sold keeps its own. @throws AppError NOT_FOUND */
    correct: (actor: Actor, code: string, { size, prices }: StandPatch) =>
      change([code], code, async (transaction, standOf) => {
        const { state } = standOf(code);
        const correction = {
          ...(size === undefined ? {} : { size }),
          ...(prices === undefined ? {} : { prices: storedPrices(prices) }),
        };
        if (Object.keys(correction).length === 0) return;
        await correctStand(transaction, code, correction);
        const hold = await holds.findStandHold(transaction, code);
        await announce(transaction, code, hold ? 'option' : state);
        await recordAuditEvent(transaction, actor, {
          ...{ action: 'stand.correct', subject: code },
          details: correction,
        });
      }),
  };
}
