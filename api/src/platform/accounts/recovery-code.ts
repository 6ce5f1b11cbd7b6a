import { randomBytes } from 'node:crypto';

/** Digits and letters that are not taken for each other (Crockford's base 32). */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** Characters: eighty random bits, so that a stored code needs no slow hash. */
const LENGTH = 16;

/** A code for somebody to keep on paper, in groups of four. */
export function newRecoveryCode(): string {
  const code = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return code.replace(/.{4}(?!$)/g, '$&-');
}

/** A code as somebody typed it, without what people add or mistake: spaces, dashes, capitals, O for 0, I and L for 1. */
export function plainCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toLowerCase().replace(/o/g, '0').replace(/[il]/g, '1');
}
