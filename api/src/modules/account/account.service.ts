import type { Language } from '@mosta/shared/contract/languages';
import type {
  LoginInput,
  SessionAnswer,
  SignupRequest,
} from '@mosta/shared/schemas/account.schema';
import type { AccessTokens } from '../../platform/accounts/access-token';
import { hashOfToken, newSecretToken } from '../../platform/accounts/secret-token';
import type { Db } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { recordConsent } from '../consent/consent.repository';
import type { SecondFactors } from '../second-factor/second-factor.service';
import * as repository from './account.repository';
import type { Device } from './device';
import type { EmailConfirmations } from './email-confirmation.service';
import { hashNewPassword } from './new-password';
import { findOrganizer, noteSignIn } from './organizer.repository';
import { rotateToken } from './refresh-rotation';
import { findBySignIn } from './sign-in';

/** Milliseconds a browser stays signed in without being used. */
export const REFRESH_TOKEN_LIFE = 30 * 24 * 60 * 60 * 1000;

export type AccountService = ReturnType<typeof createAccountService>;

type Dependencies = {
  db: Db;
  tokens: AccessTokens;
  confirmations: EmailConfirmations;
  factors: SecondFactors;
  /** The one token for which a refresh token is exchanged. */
  successorOf: (token: string) => string;
  /** Told of a session that ended before its time, so that its sockets close. */
  onSessionEnded: (sessionId: string) => void;
};

/** What a sign-in tells of the browser. */
export type SignInOrigin = {
  device: Device;
  /** Of the pages; undefined where none was chosen. */
  language: Language | undefined;
  requestId: string;
};

/** Accounts and sessions; the language of whoever signs in is that of their mails from then on. */
export function createAccountService(dependencies: Dependencies) {
  const { db, tokens, confirmations, factors, successorOf, onSessionEnded } = dependencies;
  async function answer(
    user: repository.UserRow,
    sessionId: string,
    refresh: NewRefreshToken,
  ): Promise<SessionAnswer> {
    const organizer = await findOrganizer(db, user.id);
    const owes = organizer && factors.demanded && !(await factors.has(user.id));
    return {
      role: user.role,
      user: repository.toUser(user),
      ...(organizer && {
        organizer: { role: organizer.role, ...(owes && { owesSecondFactor: true }) },
      }),
      access: await tokens.issue({ userId: user.id, role: user.role, sessionId }),
      refresh: { token: refresh.token, expires: refresh.expiresAt.toISOString() },
    };
  }

  async function openSession(user: repository.UserRow, device: Device): Promise<SessionAnswer> {
    const refresh = newRefreshToken();
    const sessionId = await repository.insertFamily(db, user.id, stored(refresh), device);
    return answer(user, sessionId, refresh);
  }

  return {
    /** Who confirmed an address: a stranger's account of that address owns nothing. */
    async ownerOf(email: string): Promise<string | undefined> {
      return (await repository.findAccountsOf(db, email)).verified?.id;
    },

    /**
     * @returns null where the password is right and the code of the second factor is missing
     * @throws AppError INVALID_CREDENTIALS, the same for an unknown account and a wrong password; what demanding a code throws
     */
    async login(
      credentials: LoginInput,
      { device, language, requestId }: SignInOrigin,
    ): Promise<SessionAnswer | null> {
      const user = await findBySignIn(db, credentials);
      if (!user) throw new AppError('INVALID_CREDENTIALS');
      if (await factors.has(user.id)) {
        if (credentials.code === undefined) return null;
        const actor = { userId: user.id, requestId };
        await factors.demandCode(actor, user, credentials.code, 'SECOND_FACTOR_WRONG');
      }
      await repository.rememberLanguage(db, user.id, language);
      if (user.role === 'Organizer') await noteSignIn(db, user.id, new Date());
      return openSession(user, device);
    },

    /**
     * Creates an exhibitor's account and signs it in, whether the address has another or not: the mail to it says which
     * (decision 0024).
     * @throws AppError WEAK_PASSWORD
     */
    async signup(
      { password, consent, ...input }: SignupRequest,
      { device, language }: SignInOrigin,
    ): Promise<SessionAnswer> {
      const about = [input.email, input.nom, input.prenom];
      const passwordHash = await hashNewPassword({ password, path: 'password', about });
      const user = await db.transaction(async (transaction) => {
        const account = { ...input, passwordHash, language, role: 'Exhibitor' as const };
        const row = await repository.insertUnverifiedUser(transaction, account);
        await confirmations.begin(transaction, { userId: row.id, email: row.email });
        if (consent) await recordConsent(transaction, 'account', row.id, consent);
        return row;
      });
      return openSession(user, device);
    },

    /** Rotates a refresh token. @throws AppError INVALID_REFRESH_TOKEN; one that is reused late ends its session too */
    async refresh(token: string, language?: Language): Promise<SessionAnswer> {
      const next = { ...newRefreshToken(), token: successorOf(token) };
      const rotation = await rotateToken(db, hashOfToken(token), stored(next), new Date());
      if (rotation.kind === 'reused') onSessionEnded(rotation.familyId);
      if (rotation.kind !== 'rotated') throw new AppError('INVALID_REFRESH_TOKEN');
      const user = await repository.findUser(db, rotation.userId);
      if (!user) throw new AppError('INVALID_REFRESH_TOKEN');
      await repository.rememberLanguage(db, user.id, language);
      return answer(user, rotation.familyId, { ...next, expiresAt: rotation.expiresAt });
    },

    /** Ends the session a refresh token belongs to; an unknown token ends nothing and is no error. */
    async logout(token: string): Promise<void> {
      const familyId = await repository.findFamilyOfToken(db, hashOfToken(token));
      if (familyId === undefined) return;
      await repository.revokeFamily(db, familyId, new Date());
      onSessionEnded(familyId);
    },
  };
}

type NewRefreshToken = { token: string; expiresAt: Date };

function newRefreshToken(): NewRefreshToken {
  return {
    token: newSecretToken(),
    expiresAt: new Date(Date.now() + REFRESH_TOKEN_LIFE),
  };
}

function stored({ token, expiresAt }: NewRefreshToken): { tokenHash: string; expiresAt: Date } {
  return { tokenHash: hashOfToken(token), expiresAt };
}
