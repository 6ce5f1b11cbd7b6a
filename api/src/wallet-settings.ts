import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Environment } from './environment';
import { StartupError } from './platform/startup-error';

/** What signs badges for Apple Wallet, as PEM without passphrase. */
export type AppleWallet = {
  passType: string;
  team: string;
  certificate: string;
  key: string;
  /** Apple's intermediate certificate, by which devices check the one above. */
  wwdr: string;
  /** The last moment at which devices take what the certificate signs. */
  validUntil: Date;
};

/** What signs badges for Google Wallet. */
export type GoogleWallet = { issuer: string; email: string; key: KeyObject };

/** The wallets of phones for which the operator has keys. */
export type WalletSettings = { apple: AppleWallet | undefined; google: GoogleWallet | undefined };

const APPLE = [
  'APPLE_WALLET_PASS_TYPE',
  'APPLE_WALLET_TEAM',
  'APPLE_WALLET_CERTIFICATE',
  'APPLE_WALLET_KEY',
  'APPLE_WALLET_WWDR',
] as const;
const GOOGLE = ['GOOGLE_WALLET_ISSUER', 'GOOGLE_WALLET_EMAIL', 'GOOGLE_WALLET_KEY'] as const;

type AppleName = (typeof APPLE)[number];
type GoogleName = (typeof GOOGLE)[number];
type Name = AppleName | GoogleName;
type Variables = Pick<Environment, Name | 'APPLE_WALLET_KEY_PASSPHRASE'>;

/** @throws StartupError where only a part is set, or what is set is no key, or belongs to something else */
export function readWallets(env: Variables): WalletSettings {
  return { apple: readApple(env), google: readGoogle(env) };
}

function readApple(env: Variables): AppleWallet | undefined {
  const given = takeAll(env, APPLE);
  if (!given) return undefined;
  const certificate = readCertificate(given, 'APPLE_WALLET_CERTIFICATE');
  const wwdr = readCertificate(given, 'APPLE_WALLET_WWDR');
  const key = readRsaKey(given, 'APPLE_WALLET_KEY', env.APPLE_WALLET_KEY_PASSPHRASE);
  const { APPLE_WALLET_PASS_TYPE: passType, APPLE_WALLET_TEAM: team } = given;
  const subject = certificate.subject.split('\n');
  if (!subject.includes(`UID=${passType}`)) {
    throw refused('APPLE_WALLET_PASS_TYPE', 'le certificat est celui d’un autre identifiant');
  }
  if (!subject.includes(`OU=${team}`)) {
    throw refused('APPLE_WALLET_TEAM', 'le certificat est celui d’une autre équipe');
  }
  if (!certificate.checkPrivateKey(key)) {
    throw refused('APPLE_WALLET_KEY', 'cette clé n’est pas celle du certificat');
  }
  if (!certificate.checkIssued(wwdr) || !certificate.verify(wwdr.publicKey)) {
    throw refused('APPLE_WALLET_WWDR', 'cette autorité n’a pas délivré le certificat');
  }
  return {
    ...{ passType, team, certificate: certificate.toString(), wwdr: wwdr.toString() },
    key: key.export({ type: 'pkcs1', format: 'pem' }).toString(),
    validUntil: new Date(
      Math.min(...[certificate, wwdr].map(({ validTo }) => Date.parse(validTo))),
    ),
  };
}

function readGoogle(env: Variables): GoogleWallet | undefined {
  const given = takeAll(env, GOOGLE);
  if (!given) return undefined;
  const { GOOGLE_WALLET_ISSUER: issuer, GOOGLE_WALLET_EMAIL: email } = given;
  return { issuer, email, key: readRsaKey(given, 'GOOGLE_WALLET_KEY') };
}

/** The values of these variables, or undefined where none is set. @throws StartupError where only some are */
function takeAll<Names extends Name>(
  env: Variables,
  names: readonly Names[],
): Record<Names, string> | undefined {
  const set = names.flatMap((name) => {
    const value = env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  if (set.length === 0) return undefined;
  if (set.length === names.length) return Object.fromEntries(set) as Record<Names, string>;
  const missing = names.filter((name) => env[name] === undefined);
  throw new StartupError(
    `Les variables d’environnement ${names.join(', ')} vont ensemble\u00a0: donnez-les toutes, ou aucune. Il manque ${missing.join(', ')}.`,
  );
}

type Given = Partial<Record<Name, string>>;

/** PEM as the variable has it, its line ends possibly written as `\n`; else the content of the file that it names. */
function readMaterial(given: Given, name: Name): Buffer {
  const value = given[name] ?? '';
  if (value.startsWith('-----BEGIN')) return Buffer.from(value.replaceAll('\\n', '\n'));
  try {
    return readFileSync(value);
  } catch {
    // What should name a key's file may be the key, without its frame: it must not get into a log.
    const file = name.endsWith('_KEY') ? 'le fichier qu’elle nomme' : `le fichier ${value}`;
    throw refused(name, `${file} ne peut pas être lu`);
  }
}

function readCertificate(given: Given, name: AppleName): X509Certificate {
  const material = readMaterial(given, name);
  try {
    return new X509Certificate(material);
  } catch {
    throw refused(name, 'attend un certificat en PEM, ou le chemin d’un fichier PEM ou DER');
  }
}

function readRsaKey(given: Given, name: Name, passphrase?: string): KeyObject {
  const material = readMaterial(given, name);
  const expected = 'attend une clé privée RSA en PEM, ou le chemin de son fichier';
  let key: KeyObject;
  try {
    key = createPrivateKey({ key: material, ...(passphrase === undefined ? {} : { passphrase }) });
  } catch {
    const locked =
      name === 'APPLE_WALLET_KEY' && passphrase === undefined && material.includes('ENCRYPTED');
    throw refused(name, locked ? 'cette clé demande APPLE_WALLET_KEY_PASSPHRASE' : expected);
  }
  if (key.asymmetricKeyType !== 'rsa') throw refused(name, expected);
  return key;
}

function refused(name: Name, why: string): StartupError {
  return new StartupError(`La variable d’environnement ${name} est refusée\u00a0: ${why}.`);
}
