import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appIcon } from '@mosta/shared/contract/published';
import { type Badge, badgeSchema } from '@mosta/shared/schemas/badge.schema';
import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import { makeWalletKeys } from '@mosta/shared/testing/wallet-keys';
import { decodeProtectedHeader, jwtVerify } from 'jose';
import * as v from 'valibot';
import { createApp } from '../src/app';
import { readConfig } from '../src/config';
import { createBadgeTokens } from '../src/modules/badge/badge-token';
import { badges } from '../src/tables/badge';
import { makeCaller } from './safety/support/callers';
import { isSignedBy, readPass, strayFiles } from './support/read-pass';
import { startTestApp, TEST_SECRET, type TestApp } from './support/test-app';

/** Later than any day on which this runs. */
const LAST_DAY = '2099-05-01';
const keys = makeWalletKeys();
const hostDist = mkdtempSync(join(tmpdir(), 'mosta-wallets-'));
const environment = {
  ...keys.environment,
  PUBLIC_URL: 'https://salon.exemple.dz',
  PORTAL_HOST_DIST: hostDist,
};

let service: TestApp;
beforeAll(async () => {
  mkdirSync(join(hostDist, 'icons'));
  for (const icon of [appIcon(192), appIcon(192, 'maskable')]) {
    writeFileSync(join(hostDist, icon), `picture ${icon}`);
  }
  service = await startTestApp(environment);
});
afterEach(() => service.database.db.delete(badges));
afterAll(async () => {
  await service.close();
  rmSync(hostDist, { recursive: true });
});

const TYPED = {
  ...{ nom: 'Exemple', prenom: 'Karima', email: 'karima@exemple.dz', phone: '0555 12 34 56' },
  ...{ category: 'professional', company: 'Huilerie exemple', fonction: 'Acheteuse' },
  ...{ pays: 'Algérie', consent: '2025-01' },
};

async function issue(changes: object = {}): Promise<Badge> {
  const payload = { ...TYPED, ...changes };
  const response = await service.app.inject({ method: 'POST', url: '/v1/badge', payload });
  return v.parse(badgeSchema, response.json());
}

type Asked = { app?: TestApp['app']; language?: string };

function ask(token: string, part: string, { app = service.app, language = 'fr' }: Asked = {}) {
  return app.inject({
    url: `/v1/badge/${token}${part}`,
    headers: { cookie: `langue=${language}` },
  });
}

const apple = (token: string, asked: Asked = {}) => ask(token, '/wallet/apple', asked);
const google = (token: string, asked: Asked = {}) => ask(token, '/wallet/google', asked);
const walletsOf = async (token: string, asked: Asked = {}) =>
  v.parse(badgeSchema, (await ask(token, '', asked)).json()).wallets;

/** What either call refuses a badge by. */
async function refusals(token: string, asked: Asked = {}) {
  const answers = [await apple(token, asked), await google(token, asked)];
  return answers.map((answer) => {
    const { status, code, title } = v.parse(problemSchema, answer.json());
    return `${status} ${code} ${title}`;
  });
}

test('a badge of a fair that is over goes into no wallet', async () => {
  const { token, wallets } = await issue();
  expect(wallets).toEqual([]);
  const over = '409 FAIR_OVER Le salon de ce badge est terminé.';
  expect(await refusals(token)).toEqual([over, over]);
});

