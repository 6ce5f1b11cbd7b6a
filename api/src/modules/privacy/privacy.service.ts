import type { AccountExport } from '@mosta/shared/schemas/privacy.schema';
import { letterIn } from '../../outbox/fair-letter';
import { addMailJob } from '../../outbox/mail-job';
import type { Caller } from '../../platform/accounts/access-token';
import type { Db } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { revokeFamiliesOf } from '../account/account.repository';
import { lockAccount } from '../account/account-lock';
import type { LoginFailures } from '../account/login-failures';
import { countMembers, lockMembership } from '../account/membership';
import { demandAnotherOwner } from '../account/organizer.repository';
import { checkOwnPassword, readAccount } from '../account/own-account.service';
import { type Actor, recordAuditEvent } from '../audit/audit-event';
import { ERASED } from '../member/member-texts';
import { noticeOf } from '../notification/notice';
import { notifyExhibitor } from '../notification/notification.repository';
import { lockSales } from '../stand/sales-lock';
import { ERASED_LETTER, ERASED_MEMBER_LETTER } from './erased-letter';
import { deleteAccount, deleteExhibitor, deleteJobsFor, hasConfirmed } from './erasure.repository';
import { readPersonalData } from './export.repository';

type Dependencies = {
  db: Db;
  failures: LoginFailures;
  /** Address of the organiser, whom somebody with a contract has to ask. */
  organizer: string;
  onSessionEnded: (sessionId: string) => void;
};

/** What law 18-07 gives to everybody with an account: to see what is kept, and to have it erased. */
export function createPrivacyService({ db, organizer, ...dependencies }: Dependencies) {
  return {
    /** @throws AppError UNAUTHENTICATED when the account is gone */
    async exportAccount(caller: Caller): Promise<AccountExport> {
      const account = await readAccount(db, caller.userId);
      const kept = await readPersonalData(db, caller);
      return { exportedAt: new Date().toISOString(), account, ...kept };
    },

    /** @throws AppError WRONG_PASSWORD, TOO_MANY_REQUESTS, ERASURE_BLOCKED, LAST_OWNER */
    async erase(caller: Caller, request: { actor: Actor; ip: string; password: string }) {
      const { failures, onSessionEnded } = dependencies;
      const { userId } = caller;
      const user = await checkOwnPassword({ db, failures }, caller, request.ip, request.password);
      const ended = await db.transaction(async (transaction) => {
        await lockSales(transaction);
        if (!(await lockAccount(transaction, userId))) throw new AppError('UNAUTHENTICATED');
        const membership = await lockMembership(transaction, userId);
        const last = membership && (await countMembers(transaction, membership.exhibitorId)) < 2;
        if (user.role === 'Organizer') await demandAnotherOwner(transaction, userId);
        if (last && (await hasConfirmed(transaction, membership.exhibitorId))) {
          throw new AppError('ERASURE_BLOCKED', {
            detail: `Une réservation confirmée vous lie au salon : écrivez à ${organizer} pour en convenir d’abord.`,
          });
        }
        const sessions = await revokeFamiliesOf(transaction, userId, new Date());
        await deleteJobsFor(transaction, { id: userId, email: user.email });
        await addMailJob(transaction, {
          to: user.email,
          replyTo: organizer,
          letter: letterIn(
            user.language,
            membership && !last ? ERASED_MEMBER_LETTER : ERASED_LETTER,
          ),
        });
        if (last) await deleteExhibitor(transaction, membership.exhibitorId);
        await deleteAccount(transaction, userId);
        if (membership && !last) {
          await notifyExhibitor(transaction, membership.exhibitorId, {
            ...{ category: 'dossier', texts: noticeOf(ERASED[membership.role]) },
          });
        }
        await recordAuditEvent(transaction, request.actor, {
          action: 'account.erase',
          subject: userId,
        });
        return sessions;
      });
      ended.forEach(onSessionEnded);
    },
  };
}
