import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockKey, makeWalletKeys } from '@mosta/shared/testing/wallet-keys';
import { readConfig } from './config';

const { environment } = makeWalletKeys();
const other = makeWalletKeys().environment;
const pem = { type: 'pkcs8', format: 'pem' } as const;
const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export(pem).toString();
const read = (changes: Record<string, string | undefined> = {}) =>
  readConfig({ ...environment, ...changes }).wallets;

it('offers nothing where nothing is set', () => {
  expect(readConfig({}).wallets).toEqual({ apple: undefined, google: undefined });
});

it('takes either wallet without the other', () => {
  const apple = Object.entries(environment).filter(([name]) => name.startsWith('APPLE'));
  expect(readConfig(Object.fromEntries(apple)).wallets).toEqual({
    apple: expect.objectContaining({ passType: 'pass.dz.exemple.badge', team: 'EXEMPLE123' }),
    google: undefined,
  });
});

it('takes keys and certificates from files, DER too, on one line, and behind a passphrase', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mosta-keys-'));
  try {
    const wwdr = join(folder, 'wwdr.cer');
    const [, base64 = ''] = environment.APPLE_WALLET_WWDR.split('-----BEGIN CERTIFICATE-----');
    writeFileSync(wwdr, Buffer.from(base64.split('-----END')[0] ?? '', 'base64'));
    const certificate = join(folder, 'pass.pem');
    writeFileSync(certificate, environment.APPLE_WALLET_CERTIFICATE);
    const { apple, google } = read({
      APPLE_WALLET_WWDR: wwdr,
      APPLE_WALLET_CERTIFICATE: certificate,
      APPLE_WALLET_KEY: lockKey(environment.APPLE_WALLET_KEY, 'mot de passe'),
      APPLE_WALLET_KEY_PASSPHRASE: 'mot de passe',
      GOOGLE_WALLET_KEY: environment.GOOGLE_WALLET_KEY.replaceAll('\n', '\\n'),
    });
    expect(apple).toEqual(read().apple);
    expect(google?.key.equals(read().google?.key ?? google.key)).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it.each([
  ['APPLE_WALLET_KEY', undefined, 'Il manque APPLE_WALLET_KEY.'],
  ['GOOGLE_WALLET_ISSUER', undefined, 'Il manque GOOGLE_WALLET_ISSUER.'],
  ['APPLE_WALLET_TEAM', 'court', 'APPLE_WALLET_TEAM est refusée'],
  ['APPLE_WALLET_TEAM', 'AUTRE12345', 'APPLE_WALLET_TEAM est refusée'],
  ['APPLE_WALLET_PASS_TYPE', 'badge', 'APPLE_WALLET_PASS_TYPE est refusée'],
  ['APPLE_WALLET_PASS_TYPE', 'pass.autre', 'APPLE_WALLET_PASS_TYPE est refusée'],
  ['APPLE_WALLET_CERTIFICATE', '/nulle/part.pem', 'le fichier /nulle/part.pem ne peut pas être lu'],
  ['APPLE_WALLET_CERTIFICATE', '-----BEGIN RIEN', 'attend un certificat'],
  ['APPLE_WALLET_KEY', other.APPLE_WALLET_KEY, 'cette clé n’est pas celle du certificat'],
  ['APPLE_WALLET_KEY', curve, 'attend une clé privée RSA'],
  ['APPLE_WALLET_KEY', lockKey(other.APPLE_WALLET_KEY, 'x'), 'cette clé demande APPLE_WALLET_KEY_'],
  ['APPLE_WALLET_WWDR', other.APPLE_WALLET_WWDR, 'cette autorité n’a pas délivré le certificat'],
  ['GOOGLE_WALLET_EMAIL', 'exemple', 'GOOGLE_WALLET_EMAIL est refusée'],
  [
    'GOOGLE_WALLET_KEY',
    'MIIEvQIBADAN',
    'est refusée\u00a0: le fichier qu’elle nomme ne peut pas être lu.',
  ],
  ['GOOGLE_WALLET_KEY', '-----BEGIN RIEN', 'GOOGLE_WALLET_KEY est refusée'],
])('refuses %s = %.20s with one sentence', (name, value, said) => {
  const failure = () => read({ [name]: value });
  expect(failure).toThrow(said);
  expect(failure).toThrow(/^(?:Les variables|La variable) d’environnement /);
  expect(failure).toThrow(/^[^\n]+\.$/);
});
