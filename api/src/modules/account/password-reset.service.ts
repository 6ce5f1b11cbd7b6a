import type { ResetPassword } from '@mosta/shared/schemas/account.schema';
import * as v from 'valibot';
import { addMailJob } from '../../outbox/mail-job';
import { addJobs } from '../../outbox/outbox.repository';
import { hashPassword } from '../../platform/accounts/password';
import { hashOfToken, newSecretToken } from '../../platform/accounts/secret-token';
import type { Db } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import type { FailureLimiter } from '../../platform/http/failure-limiter';
import { findUserByEmail, replacePassword, revokeFamiliesOf } from './account.repository';
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

    /** Ends every session of the account. @throws AppError INVALID_RESET_TOKEN */
    async reset({ token, password }: ResetPassword): Promise<void> {
      const tokenHash = hashOfToken(token);
      if (!(await findReset(db, tokenHash, new Date()))) throw new AppError('INVALID_RESET_TOKEN');
      const passwordHash = await hashPassword(password);
      const ended = await db.transaction(async (transaction) => {
        const now = new Date();
        const userId = await takeReset(transaction, tokenHash, now);
        if (!userId) throw new AppError('INVALID_RESET_TOKEN');
        await replacePassword(transaction, userId, passwordHash);
        return revokeFamiliesOf(transaction, userId, now);
      });
      ended.forEach(onSessionEnded);
    },
  };
}

/** Does the job: makes the link and adds its mail, if the address has an account. */
export async function makeReset(
  { db, publicUrl }: { db: Db; publicUrl: string },
  payload: unknown,
): Promise<void> {
  const { email } = v.parse(payloadSchema, payload);
  const token = newSecretToken();
  await db.transaction(async (transaction) => {
    const user = await findUserByEmail(transaction, email);
    if (!user) return;
    const createdAt = new Date();
    await replaceReset(transaction, user.id, {
      tokenHash: hashOfToken(token),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + RESET_LIFE),
    });
    await addMailJob(transaction, {
      to: user.email,
      subject: 'Votre mot de passe Mosta Expo',
      text: resetText(`${publicUrl}/login?reinitialiser=${token}`),
    });
  });
}

function resetText(link: string): string {
  return `Bonjour,

Vous avez demandé un nouveau mot de passe pour votre compte Mosta Expo. Choisissez-le à cette adresse, valable une heure et une seule fois :

${link}

Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.

Mosta Expo
`;
}
