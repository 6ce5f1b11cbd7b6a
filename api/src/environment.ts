import { isIP } from 'node:net';
import { FIRST_EDITION } from '@mosta/shared/domain/edition';
import * as v from 'valibot';
import { AUTH_SECRET_MIN } from './platform/accounts/auth-secret';

function flag(fallback: '0' | '1') {
  return v.optional(
    v.pipe(
      v.picklist(['0', '1'], 'attend 0 ou 1'),
      v.transform((value) => value === '1'),
    ),
    fallback,
  );
}

function wholeNumber(fallback: number, min: number, max: number) {
  return v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d+$/, 'attend un nombre entier'),
      v.transform(Number),
      v.minValue(min, `attend au moins ${min}`),
      v.maxValue(max, `attend au plus ${max}`),
    ),
    String(fallback),
  );
}

function address(...protocols: string[]) {
  return v.optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
        `attend une adresse ${protocols.map((protocol) => `${protocol}//…`).join(' ou ')}`,
      ),
    ),
  );
}

function matching(pattern: RegExp, expected: string) {
  return v.optional(v.pipe(v.string(), v.regex(pattern, expected)));
}

const originsSchema = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) =>
      text
        .split(',')
        .map((origin) => origin.trim())
        .filter((origin) => origin !== ''),
    ),
    v.array(
      v.pipe(
        v.string(),
        v.check(
          (origin) => URL.canParse(origin) && new URL(origin).origin === origin,
          'attend des origines séparées par des virgules, comme https://hotels.exemple.dz',
        ),
      ),
    ),
  ),
  '',
);

const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

/** An address, a range `address/bits`, or a name of ranges, as Fastify takes them. */
function isProxyAddress(text: string): boolean {
  const [address = '', bits, ...rest] = text.trim().split('/');
  if (PROXY_NAMES.includes(address)) return bits === undefined;
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128);
}

/** Every environment variable the API reads, with its default; docs/guides/operate.md explains each. */
export const environmentSchema = v.object({
  NODE_ENV: v.optional(v.picklist(['development', 'test', 'production']), 'development'),
  PORT: wholeNumber(3000, 0, 65_535),
  HOST: v.optional(v.string()),
  DATABASE_URL: address('postgres:', 'postgresql:'),
  DATABASE_POOL_SIZE: wholeNumber(10, 1, 200),
  REDIS_URL: address('redis:', 'rediss:'),
  AUTH_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.minLength(AUTH_SECRET_MIN, `attend au moins ${AUTH_SECRET_MIN} caractères`),
    ),
  ),
  PORTAL_DATA: v.optional(v.string(), '.portal'),
  PORTAL_DEMO: flag('0'),
  PORTAL_OVERRIDES: flag('0'),
  DRAW_PAGES: flag('1'),
  PORTAL_OFFLINE: flag('1'),
  PORTAL_HOST_DIST: v.optional(v.string()),
  REMOTE_ORIGINS: originsSchema,
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => /^\d+$/.test(value) || value.split(',').every(isProxyAddress),
        'attend un nombre de relais, ou des adresses séparées par des virgules, comme 10.0.0.0/8',
      ),
    ),
  ),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])),
  LOGIN_PER_MINUTE: wholeNumber(300, 1, 1_000_000),
  POINTS_PER_MINUTE: wholeNumber(600, 60, 1_000_000_000),
  MAILS_PER_HOUR: wholeNumber(1000, 1, 1_000_000),
  PDFS_PER_HOUR: wholeNumber(3000, 1, 1_000_000),
  PDF_SECONDS: wholeNumber(10, 1, 3600),
  UPLOAD_MB_PER_DAY: wholeNumber(2000, 160, 1_000_000),
  FREE_MB: wholeNumber(500, 0, 1_000_000),
  LOGIN_FAILURES: wholeNumber(20, 1, 1_000_000),
  HOLD_MINUTES: wholeNumber(2880, 1, 43_200),
  HOLD_COOLDOWN_HOURS: wholeNumber(24, 0, 720),
  CANARY_VOTERS: v.optional(v.picklist(['addresses', 'views'], 'attend addresses ou views')),
  HOLDS_PER_ADDRESS: wholeNumber(5, 0, 10_000),
  RESERVATION_DAYS: wholeNumber(14, 0, 60),
  QUOTE_DAYS: wholeNumber(30, 1, 365),
  PUBLIC_URL: address('http:', 'https:'),
  SMTP_URL: address('smtp:', 'smtps:'),
  MAIL_FROM: v.optional(
    v.pipe(v.string(), v.email('attend une adresse e-mail')),
    FIRST_EDITION.contact.email,
  ),
  MAIL_ORGANIZER: v.optional(
    v.pipe(v.string(), v.email('attend une adresse e-mail')),
    FIRST_EDITION.contact.email,
  ),
  REMOTES_STORE: v.optional(v.picklist(['folder', 's3'], 'attend folder ou s3'), 'folder'),
  S3_BUCKET: v.optional(v.string()),
  S3_ENDPOINT: address('http:', 'https:'),
  S3_REGION: v.optional(v.string(), 'us-east-1'),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  SCANNER_URL: address('clamd:'),
  BANK_HOLDER: v.optional(v.string()),
  BANK_NAME: v.optional(v.string()),
  BANK_RIB: v.optional(v.string()),
  BANK_IBAN: v.optional(v.string()),
  BANK_BIC: v.optional(v.string()),
  APPLE_WALLET_PASS_TYPE: matching(
    /^pass\.[\w.-]+$/,
    'attend un identifiant comme pass.dz.exemple.badge',
  ),
  APPLE_WALLET_TEAM: matching(/^[A-Z\d]{10}$/, 'attend dix lettres et chiffres'),
  APPLE_WALLET_CERTIFICATE: v.optional(v.string()),
  APPLE_WALLET_KEY: v.optional(v.string()),
  APPLE_WALLET_KEY_PASSPHRASE: v.optional(v.string()),
  APPLE_WALLET_WWDR: v.optional(v.string()),
  GOOGLE_WALLET_ISSUER: matching(/^\d+$/, 'attend un nombre'),
  GOOGLE_WALLET_EMAIL: v.optional(
    v.pipe(v.string(), v.email('attend l’adresse du compte de service')),
  ),
  GOOGLE_WALLET_KEY: v.optional(v.string()),
  KEEP_APPLICATIONS_DAYS: wholeNumber(365, 1, 3650),
  KEEP_BADGES_DAYS: wholeNumber(365, 1, 3650),
  BACKUP_HOURS: wholeNumber(24, 0, 8760),
});

export type Environment = v.InferOutput<typeof environmentSchema>;
