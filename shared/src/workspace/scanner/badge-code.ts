/** What a scanned or typed text is, as far as it shows by itself. */
export type ReadCode =
  /** Signed: can be checked here, docs/decisions/0084. */
  | {
      kind: 'signed';
      id: string;
      signed: Uint8Array<ArrayBuffer>;
      signature: Uint8Array<ArrayBuffer>;
    }
  /** A former code, the token of a holder's link, or a typed reference: only the service can check it. */
  | { kind: 'online' }
  /** Something that was no badge when it was printed. */
  | { kind: 'foreign' }
  /** A badge of which a part is missing. */
  | { kind: 'unreadable' };

const SIGNED = /^g2([\w-]{107})$/;
const BY_SERVICE = /^[gh]1[\w-]{43}$/;
const BEGINS_AS_BADGE = /^[gh]\d[\w-]*$/;
/** `ME25-V000123`, with spaces and without zeros too. */
const REFERENCE = /^[a-z]{1,4}\s*\d{2}[\s-]*v\s*\d{1,12}$/i;
const ID_BYTES = 16;

/** Reads what the camera, a scanner or a person gave. */
export function readCode(text: string): ReadCode {
  const code = text.trim();
  const encoded = SIGNED.exec(code)?.[1];
  if (encoded !== undefined) {
    const bytes = decodeBase64Url(encoded);
    const id = bytes.slice(0, ID_BYTES);
    const signed = new Uint8Array([...new TextEncoder().encode('g2'), ...id]);
    return { kind: 'signed', id: uuidOf(id), signed, signature: bytes.slice(ID_BYTES) };
  }
  if (BY_SERVICE.test(code) || REFERENCE.test(code)) return { kind: 'online' };
  return { kind: BEGINS_AS_BADGE.test(code) ? 'unreadable' : 'foreign' };
}

/**
 * Whether the fair signed a code.
 * @param publicKey Ed25519, base64url
 * @returns null where this browser cannot tell: it knows no Ed25519, or the page came over an unsafe connection
 */
export async function isSigned(
  { signed, signature }: Extract<ReadCode, { kind: 'signed' }>,
  publicKey: string,
): Promise<boolean | null> {
  try {
    const raw = decodeBase64Url(publicKey);
    const key = await crypto.subtle.importKey('raw', raw, 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', key, signature, signed);
  } catch {
    return null;
  }
}

function decodeBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (character) => character.charCodeAt(0));
}

/** Sixteen bytes as a UUID is written. */
export function uuidOf(bytes: Uint8Array): string {
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
