import type { EmailChange } from '@mosta/shared/schemas/account.schema';
import { letterIn } from '../../outbox/fair-letter';
import { addMailJob } from '../../outbox/mail-job';
import type { Caller } from '../../platform/accounts/access-token';
import type { Db } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import type { FailureLimiter } from '../../platform/http/failure-limiter';
import { findUser } from './account.repository';
import { cancelChange, findChange, replaceChange } from './email-change.repository';
import { CHANGE_NOTICE } from './email-change-letters';
import { CONFIRMATION_LIFE, type EmailConfirmations } from './email-confirmation.service';
import type { LoginFailures } from './login-failures';
import { checkOwnPassword } from './own-account.service';

/** Changes that one account may ask for in an hour: each writes to two mailboxes. */
export const MOST_CHANGES = 5;

type Dependencies = {
  db: Db;
  failures: LoginFailures;
  confirmations: EmailConfirmations;
  /** Counts changes by account; those that were asked for are not given back. */
  perAccount: FailureLimiter;
  publicUrl: string;
};

/** Another address for an account: it becomes the account's when its mailbox opens the link. */
export function createEmailChanges(dependencies: Dependencies) {
  const { db, failures, confirmations, perAccount, publicUrl } = dependencies;
  return {
    /**
     * Notes the address, orders the mail to it and tells the former one. Neither answer nor delay tells whether the
     * address has an account: the background looks.
     * @throws AppError WRONG_PASSWORD, INVALID_INPUT for the address that the account has, TOO_MANY_REQUESTS
     */
    async request(caller: Caller, ip: string, { email, password }: EmailChange): Promise<void> {
      const user = await checkOwnPassword({ db, failures }, caller, ip, password);
      if (email === user.email) {
        const message = 'C’est déjà l’adresse de votre compte.';
        throw new AppError('INVALID_INPUT', { errors: [{ path: 'email', message }] });
      }
      if (!(await perAccount.reserve(`change|${user.id}`))) {
        throw new AppError('TOO_MANY_REQUESTS');
      }
      await db.transaction(async (transaction) => {
        await replaceChange(transaction, user.id, { email, expiresAt: inTwoDays() });
        await confirmations.request({ userId: user.id, email }, transaction);
        // An address that nobody has confirmed may be a stranger's, whom this does not concern.
        if (user.emailVerifiedAt) {
          const letter = letterIn(user.language, CHANGE_NOTICE, `${publicUrl}/login?oublie=1`);
          await addMailJob(transaction, { to: user.email, letter });
        }
      });
    },

    cancel: ({ userId }: Caller): Promise<void> =>
      db.transaction((transaction) => cancelChange(transaction, userId)),

    /** Orders the mail again, to the address that is wanted or to one not confirmed yet. @throws AppError TOO_MANY_REQUESTS */
    async resend({ userId }: Caller): Promise<void> {
      const user = await findUser(db, userId);
      if (!user) throw new AppError('UNAUTHENTICATED');
      await db.transaction(async (transaction) => {
        const change = await findChange(transaction, userId, new Date());
        if (change) {
          const { email } = change;
          await replaceChange(transaction, userId, { email, expiresAt: inTwoDays() });
          await confirmations.request({ userId, email }, transaction);
        } else if (user.emailVerifiedAt === null) {
          await confirmations.request({ userId, email: user.email }, transaction);
        }
      });
    },
  };
}

const inTwoDays = () => new Date(Date.now() + CONFIRMATION_LIFE);
