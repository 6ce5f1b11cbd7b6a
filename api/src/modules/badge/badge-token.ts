import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  sign,
  timingSafeEqual,
  verify,
} from 'node:crypto';

/** Two kinds of tokens of one badge: whoever photographs the printed one must not be able to read or erase the badge. */
export type BadgeTokens = {
  /** Opens the badge to its holder: for the holder's links, never printed. */
  holderToken: (id: string) => string;
  /** Printed as the QR code; good for being let in, and for nothing else. */
  gateCode: (id: string) => string;
  /** @returns the badge's id, or null for what was not made here */
  readHolderToken: (token: string) => string | null;
  /** The same for either kind, and for codes that were printed before 0084; holders may show their link's token. */
  readGateCode: (code: string) => string | null;
  /** Printed codes alone: who shows one has the badge, not its link. */
  readPrintedCode: (code: string) => string | null;
  /** Ed25519, base64url: checks gate codes and can make none, so that devices at the gate may have it. */
  publicKey: string;
};

/** Each begins with its kind and the version of its form. */
const HOLDER = 'h1';
const FORMER_GATE = 'g1';
const GATE = 'g2';
const ID_BYTES = 16;
/** 128 bits of the code: enough against guessing, and the token stays short. */
const MAC_BYTES = 16;
const SIGNATURE_BYTES = 64;
/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * A token has 45 characters and a gate code 109: kind, version, and id and code or signature in base64url. The keys are made
 * of the service's secret, and sign nothing else of it.
 */
export function createBadgeTokens(secret: string): BadgeTokens {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  const key = keyFor('mosta-expo badge token');
  const privateKey = createPrivateKey({
    key: Buffer.concat([PKCS8_PREFIX, keyFor('mosta-expo gate code')]),
    ...{ format: 'der', type: 'pkcs8' },
  });
  const publicKey = createPublicKey(privateKey);
  const macOf = (kind: string, id: Buffer) =>
    createHmac('sha256', key).update(kind).update(id).digest().subarray(0, MAC_BYTES);
  const signed = (id: Buffer) => Buffer.concat([Buffer.from(GATE), id]);

  const readMac = (kind: string, token: string) => {
    const parts = readParts(kind, MAC_BYTES, token);
    return parts && timingSafeEqual(parts.proof, macOf(kind, parts.id)) ? uuidOf(parts.id) : null;
  };
  const readSigned = (code: string) => {
    const parts = readParts(GATE, SIGNATURE_BYTES, code);
    return parts && verify(null, signed(parts.id), publicKey, parts.proof)
      ? uuidOf(parts.id)
      : null;
  };
  return {
    holderToken: (uuid) => {
      const id = bytesOf(uuid);
      return HOLDER + Buffer.concat([id, macOf(HOLDER, id)]).toString('base64url');
    },
    gateCode: (uuid) => {
      const id = bytesOf(uuid);
      return GATE + Buffer.concat([id, sign(null, signed(id), privateKey)]).toString('base64url');
    },
    readHolderToken: (token) => readMac(HOLDER, token),
    readGateCode: (code) => readSigned(code) ?? readMac(FORMER_GATE, code) ?? readMac(HOLDER, code),
    readPrintedCode: (code) => readSigned(code) ?? readMac(FORMER_GATE, code),
    publicKey: publicKey.export({ format: 'jwk' }).x ?? '',
  };
}

/** Identifier and proof of a token of that kind; the proof is not checked. */
function readParts(kind: string, proofBytes: number, token: string) {
  if (!token.startsWith(kind)) return null;
  const encoded = token.slice(kind.length);
  const bytes = Buffer.from(encoded, 'base64url');
  // The decoder skips what it does not know: a token has one spelling.
  if (bytes.length !== ID_BYTES + proofBytes || bytes.toString('base64url') !== encoded)
    return null;
  return { id: bytes.subarray(0, ID_BYTES), proof: bytes.subarray(ID_BYTES) };
}

function bytesOf(uuid: string): Buffer {
  return Buffer.from(uuid.replaceAll('-', ''), 'hex');
}

function uuidOf(id: Buffer): string {
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
