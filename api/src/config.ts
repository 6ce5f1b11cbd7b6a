import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BankAccount } from '@mosta/shared/schemas/statement.schema';
import * as v from 'valibot';
import { readBankAccount } from './bank-account';
import { type Environment, environmentSchema } from './environment';
import type { LimitSettings } from './limits/costs';
import { AUTH_SECRET_MIN } from './platform/accounts/auth-secret';
import { StartupError } from './platform/startup-error';
import { readWallets, type WalletSettings } from './wallet-settings';

export type Config = {
  environment: Environment['NODE_ENV'];
  port: number;
  /** Undefined: every address, by IPv6 and IPv4. */
  host: string | undefined;
  /** PostgreSQL address; undefined: the embedded database under `dataDir`. */
  databaseUrl: string | undefined;
  databasePoolSize: number;
  redisUrl: string | undefined;
  authSecret: string | undefined;
  /** Absolute folder of the registry, the remotes and the embedded database. */
  dataDir: string;
  demo: boolean;
  /** Whether organisers may do nothing without a second factor. */
  demandSecondFactor: boolean;
  overrides: boolean;
  /** Whether pages are drawn again when what they show changes. */
  drawPages: boolean;
  /** Whether devices keep pages for times without network. */
  offline: boolean;
  /** Absolute folder of the host's built files. */
  hostDist: string;
  remoteOrigins: string[];
  /** As Fastify's option of the same name. */
  trustProxy: boolean | string | number;
  logLevel: NonNullable<Environment['LOG_LEVEL']>;
  /** Whose judgement of a canary counts once: a network address, or a page view. */
  canaryVoters: 'addresses' | 'views';
  /** Sign-ins allowed to one network address in a minute, successful ones included. */
  loginPerMinute: number;
  /** Failed sign-ins allowed to one account from one address in five minutes. */
  loginFailures: number;
  /** What calls that cost more than a few rows may cost, each caller and all together. */
  limits: LimitSettings;
  /** Seconds that one document may take to be drawn. */
  documentSeconds: number;
  /** Megabytes that uploads leave free on the disk, for the database. */
  freeMegabytes: number;
  /** How long an option on a stand lasts, and how much a prolongation adds. */
  holdMinutes: number;
  /** Hours after an option's end in which its exhibitor gets no new one on that stand; 0: none. */
  holdCooldownHours: number;
  /** Stands that are kept unconfirmed from one network address; 0: any number. */
  holdsPerAddress: number;
  /** Days that a pending reservation keeps its stands; 0: without end. */
  reservationDays: number;
  /** How long a quote is valid. */
  quoteDays: number;
  /** The portal's own address, without a slash at the end, for the links of mails and documents. */
  publicUrl: string;
  /** Whether `publicUrl` was set; otherwise pages name the address by which they were asked for. */
  publicUrlGiven: boolean;
  mail: {
    /** Undefined: mails are written as `.eml` files under `dataDir`. */
    smtpUrl: string | undefined;
    from: string;
    /** Where messages to the organiser arrive. */
    organizer: string;
  };
  /** Undefined: files lie under `dataDir`. */
  s3: S3Config | undefined;
  /** The bucket of releases, of which `dataDir` is a copy; undefined: they lie under `dataDir` alone. */
  releasesS3: S3Config | undefined;
  /** Address of a virus scanner that speaks clamd's protocol; undefined: nothing is scanned. */
  scannerUrl: string | undefined;
  /** Days after which applications and badges are erased: from the decision or the receipt, and from the fair's end. */
  keepApplicationsDays: number;
  keepBadgesDays: number;
  /** Where exhibitors pay. */
  bank: BankAccount;
  /** Wallets of phones that take badges. */
  wallets: WalletSettings;
  /** Hours between two dumps of the embedded database; 0: none are made. */
  backupHours: number;
};

