import { createHash, randomBytes } from 'node:crypto';

/** A token of 256 random bits, for somebody to keep. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of such a token; with so many random bits it needs no slow hash. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
