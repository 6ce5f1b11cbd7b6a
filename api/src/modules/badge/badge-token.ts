import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Two kinds of tokens of one badge: whoever photographs the printed one must not be able to read or erase the badge. */
export type BadgeTokens = {
  /** Opens the badge to its holder: for the holder's links, never printed. */
  holderToken: (id: string) => string;
  /** Printed as the QR code; good for being let in, and for nothing else. */
  gateCode: (id: string) => string;
  /** @returns the badge's id, or null for what was not made here */
  readHolderToken: (token: string) => string | null;
  /** The same for either kind: holders may show their link's token at the gate. */
  readGateCode: (code: string) => string | null;
};

/** Each begins with its kind and the version of its form. */
const HOLDER = 'h1';
const GATE = 'g1';
const ID_BYTES = 16;
/** 128 bits of the signature: enough against guessing, and the code stays coarse enough for cheap cameras. */
const MAC_BYTES = 16;

/** 45 characters each: kind, version, and id and signature in base64url. The key signs nothing else of the service. */
export function createBadgeTokens(secret: string): BadgeTokens {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'mosta-expo badge token', 32));
  const macOf = (kind: string, id: Buffer) =>
    createHmac('sha256', key).update(kind).update(id).digest().subarray(0, MAC_BYTES);

  const make = (kind: string, uuid: string) => {
    const id = Buffer.from(uuid.replaceAll('-', ''), 'hex');
    return kind + Buffer.concat([id, macOf(kind, id)]).toString('base64url');
  };
  const read = (kind: string, token: string) => {
    if (!token.startsWith(kind)) return null;
    const encoded = token.slice(kind.length);
    const bytes = Buffer.from(encoded, 'base64url');
    // The decoder skips what it does not know: a token has one spelling.
    if (bytes.length !== ID_BYTES + MAC_BYTES || bytes.toString('base64url') !== encoded)
      return null;
    const id = bytes.subarray(0, ID_BYTES);
    return timingSafeEqual(bytes.subarray(ID_BYTES), macOf(kind, id)) ? uuidOf(id) : null;
  };
  return {
    holderToken: (id) => make(HOLDER, id),
    gateCode: (id) => make(GATE, id),
    readHolderToken: (token) => read(HOLDER, token),
    readGateCode: (code) => read(GATE, code) ?? read(HOLDER, code),
  };
}

function uuidOf(id: Buffer): string {
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
