import * as v from 'valibot';
import { addJobs } from '../../outbox/outbox.repository';
import { hashOfToken } from '../../platform/accounts/secret-token';
import type { Db, Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import type { FailureLimiter } from '../../platform/http/failure-limiter';
import { findUser } from './account.repository';
import { cancelChange } from './email-change.repository';
import { setVerifiedEmail, takeConfirmation } from './email-confirmation.repository';
import { deleteResetOf } from './password-reset.repository';

export const EMAIL_CONFIRMATION_TOPIC = 'email-confirmation';
export const confirmationJobSchema = v.object({ userId: v.string(), email: v.string() });
type ConfirmationJob = v.InferOutput<typeof confirmationJobSchema>;

/** Mails about one address in an hour, whoever asks for them: nobody's mailbox is filled. */
export const MOST_CONFIRMATIONS = 5;

/** Milliseconds that a link confirms the address. */
export const CONFIRMATION_LIFE = 48 * 60 * 60 * 1000;

export type EmailConfirmations = ReturnType<typeof createEmailConfirmations>;

type Dependencies = {
  db: Db;
  /** Counts mails by address; those that were asked for are not given back. */
  perMailbox: FailureLimiter;
};

/** Proves that an account's owner reads the mailbox of its address. */
export function createEmailConfirmations({ db, perMailbox }: Dependencies) {
  const mayWrite = ({ email }: ConfirmationJob) => perMailbox.reserve(`confirm|${email}`);
  return {
    /**
     * Orders the mail of a new account in the transaction that makes it. Beyond the limit none is sent and nothing is
     * said: the answer must not tell what others have typed before.
     */
    async begin(transaction: Executor, job: ConfirmationJob): Promise<void> {
      if (await mayWrite(job)) await addJobs(transaction, EMAIL_CONFIRMATION_TOPIC, [job]);
    },

    /**
     * Orders the mail again, or that of another address which the account is to have (`email_changes`): it becomes the
     * account's once it is confirmed, and the former one stays until then.
     * @throws AppError TOO_MANY_REQUESTS
     */
    async request(job: ConfirmationJob, executor: Executor = db): Promise<void> {
      if (!(await mayWrite(job))) throw new AppError('TOO_MANY_REQUESTS');
      await addJobs(executor, EMAIL_CONFIRMATION_TOPIC, [job]);
    },

    /** @throws AppError INVALID_CONFIRMATION_TOKEN, EMAIL_TAKEN */
    async confirm(token: string): Promise<void> {
      await db.transaction(async (transaction) => {
        const now = new Date();
        const confirmation = await takeConfirmation(transaction, hashOfToken(token), now);
        if (!confirmation) throw new AppError('INVALID_CONFIRMATION_TOKEN');
        const former = await findUser(transaction, confirmation.userId);
        await setVerifiedEmail(transaction, confirmation, now);
        if (former?.email === confirmation.email) return;
        await cancelChange(transaction, confirmation.userId);
        // What the former mailbox was sent opens nothing any more.
        await deleteResetOf(transaction, confirmation.userId);
      });
    },
  };
}
