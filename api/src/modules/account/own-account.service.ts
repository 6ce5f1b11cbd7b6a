import type { Account, AccountChange, PasswordChange } from '@mosta/shared/schemas/account.schema';
import type { ConsentVersion } from '@mosta/shared/schemas/consent.schema';
import type { Caller } from '../../platform/accounts/access-token';
import { checkPassword } from '../../platform/accounts/password';
import type { Db, Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { listConsents, recordConsent } from '../consent/consent.repository';
import * as repository from './account.repository';
import { cancelChange, findChange } from './email-change.repository';
import { type LoginFailures, tryPassword } from './login-failures';
import { hashNewPassword } from './new-password';
import { findOrganizer } from './organizer.repository';
import { deleteResetOf } from './password-reset.repository';

export type OwnAccountService = ReturnType<typeof createOwnAccountService>;

type Dependencies = {
  db: Db;
  failures: LoginFailures;
  /** Told of every session that ended before its time, so that its sockets close. */
  onSessionEnded: (sessionId: string) => void;
};

/** What the signed-in person sees and changes of the own account. */
export function createOwnAccountService({ db, failures, onSessionEnded }: Dependencies) {
  return {
    read: ({ userId }: Caller): Promise<Account> => readAccount(db, userId),

    async change({ userId }: Caller, change: AccountChange): Promise<void> {
      await repository.updateUser(db, userId, change);
    },

    /** Ends every other session of the account. @throws AppError WRONG_PASSWORD, WEAK_PASSWORD, TOO_MANY_REQUESTS */
    async changePassword(caller: Caller, ip: string, input: PasswordChange): Promise<void> {
      const former = await checkOwnPassword({ db, failures }, caller, ip, input.current);
      const about = [former.email, former.nom, former.prenom ?? ''];
      const passwordHash = await hashNewPassword({ password: input.next, path: 'next', about });
      const { userId, sessionId } = caller;
      const ended = await db.transaction(async (transaction) => {
        const replaced = await repository.replacePassword(
          transaction,
          userId,
          passwordHash,
          former.passwordHash,
        );
        if (!replaced) throw new AppError('WRONG_PASSWORD');
        await deleteResetOf(transaction, userId);
        // Somebody else may have asked for it, who knew the former password.
        await cancelChange(transaction, userId);
        return repository.revokeFamiliesOf(transaction, userId, new Date(), sessionId);
      });
      ended.forEach(onSessionEnded);
    },

    async consent({ userId }: Caller, version: ConsentVersion): Promise<void> {
      await findOwn(db, userId);
      await recordConsent(db, 'account', userId, version);
    },
  };
}

/** @throws AppError UNAUTHENTICATED when the account is gone: an access token outlives it by some minutes */
export async function readAccount(db: Executor, userId: string): Promise<Account> {
  const user = await findOwn(db, userId);
  const change = await findChange(db, userId, new Date());
  const organizer = await findOrganizer(db, userId);
  return {
    role: user.role,
    user: repository.toUser(user),
    ...(organizer && { organizer: { role: organizer.role } }),
    emailVerified: user.emailVerifiedAt !== null,
    emailChange: change ? { email: change.email, expires: change.expiresAt.toISOString() } : null,
    since: user.createdAt.toISOString(),
    consents: await listConsents(db, 'account', userId),
  };
}

/**
 * Asks for the password once more before something that a borrowed browser must not do; guesses count as failed sign-ins.
 * A wrong one is no 401, at which pages renew their session and call again.
 * @throws AppError WRONG_PASSWORD, TOO_MANY_REQUESTS, UNAUTHENTICATED
 */
export async function checkOwnPassword(
  { db, failures }: Pick<Dependencies, 'db' | 'failures'>,
  { userId, sessionId }: Caller,
  ip: string,
  password: string,
): Promise<repository.UserRow> {
  const user = await findOwn(db, userId);
  return tryPassword(failures, { email: user.email, ip, device: sessionId }, async () => {
    if (!(await checkPassword(password, user.passwordHash))) throw new AppError('WRONG_PASSWORD');
    return user;
  });
}

async function findOwn(db: Executor, userId: string): Promise<repository.UserRow> {
  const user = await repository.findUser(db, userId);
  if (!user) throw new AppError('UNAUTHENTICATED');
  return user;
}
