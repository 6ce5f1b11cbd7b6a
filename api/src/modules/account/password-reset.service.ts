import type { ResetPassword } from '@mosta/shared/schemas/account.schema';
import * as v from 'valibot';
import { letterIn } from '../../outbox/fair-letter';
import { addMailJob } from '../../outbox/mail-job';
import { addJobs } from '../../outbox/outbox.repository';
import { hashOfToken, newSecretToken } from '../../platform/accounts/secret-token';
import type { Db, Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import type { FailureLimiter } from '../../platform/http/failure-limiter';
import { findAccountsOf, findUser, replacePassword, revokeFamiliesOf } from './account.repository';
import { cancelChange } from './email-change.repository';
import { setVerifiedEmail } from './email-confirmation.repository';
import { hashNewPassword } from './new-password';
import { noteJoined } from './organizer.repository';
import { RESET_LETTER } from './password-letters';
import { findReset, replaceReset, takeReset } from './password-reset.repository';

export const PASSWORD_RESET_TOPIC = 'password-reset';
const payloadSchema = v.object({ email: v.string() });

/** Links for one account in an hour: nobody's mailbox is filled, and the last of them is still good. */
export const MOST_RESETS = 5;
/** Milliseconds that a link opens the account. */
const RESET_LIFE = 60 * 60 * 1000;

type Dependencies = {
  db: Db;
  /** Links for one address; those that were asked for are not given back. */
  perAccount: FailureLimiter;
  onSessionEnded: (sessionId: string) => void;
};

/** A forgotten password, replaced by whoever reads the account's mail. */
export function createPasswordResets(dependencies: Dependencies) {
  const { db, perAccount, onSessionEnded } = dependencies;
  return {
    /**
     * Adds a job and looks for no account: neither answer nor delay tells whether the address has one.
     * @throws AppError TOO_MANY_REQUESTS
     */
    async request(email: string): Promise<void> {
      if (!(await perAccount.reserve(`reset|${email}`))) throw new AppError('TOO_MANY_REQUESTS');
      await addJobs(db, PASSWORD_RESET_TOPIC, [{ email }]);
    },

    /** Ends every session of the account, whose address is proved by it. @throws AppError INVALID_RESET_TOKEN, WEAK_PASSWORD, EMAIL_TAKEN */
    async reset({ token, password }: ResetPassword): Promise<void> {
      const tokenHash = hashOfToken(token);
      const owner = await findReset(db, tokenHash, new Date());
      const user = owner && (await findUser(db, owner));
      if (!user) throw new AppError('INVALID_RESET_TOKEN');
      const about = [user.email, user.nom, user.prenom ?? ''];
      const passwordHash = await hashNewPassword({ password, path: 'password', about });
      const ended = await db.transaction(async (transaction) => {
        const now = new Date();
        const userId = await takeReset(transaction, tokenHash, now);
        if (!userId) throw new AppError('INVALID_RESET_TOKEN');
        await replacePassword(transaction, userId, passwordHash);
        await proveAddress(transaction, userId, now);
        await noteJoined(transaction, userId, now);
        // Somebody else may have asked for it, who knew the former password.
        await cancelChange(transaction, userId);
        return revokeFamiliesOf(transaction, userId, now);
      });
      ended.forEach(onSessionEnded);
    },
  };
}

/** Whoever has the link reads the mailbox. @throws AppError EMAIL_TAKEN when another account proved it since */
async function proveAddress(transaction: Executor, userId: string, now: Date): Promise<void> {
  const user = await findUser(transaction, userId);
  if (user?.emailVerifiedAt !== null) return;
  await setVerifiedEmail(transaction, { userId, email: user.email }, now);
}

/** Does the job: makes the link and adds its mail, if the address has an account. */
export async function makeReset(
  { db, publicUrl }: { db: Db; publicUrl: string },
  payload: unknown,
): Promise<void> {
  const { email } = v.parse(payloadSchema, payload);
  const token = newSecretToken();
  await db.transaction(async (transaction) => {
    const { verified, unverified } = await findAccountsOf(transaction, email);
    const user = verified ?? unverified;
    if (!user) return;
    const createdAt = new Date();
    await replaceReset(transaction, user.id, {
      tokenHash: hashOfToken(token),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + RESET_LIFE),
    });
    await addMailJob(transaction, {
      to: user.email,
      letter: letterIn(user.language, RESET_LETTER, resetLink(publicUrl, token)),
    });
  });
}

/** Where the owner of an account chooses its password. */
export function resetLink(publicUrl: string, token: string): string {
  return `${publicUrl}/login?reinitialiser=${token}`;
}
