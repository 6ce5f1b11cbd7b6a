import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Tokens of links that open one thing to whoever holds them, without an account and without a row in a table. */
export type SignedLinks = {
  /** @param purpose what the link opens; a token made for one purpose opens nothing of another */
  sign: (purpose: string, id: string) => string;
  /** @returns the id, or null for a token that was not made here for this purpose */
  verify: (purpose: string, token: string) => string | null;
};

/** The key is derived from the service's secret for this use alone: no signature of another kind passes for a link. */
export function createSignedLinks(secret: string): SignedLinks {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'mosta-expo signed link', 32));
  const macOf = (purpose: string, id: string) =>
    createHmac('sha256', key).update(`${purpose}\0${id}`).digest();
  return {
    sign: (purpose, id) => `${id}.${macOf(purpose, id).toString('base64url')}`,
    verify: (purpose, token) => {
      const dot = token.lastIndexOf('.');
      const id = token.slice(0, Math.max(dot, 0));
      const expected = macOf(purpose, id);
      const given = Buffer.from(token.slice(dot + 1), 'base64url');
      return dot > 0 && given.length === expected.length && timingSafeEqual(given, expected)
        ? id
        : null;
    },
  };
}