/** A bucket of S3-compatible storage. */
export type S3Config = {
  bucket: string;
  /** Undefined: Amazon's own. */
  endpoint: string | undefined;
  region: string;
  /** Undefined: as the SDK finds them. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
};

/** The API's own folder, found from this file whether it runs from source or from the bundle. */
export const API_ROOT = findApiRoot();

/**
 * Reads the environment once; an empty variable counts as unset.
 * @throws StartupError with one sentence that names the variable
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = v.safeParse(environmentSchema, given);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new StartupError(
      `La variable d’environnement ${v.getDotPath(issue)?.split('.')[0]} est refusée\u00a0: ${issue.message}.`,
    );
  }
  const env = parsed.output;
  if (env.NODE_ENV === 'production' && env.DATABASE_URL && !env.AUTH_SECRET) {
    throw new StartupError(
      `La variable d’environnement AUTH_SECRET est obligatoire en production avec DATABASE_URL\u00a0: donnez au moins ${AUTH_SECRET_MIN} caractères tirés au hasard.`,
    );
  }
  return {
    environment: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST,
    databaseUrl: env.DATABASE_URL,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    redisUrl: env.REDIS_URL,
    authSecret: env.AUTH_SECRET,
    dataDir: resolve(env.PORTAL_DATA),
    demo: env.PORTAL_DEMO,
    // The sample accounts are there to be tried out.
    demandSecondFactor: env.NODE_ENV === 'production' && !env.PORTAL_DEMO,
    overrides: env.PORTAL_OVERRIDES,
    drawPages: env.DRAW_PAGES,
    offline: env.PORTAL_OFFLINE,
    hostDist: resolve(env.PORTAL_HOST_DIST ?? join(API_ROOT, '../host/dist')),
    remoteOrigins: env.REMOTE_ORIGINS,
    trustProxy: readTrustProxy(env.TRUST_PROXY),
    logLevel: env.LOG_LEVEL ?? (env.NODE_ENV === 'production' ? 'info' : 'warn'),
    canaryVoters: env.CANARY_VOTERS ?? (env.NODE_ENV === 'production' ? 'addresses' : 'views'),
    loginPerMinute: env.LOGIN_PER_MINUTE,
    loginFailures: env.LOGIN_FAILURES,
    limits: {
      pointsPerMinute: env.POINTS_PER_MINUTE,
      mailsPerHour: env.MAILS_PER_HOUR,
      pdfsPerHour: env.PDFS_PER_HOUR,
      uploadMegabytesPerDay: env.UPLOAD_MB_PER_DAY,
    },
    documentSeconds: env.PDF_SECONDS,
    freeMegabytes: env.FREE_MB,
    holdMinutes: env.HOLD_MINUTES,
    holdCooldownHours: env.HOLD_COOLDOWN_HOURS,
    holdsPerAddress: env.HOLDS_PER_ADDRESS,
    reservationDays: env.RESERVATION_DAYS,
    quoteDays: env.QUOTE_DAYS,
    publicUrlGiven: env.PUBLIC_URL !== undefined,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, organizer: env.MAIL_ORGANIZER },
    s3: readS3(env),
    releasesS3: readReleasesS3(env),
    scannerUrl: env.SCANNER_URL,
    keepApplicationsDays: env.KEEP_APPLICATIONS_DAYS,
    keepBadgesDays: env.KEEP_BADGES_DAYS,
    bank: readBankAccount(env),
    wallets: readWallets(env),
    backupHours: env.BACKUP_HOURS,
  };
}

function readS3(env: Environment): S3Config | undefined {
  if (env.S3_BUCKET === undefined) return undefined;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined)) {
    throw new StartupError(
      'Les variables d’environnement S3_ACCESS_KEY_ID et S3_SECRET_ACCESS_KEY vont ensemble\u00a0: donnez les deux, ou aucune.',
    );
  }
  return {
    bucket: env.S3_BUCKET,
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  };
}

function readReleasesS3(env: Environment): S3Config | undefined {
  if (env.REMOTES_STORE === 'folder') return undefined;
  const s3 = readS3(env);
  if (s3) return s3;
  throw new StartupError(
    'La variable d’environnement REMOTES_STORE=s3 demande S3_BUCKET\u00a0: nommez le compartiment, ou prenez REMOTES_STORE=folder.',
  );
}

/** `0`/unset: no proxy; a number: hops; anything else: addresses, as Fastify takes them. */
function readTrustProxy(value: string | undefined): Config['trustProxy'] {
  if (value === undefined || value === '0') return false;
  return /^\d+$/.test(value) ? Number(value) : value;
}

function findApiRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'migrations'))) {
    const parent = dirname(folder);
    if (parent === folder)
      throw new StartupError('Le dossier «\u00a0migrations\u00a0» de l’API est absent.');
    folder = parent;
  }
  return folder;
}
