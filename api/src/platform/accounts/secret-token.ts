import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** A token of 256 random bits, for somebody to keep. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of such a token; with so many random bits it needs no slow hash. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * Tokens that follow from others and look as random to whoever lacks the service's secret, so that asking twice gives
 * the same without its being kept.
 */
export function createSuccessors(secret: string): (token: string) => string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'mosta-expo refresh successor', 32));
  return (token) => createHmac('sha256', key).update(token).digest('base64url');
}
