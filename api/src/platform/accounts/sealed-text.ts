import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Texts that only a service with the same secret reads, each bound to what it belongs to. */
export type SealedTexts = {
  /** @param owner what the text belongs to: moved to another owner it cannot be opened */
  seal: (text: string, owner: string) => string;
  /** @returns the text, or null for one that was sealed by another secret, for another owner, or was changed */
  open: (sealed: string, owner: string) => string | null;
};

const CIPHER = 'aes-256-gcm';
/** Bytes, as NIST SP 800-38D recommends. */
const NONCE = 12;
const TAG = 16;

/** The key is derived from the service's secret for this purpose alone. */
export function createSealedTexts(secret: string, purpose: string): SealedTexts {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `mosta-expo ${purpose}`, 32));
  return {
    seal: (text, owner) => {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open: (sealed, owner) => {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < NONCE + TAG) return null;
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE))
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
      const body = decipher.update(bytes.subarray(NONCE + TAG));
      try {
        return Buffer.concat([body, decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
