import { Secret, TOTP } from 'otpauth';

/** What every authenticator app understands (RFC 6238 with its defaults). */
const SHAPE = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Steps before and after the present one whose codes are taken: clocks of phones are not exact. */
const DRIFT = 1;
/** Bytes, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

/** A new secret that service and authenticator app share, in base 32. */
export const newCodeSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The address that an authenticator app reads from a QR code. @param account as the app shall call it */
export function codeUri(secret: string, issuer: string, account: string): string {
  return new TOTP({ ...SHAPE, issuer, label: account, secret }).toString();
}

/** @returns the step of 30 seconds that a code belongs to, or null for a wrong one; compared in constant time */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ ...SHAPE, secret });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: DRIFT });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
