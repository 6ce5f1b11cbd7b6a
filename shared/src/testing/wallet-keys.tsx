import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import forge from 'node-forge';

const HOUR = 3_600_000;
const PASS_TYPE = 'pass.dz.exemple.badge';
const TEAM = 'EXEMPLE123';

/** Throw-away keys of both wallets, as an operator gives them to a portal. */
export type WalletKeys = {
  environment: Record<
    | 'APPLE_WALLET_PASS_TYPE'
    | 'APPLE_WALLET_TEAM'
    | 'APPLE_WALLET_CERTIFICATE'
    | 'APPLE_WALLET_KEY'
    | 'APPLE_WALLET_WWDR'
    | 'GOOGLE_WALLET_ISSUER'
    | 'GOOGLE_WALLET_EMAIL'
    | 'GOOGLE_WALLET_KEY',
    string
  >;
  /** Checks what is signed for Google. */
  googlePublicKey: KeyObject;
};

type Subject = { name: string; value: string } | { type: string; value: string };

/** @param apple what is other about the certificate of passes; `endsAt` in epoch milliseconds */
export function makeWalletKeys(apple: { endsAt?: number } = {}): WalletKeys {
  const authority = makeKey();
  const authorityName: Subject[] = [{ name: 'commonName', value: 'Autorité exemple' }];
  const holder = makeKey();
  const endsAt = apple.endsAt ?? Date.now() + HOUR;
  const google = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    environment: {
      APPLE_WALLET_PASS_TYPE: PASS_TYPE,
      APPLE_WALLET_TEAM: TEAM,
      APPLE_WALLET_CERTIFICATE: certify({
        ...{ key: holder, signer: authority, issuer: authorityName, endsAt },
        subject: [
          { type: '0.9.2342.19200300.100.1.1', value: PASS_TYPE },
          { name: 'commonName', value: `Pass Type ID: ${PASS_TYPE}` },
          { name: 'organizationalUnitName', value: TEAM },
        ],
      }),
      APPLE_WALLET_KEY: holder,
      APPLE_WALLET_WWDR: certify({
        ...{ key: authority, signer: authority, issuer: authorityName, subject: authorityName },
        endsAt: Date.now() + HOUR,
      }),
      GOOGLE_WALLET_ISSUER: '3388000000012345678',
      GOOGLE_WALLET_EMAIL: 'badges@exemple.iam.gserviceaccount.com',
      GOOGLE_WALLET_KEY: google.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    },
    googlePublicKey: google.publicKey,
  };
}

function makeKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
}

type Certified = {
  key: string;
  signer: string;
  issuer: Subject[];
  subject: Subject[];
  endsAt: number;
};

function certify({ key, signer, issuer, subject, endsAt }: Certified): string {
  const certificate = forge.pki.createCertificate();
  const { n, e } = forge.pki.privateKeyFromPem(key);
  certificate.publicKey = forge.pki.setRsaPublicKey(n, e);
  certificate.serialNumber = '01';
  certificate.validity.notBefore = new Date(endsAt - 2 * HOUR);
  certificate.validity.notAfter = new Date(endsAt);
  certificate.setSubject(subject);
  certificate.setIssuer(issuer);
  certificate.sign(forge.pki.privateKeyFromPem(signer), forge.md.sha256.create());
  return forge.pki.certificateToPem(certificate);
}

/** The same key behind a passphrase. */
export function lockKey(key: string, passphrase: string): string {
  const options = { type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase } as const;
  return createPrivateKey(key).export(options).toString();
}
