import type { AccountExport } from '@mosta/shared/schemas/privacy.schema';
import { addMailJob } from '../../outbox/mail-job';
import type { Caller } from '../../platform/accounts/access-token';
import type { Db } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { revokeFamiliesOf } from '../account/account.repository';
import { lockExhibitor } from '../account/account-lock';
import type { LoginFailures } from '../account/login-failures';
import { checkOwnPassword, readAccount } from '../account/own-account.service';
import { type Actor, recordAuditEvent } from '../audit/audit-event';
import { lockSales } from '../stand/sales-lock';
import { countOrganizers, deleteAccount, deleteJobsFor, hasConfirmed } from './erasure.repository';
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
    async exportAccount({ userId }: Caller): Promise<AccountExport> {
      const account = await readAccount(db, userId);
      const kept = await readPersonalData(db, userId);
      return { exportedAt: new Date().toISOString(), account, ...kept };
    },

    /** @throws AppError WRONG_PASSWORD, TOO_MANY_REQUESTS, ERASURE_BLOCKED, LAST_ORGANIZER */
    async erase(caller: Caller, request: { actor: Actor; ip: string; password: string }) {
      const { failures, onSessionEnded } = dependencies;
      const { userId } = caller;
      const user = await checkOwnPassword({ db, failures }, caller, request.ip, request.password);
      const ended = await db.transaction(async (transaction) => {
        await lockSales(transaction);
        if (!(await lockExhibitor(transaction, userId))) throw new AppError('UNAUTHENTICATED');
        if (user.role === 'Organizer' && (await countOrganizers(transaction)) < 2) {
          throw new AppError('LAST_ORGANIZER');
        }
        if (await hasConfirmed(transaction, userId)) {
          throw new AppError('ERASURE_BLOCKED', {
            detail: `Une réservation confirmée vous lie au salon : écrivez à ${organizer} pour en convenir d’abord.`,
          });
        }
        const sessions = await revokeFamiliesOf(transaction, userId, new Date());
        await deleteJobsFor(transaction, { id: userId, email: user.email });
        await addMailJob(transaction, {
          to: user.email,
          replyTo: organizer,
          subject: 'Votre compte Mosta Expo est effacé',
          text: ERASED,
        });
        await deleteAccount(transaction, userId);
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

const ERASED = `Bonjour,

Comme vous l’avez demandé, votre compte Mosta Expo et tout ce qui s’y rattachait sont effacés : entreprise, dossier, réservations, options et devis. Les stands que vous gardiez sont libres à nouveau.

Si vous n’avez rien demandé, répondez à ce message.

Mosta Expo
`;
