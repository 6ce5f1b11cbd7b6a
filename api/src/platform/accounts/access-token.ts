import { createSecretKey } from 'node:crypto';
import { type Role, roleSchema } from '@mosta/shared/schemas/account.schema';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import { AppError } from '../http/app-error';

/** Seconds. */
export const ACCESS_TOKEN_LIFE = 600;
export const ISSUER = 'mosta-expo';
export const AUDIENCE = 'mosta-expo-api';
const ALGORITHM = 'HS256';

/** Who calls, as a verified access token says. */
export type Caller = { userId: string; role: Role; sessionId: string };

const claimsSchema = v.object({
  sub: v.pipe(v.string(), v.uuid()),
  role: roleSchema,
  sid: v.pipe(v.string(), v.uuid()),
});

export type AccessTokens = {
  issue: (caller: Caller, now?: Date) => Promise<{ token: string; expires: string }>;
  /** @throws AppError TOKEN_EXPIRED or UNAUTHENTICATED */
  verify: (token: string) => Promise<Caller>;
};

/** Signs and checks access tokens; algorithm, issuer and audience are pinned. */
export function createAccessTokens(secret: string): AccessTokens {
  const key = createSecretKey(Buffer.from(secret, 'utf8'));
  return {
    issue: async ({ userId, role, sessionId }, now = new Date()) => {
      const issuedAt = Math.floor(now.getTime() / 1000);
      const expires = issuedAt + ACCESS_TOKEN_LIFE;
      const token = await new SignJWT({ role, sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(userId)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expires)
        .sign(key);
      return { token, expires: new Date(expires * 1000).toISOString() };
    },
    verify: async (token) => {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: AUDIENCE,
        });
        const claims = v.parse(claimsSchema, payload);
        return { userId: claims.sub, role: claims.role, sessionId: claims.sid };
      } catch (error) {
        throw new AppError(
          error instanceof errors.JWTExpired ? 'TOKEN_EXPIRED' : 'UNAUTHENTICATED',
        );
      }
    },
  };
}

/**
 * A token outlives its account, or its account's role, by some minutes: its caller is therefore looked up at each use.
 * A session that was signed out is not: it can prolong nothing, and its last token runs out by itself.
 */
export function withAccounts(
  tokens: AccessTokens,
  isCurrent: (caller: Caller) => Promise<boolean>,
): AccessTokens {
  return {
    ...tokens,
    verify: async (token) => {
      const caller = await tokens.verify(token);
      if (!(await isCurrent(caller))) throw new AppError('UNAUTHENTICATED');
      return caller;
    },
  };
}
