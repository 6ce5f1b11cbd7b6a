import { generateKeyPairSync, sign, webcrypto } from 'node:crypto';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');

/** What the fair of the tests signs badges for, base64url. */
export const PUBLIC_KEY = publicKey.export({ format: 'jwk' }).x ?? '';

/** The code of a badge, as the service makes it. @param number tells badges apart */
export function makeBadge(number: number): { id: string; code: string } {
  const id = `3b241101-e2bb-4255-8caf-${String(number).padStart(12, '0')}`;
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  const signature = sign(null, Buffer.concat([Buffer.from('g2'), bytes]), privateKey);
  return { id, code: `g2${Buffer.concat([bytes, signature]).toString('base64url')}` };
}

/** jsdom has no signatures. */
export function giveSignatures(): void {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
}
