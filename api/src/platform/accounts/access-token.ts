import { createSecretKey } from 'node:crypto';
import type { OrganizerRole } from '@mosta/shared/domain/organizer-roles';
import { type Role, roleSchema } from '@mosta/shared/schemas/account.schema';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import { AppError } from '../http/app-error';

/** Seconds. */
export const ACCESS_TOKEN_LIFE = 600;
export const ISSUER = 'mosta-expo';
export const AUDIENCE = 'mosta-expo-api';
const ALGORITHM = 'HS256';

/** What an access token says. */
export type Identity = { userId: string; role: Role; sessionId: string };
/** Until when it says so; what lasts longer than a call ends then. */
export type VerifiedIdentity = Identity & { expiresAt: Date };

/** Who calls, and what the service knows of them at this moment. */
export type Caller = Identity & {
  /** For whom an exhibitor's account acts; null for an organiser. */
  exhibitorId: string | null;
  /** What an organiser may do; null for an exhibitor's account, and where none was given. */
  organizerRole: OrganizerRole | null;
  /** The portal demands a second factor of the account, which has none: it may settle its own affairs alone. */
  owesSecondFactor: boolean;
};
export type VerifiedCaller = Caller & { expiresAt: Date };

const claimsSchema = v.object({
  sub: v.pipe(v.string(), v.uuid()),
  role: roleSchema,
  sid: v.pipe(v.string(), v.uuid()),
  exp: v.number(),
});

type Tokens<Verified> = {
  issue: (identity: Identity, now?: Date) => Promise<{ token: string; expires: string }>;
  /** @throws AppError TOKEN_EXPIRED or UNAUTHENTICATED */
  verify: (token: string) => Promise<Verified>;
};
export type AccessTokens = Tokens<VerifiedCaller>;

/** Signs and checks access tokens; algorithm, issuer and audience are pinned. */
export function createAccessTokens(secret: string): Tokens<VerifiedIdentity> {
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
        const expiresAt = new Date(claims.exp * 1000);
        return { userId: claims.sub, role: claims.role, sessionId: claims.sid, expiresAt };
      } catch (error) {
        throw new AppError(
          error instanceof errors.JWTExpired ? 'TOKEN_EXPIRED' : 'UNAUTHENTICATED',
        );
      }
    },
  };
}

/**
 * A token outlives its account, its account's role and its session by some minutes, and says nothing of the exhibitor
 * for whom the account acts: its caller is therefore looked up at each use.
 */
export function withAccounts(
  tokens: Tokens<VerifiedIdentity>,
  findCaller: (identity: Identity) => Promise<Caller | undefined>,
): AccessTokens {
  return {
    ...tokens,
    verify: async (token) => {
      const identity = await tokens.verify(token);
      const caller = await findCaller(identity);
      if (!caller) throw new AppError('UNAUTHENTICATED');
      return { ...caller, expiresAt: identity.expiresAt };
    },
  };
}
