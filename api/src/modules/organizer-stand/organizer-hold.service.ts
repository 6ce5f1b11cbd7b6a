import type {
  HoldExtension,
  HoldRelease,
  OrganizerHold,
} from '@mosta/shared/schemas/organizer-hold.schema';
import type { Db, Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { type Actor, recordAuditEvent } from '../audit/audit-event';
import { endHold } from '../hold/hold.repository';
import { noticeOf } from '../notification/notice';
import { notifyExhibitor } from '../notification/notification.repository';
import { lockSales } from '../stand/sales-lock';
import { changeState, lockStands } from '../stand/stand.repository';
import { findRunningHold, setExpiry } from './organizer-hold.repository';
import { HOLD_EXTENDED, STAND_RELEASED } from './stand-notifications';

const HOUR = 3_600_000;

/** What organisers do with options; each leaves a line in the audit log and is told to the exhibitor. */
export function createOrganizerHolds(db: Db) {
  return {
    /** Adds to the end that was read; the same call again adds nothing. @throws AppError NOT_FOUND, HOLD_CHANGED */
    extend(actor: Actor, id: string, { expires, hours }: HoldExtension): Promise<OrganizerHold> {
      return onHold(id, async (transaction, hold) => {
        const wanted = new Date(Date.parse(expires) + hours * HOUR);
        if (Date.parse(hold.expires) === wanted.getTime()) return hold;
        demandSame(hold, expires);
        await setExpiry(transaction, id, wanted);
        await recordAuditEvent(transaction, actor, {
          ...{ action: 'stand.extend-hold', subject: hold.code },
          details: { hold: id, before: { expires }, after: { expires: wanted.toISOString() } },
        });
        await notifyExhibitor(transaction, hold.exhibitor, {
          texts: noticeOf(HOLD_EXTENDED, hold.code, wanted),
          ...{ category: 'stands', place: { view: 'salon' } },
        });
        return { ...hold, expires: wanted.toISOString() };
      });
    },

    /** Ends it, with the reason for the exhibitor. @throws AppError NOT_FOUND, also once it has ended; HOLD_CHANGED */
    async release(actor: Actor, id: string, { expires, reason }: HoldRelease): Promise<void> {
      await onHold(id, async (transaction, hold) => {
        demandSame(hold, expires);
        await endHold(transaction, id);
        await changeState(transaction, hold.code, 'libre');
        await recordAuditEvent(transaction, actor, {
          ...{ action: 'stand.release', subject: hold.code },
          details: { kind: 'hold', hold: id, before: { expires }, after: null },
        });
        await notifyExhibitor(transaction, hold.exhibitor, {
          texts: noticeOf(STAND_RELEASED, hold.code, 'hold', reason),
          ...{ category: 'stands', place: { view: 'salon' } },
        });
        return hold;
      });
    },
  };

  /** Does something with an option that nobody else moves, prolongs or ends meanwhile. */
  function onHold(
    id: string,
    act: (transaction: Executor, hold: OrganizerHold) => Promise<OrganizerHold>,
  ): Promise<OrganizerHold> {
    return db.transaction(async (transaction) => {
      await lockSales(transaction);
      const known = await findRunningHold(transaction, id);
      if (!known) throw new AppError('NOT_FOUND');
      await lockStands(transaction, [known.code]);
      const hold = await findRunningHold(transaction, id);
      if (!hold) throw new AppError('NOT_FOUND');
      return act(transaction, hold);
    });
  }
}

function demandSame(hold: OrganizerHold, expires: string): void {
  if (Date.parse(hold.expires) === Date.parse(expires)) return;
  throw new AppError('HOLD_CHANGED', { detail: 'Relisez-la\u00a0: rien n’a été changé.' });
}
