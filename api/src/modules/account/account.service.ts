import type {
  LoginInput,
  SessionAnswer,
  SignupRequest,
} from '@mosta/shared/schemas/account.schema';
import type { AccessTokens } from '../../platform/accounts/access-token';
import { checkPassword, hashPassword } from '../../platform/accounts/password';
import { hashOfToken, newSecretToken } from '../../platform/accounts/secret-token';
import type { Db } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { recordConsent } from '../consent/consent.repository';
import * as repository from './account.repository';

/** Milliseconds a browser stays signed in without being used. */
export const REFRESH_TOKEN_LIFE = 30 * 24 * 60 * 60 * 1000;

export type AccountService = ReturnType<typeof createAccountService>;

type Dependencies = {
  db: Db;
  tokens: AccessTokens;
  /** Told of a session that ended before its time, so that its sockets close. */
  onSessionEnded: (sessionId: string) => void;
};

/** Accounts and sessions. */
export function createAccountService({ db, tokens, onSessionEnded }: Dependencies) {
  async function answer(
    user: repository.UserRow,
    sessionId: string,
    refresh: NewRefreshToken,
  ): Promise<SessionAnswer> {
    return {
      role: user.role,
      user: repository.toUser(user),
      access: await tokens.issue({ userId: user.id, role: user.role, sessionId }),
      refresh: { token: refresh.token, expires: refresh.expiresAt.toISOString() },
    };
  }

  async function openSession(user: repository.UserRow): Promise<SessionAnswer> {
    const refresh = newRefreshToken();
    return answer(user, await repository.insertFamily(db, user.id, stored(refresh)), refresh);
  }

  return {
    /** @throws AppError INVALID_CREDENTIALS, the same for an unknown account and a wrong password */
    async login({ email, password }: LoginInput): Promise<SessionAnswer> {
      const user = await repository.findUserByEmail(db, email);
      const matches = await checkPassword(password, user?.passwordHash ?? null);
      if (!user || !matches) throw new AppError('INVALID_CREDENTIALS');
      return openSession(user);
    },

    /** Creates an exhibitor's account and signs it in. @throws AppError EMAIL_TAKEN */
    async signup({ password, consent, ...input }: SignupRequest): Promise<SessionAnswer> {
      const passwordHash = await hashPassword(password);
      const user = await db.transaction(async (transaction) => {
        const account = { ...input, passwordHash, role: 'Exhibitor' as const };
        const row = await repository.insertUser(transaction, account);
        if (!row) throw new AppError('EMAIL_TAKEN');
        if (consent) await recordConsent(transaction, 'account', row.id, consent);
        return row;
      });
      return openSession(user);
    },

    /** Rotates a refresh token. @throws AppError INVALID_REFRESH_TOKEN; a reused token ends its session too */
    async refresh(token: string): Promise<SessionAnswer> {
      const next = newRefreshToken();
      const rotation = await repository.rotateToken(
        db,
        hashOfToken(token),
        stored(next),
        new Date(),
      );
      if (rotation.kind === 'reused') onSessionEnded(rotation.familyId);
      if (rotation.kind !== 'rotated') throw new AppError('INVALID_REFRESH_TOKEN');
      const user = await repository.findUser(db, rotation.userId);
      if (!user) throw new AppError('INVALID_REFRESH_TOKEN');
      return answer(user, rotation.familyId, next);
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