describe('before and during the fair', () => {
  beforeAll(async () => {
    const { headers } = await makeCaller(service, 'Organizer');
    const url = '/v1/organizer/edition';
    const [edition] = (await service.app.inject({ url, headers })).json();
    const payload = {
      version: edition.version,
      venue: 'Esplanade exemple',
      days: [
        { date: '2025-04-28', opens: '10:00', closes: '18:00' },
        { date: LAST_DAY, opens: '10:00', closes: '17:00' },
      ],
    };
    const changed = { method: 'PATCH', url: `${url}/${edition._id}`, headers, payload } as const;
    expect((await service.app.inject(changed)).statusCode).toBe(200);
  });

  it('a badge says which wallets take it, and what is kept of its visitor does not', async () => {
    const { token, wallets } = await issue();
    expect(wallets).toEqual(['apple', 'google']);
    expect(await walletsOf(token)).toEqual(wallets);
    expect((await ask(token, '/data')).json()).not.toHaveProperty('wallets');
  });

  it('Apple Wallet gets the badge signed, with the code that is printed', async () => {
    const { token, reference } = await issue();
    const answer = await apple(token);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/vnd.apple.pkpass',
      'content-disposition': `attachment; filename="badge-${reference}.pkpass"`,
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    });
    const files = readPass(answer.rawPayload);
    expect([...files.keys()].sort()).toEqual([
      ...['ar.lproj/pass.strings', 'en.lproj/pass.strings', 'fr.lproj/pass.strings'],
      ...['icon.png', 'logo.png', 'manifest.json', 'pass.json', 'signature'],
    ]);
    expect(strayFiles(files)).toEqual([]);
    expect(isSignedBy(files, keys.environment.APPLE_WALLET_CERTIFICATE)).toBe(true);
    expect(isSignedBy(files, keys.environment.APPLE_WALLET_WWDR)).toBe(false);
    const text = String(files.get('pass.json'));
    for (const untold of [TYPED.email, '+213', token]) expect(text).not.toContain(untold);
    const tokens = createBadgeTokens(TEST_SECRET);
    expect(JSON.parse(text)).toMatchObject({
      formatVersion: 1,
      passTypeIdentifier: keys.environment.APPLE_WALLET_PASS_TYPE,
      teamIdentifier: keys.environment.APPLE_WALLET_TEAM,
      serialNumber: reference,
      organizationName: 'Mosta Expo',
      description: 'Badge pour Mosta Expo 2025',
      sharingProhibited: true,
      expirationDate: '2099-05-01T16:00:00.000Z',
      barcodes: [
        {
          format: 'PKBarcodeFormatQR',
          message: tokens.gateCode(tokens.readHolderToken(token) ?? ''),
          altText: reference,
        },
      ],
      eventTicket: {
        headerFields: [{ key: 'category', label: 'Badge', value: 'Professionnel' }],
        primaryFields: [{ key: 'holder', label: 'Nom', value: 'Karima Exemple' }],
        secondaryFields: [
          { key: 'dates', label: 'Dates', value: '28 avril 2025 – 1er mai 2099' },
          { key: 'place', label: 'Lieu', value: 'Esplanade exemple, Mostaganem' },
        ],
        auxiliaryFields: [
          { key: 'company', label: 'Entreprise', value: 'Huilerie exemple' },
          { key: 'pays', label: 'Pays', value: 'Algérie' },
        ],
        backFields: [
          { key: 'fonction', label: 'Fonction', value: 'Acheteuse' },
          { key: 'hours', value: '28 avril, 10h00 – 18h00\n1er mai, 10h00 – 17h00' },
          { key: 'entrance' },
        ],
      },
    });
    expect(String(files.get('en.lproj/pass.strings'))).toContain(
      '"Professionnel" = "Professional"',
    );
    expect(String(files.get('ar.lproj/pass.strings'))).toContain('"Professionnel" = "مهني"');
  });

  it('a pass begins with the language of the pages', async () => {
    const { token } = await issue({ category: 'visitor', company: 'Le "Moulin"', pays: null });
    const files = readPass((await apple(token, { language: 'ar' })).rawPayload);
    expect(JSON.parse(String(files.get('pass.json')))).toMatchObject({
      description: 'شارة Mosta Expo 2025',
      eventTicket: {
        secondaryFields: [{ key: 'dates' }, { value: 'Esplanade exemple، مستغانم' }],
        auxiliaryFields: [{ key: 'company', value: 'Le "Moulin"' }],
      },
    });
    const strings = String(files.get('fr.lproj/pass.strings')).split(/\r?\n/);
    expect(strings).toContain('"زائر" = "Visiteur";');
    expect(strings).toContain(String.raw`"Le \"Moulin\"" = "Le \"Moulin\"";`);
    const text = String.raw`"(?:[^"\\]|\\.)+"`;
    for (const line of strings) expect(line).toMatch(RegExp(`^${text} = ${text};$`));
  });

  it('Google Wallet gets a link that holds the badge, signed by the service account', async () => {
    const { token, reference } = await issue();
    const answer = await google(token);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    });
    const link = String(answer.headers.location);
    const [, jwt = ''] = link.split('https://pay.google.com/gp/v/save/');
    expect(decodeProtectedHeader(jwt)).toEqual({ alg: 'RS256', typ: 'JWT' });
    const { payload } = await jwtVerify(jwt, keys.googlePublicKey, {
      ...{ issuer: keys.environment.GOOGLE_WALLET_EMAIL, audience: 'google' },
    });
    const text = JSON.stringify(payload);
    const untold = [TYPED.email, '+213', token, TYPED.company, TYPED.fonction, TYPED.pays];
    for (const words of untold) expect(text).not.toContain(words);
    const inFrench = (value: string) => ({ defaultValue: { language: 'fr', value } });
    const tokens = createBadgeTokens(TEST_SECRET);
    expect(payload).toMatchObject({
      typ: 'savetowallet',
      payload: {
        eventTicketClasses: [
          {
            id: expect.stringMatching(/^3388000000012345678\.[\w-]{8}$/),
            issuerName: 'Mosta Expo',
            eventName: inFrench('Mosta Expo 2025'),
            venue: { name: inFrench('Esplanade exemple'), address: inFrench('Mostaganem') },
            dateTime: { start: '2025-04-28T10:00:00+01:00', end: '2099-05-01T17:00:00+01:00' },
          },
        ],
        eventTicketObjects: [
          {
            id: expect.stringMatching(`^3388000000012345678\\.${reference}-[\\w-]{8}$`),
            ticketHolderName: 'Karima Exemple',
            ticketNumber: reference,
            ticketType: inFrench('Professionnel'),
            barcode: {
              type: 'QR_CODE',
              value: tokens.gateCode(tokens.readHolderToken(token) ?? ''),
            },
          },
        ],
      },
    });
    // pressed again it is the same badge, in another language another
    const idsOf = async (language: string) => {
      const { location } = (await google(token, { language })).headers;
      const [, said = ''] = String(location).split('/save/');
      // what Google calls safe for an address
      expect(said.length).toBeLessThanOrEqual(1800);
      return String(Buffer.from(said.split('.')[1] ?? '', 'base64url')).match(/"id":"[^"]+"/g);
    };
    expect(await idsOf('fr')).toEqual(text.match(/"id":"[^"]+"/g));
    expect(await idsOf('ar')).not.toEqual(await idsOf('fr'));
  });

  it('a revoked badge, and one that does not exist, go into none', async () => {
    const { token } = await issue();
    await service.database.db.update(badges).set({ revokedAt: new Date() });
    expect(await walletsOf(token)).toEqual([]);
    const revoked = '409 BADGE_REVOKED Ce badge n’est plus valable.';
    expect(await refusals(token)).toEqual([revoked, revoked]);
    const unknown = '404 NOT_FOUND Cette ressource n’existe pas.';
    expect(await refusals('h1inconnu')).toEqual([unknown, unknown]);
  });

  describe('another process', () => {
    let app: TestApp['app'] | undefined;
    afterEach(async () => {
      await app?.close();
      app = undefined;
    });
    const start = async (changes: Record<string, string>) => {
      const config = readConfig({
        ...{ NODE_ENV: 'test', LOG_LEVEL: 'silent', AUTH_SECRET: TEST_SECRET },
        ...{ PORTAL_DATA: service.dataDir, PORTAL_HOST_DIST: service.hostDist },
        ...changes,
      });
      app = await createApp(config, { ...service.database, close: async () => undefined });
      return app;
    };

    it('without keys offers no wallet', async () => {
      const { token } = await issue();
      const asked = { app: await start({}) };
      expect(await walletsOf(token, asked)).toEqual([]);
      const absent = '404 WALLET_NOT_OFFERED Ce portail ne propose pas ce portefeuille.';
      expect(await refusals(token, asked)).toEqual([absent, absent]);
    });

    it('whose certificate has ended offers the other wallet', async () => {
      const { token } = await issue();
      const ended = makeWalletKeys({ endsAt: Date.now() - 1000 });
      const asked = { app: await start({ ...environment, ...ended.environment }) };
      expect(await walletsOf(token, asked)).toEqual(['google']);
      expect((await apple(token, asked)).json()).toMatchObject({ code: 'WALLET_NOT_OFFERED' });
      expect((await google(token, asked)).statusCode).toBe(303);
    });

    it('counts a wallet as the document that it is', async () => {
      const { token } = await issue();
      const asked = { app: await start({ ...environment, POINTS_PER_MINUTE: '60' }) };
      const statuses = [];
      for (const _ of Array(4)) statuses.push((await google(token, asked)).statusCode);
      expect(statuses).toEqual([303, 303, 303, 429]);
      expect((await refusals(token, asked))[0]).toContain('429 TOO_MANY_REQUESTS');
    });

    it('does not start without the host’s icons, and says so', async () => {
      await expect(start(keys.environment)).rejects.toThrow(
        /^Le fichier .*khatam-maskable-192\.png.* est absent/,
      );
    });
  });
});
