import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config';
import { refuseUnfitSettings } from './production-check';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'mosta-production-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** A portal that may be public, but for what is given. */
const start = (given: Record<string, string | undefined> = {}) =>
  refuseUnfitSettings(
    readConfig({
      NODE_ENV: 'production',
      PORTAL_DATA: dataDir,
      PUBLIC_URL: 'https://salon.exemple.dz',
      BANK_HOLDER: 'Agence exemple',
      BANK_NAME: 'Banque exemple',
      BANK_RIB: '001 00002 0000000003 04',
      ...given,
    }),
  );

it('lets a portal start whose settings are its own', () => {
  expect(() => start()).not.toThrow();
  expect(() => start({ PORTAL_DATA: join(dataDir, 'to-be-made') })).not.toThrow();
});

it.each([
  [{ PORTAL_DEMO: '1' }, /^PORTAL_DEMO=1 est refusé en production[^\n]+\.$/],
  [{ PUBLIC_URL: undefined }, /PUBLIC_URL est obligatoire en production[^\n]+\.$/],
  [
    { BANK_HOLDER: undefined, BANK_NAME: undefined, BANK_RIB: undefined },
    /^Les coordonnées bancaires sont encore celles d’exemple[^\n]+\.$/,
  ],
])(
  'refuses in one sentence to start a public portal with %j, and another one not',
  (given, sentence) => {
    expect(() => start(given)).toThrow(sentence);
    expect(() => start({ ...given, NODE_ENV: 'development' })).not.toThrow();
  },
);

it.each([0o755, 0o750, 0o701])('refuses a data folder that others may enter: %o', (mode) => {
  chmodSync(dataDir, mode);
  expect(() => start()).toThrow(/est ouvert à d’autres utilisateurs[^\n]+chmod 700[^\n]+\.$/);
  expect(() => start({ NODE_ENV: 'development' })).not.toThrow();
});

it('takes a bank account whole or not at all', () => {
  const { bank } = readConfig({ BANK_HOLDER: 'A', BANK_NAME: 'B', BANK_RIB: '1', BANK_BIC: 'X' });
  expect(bank).toEqual({ sample: false, holder: 'A', bank: 'B', rib: '1', iban: null, bic: 'X' });
  expect(readConfig({}).bank.sample).toBe(true);
  expect(() => readConfig({ BANK_RIB: '1' })).toThrow('vont ensemble');
});
