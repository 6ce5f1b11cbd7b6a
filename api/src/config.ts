import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { AUTH_SECRET_MIN } from './platform/accounts/auth-secret';
import { StartupError } from './platform/startup-error';

const flag = v.optional(
  v.pipe(
    v.picklist(['0', '1'], 'attend 0 ou 1'),
    v.transform((value) => value === '1'),
  ),
  '0',
);

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
const environmentSchema = v.object({
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
  PORTAL_DEMO: flag,
  PORTAL_OVERRIDES: flag,
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
  LOGIN_FAILURES: wholeNumber(20, 1, 1_000_000),
  HOLD_MINUTES: wholeNumber(2880, 1, 43_200),
});

type Environment = v.InferOutput<typeof environmentSchema>;

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
  overrides: boolean;
  /** Absolute folder of the host's built files. */
  hostDist: string;
  remoteOrigins: string[];
  /** As Fastify's option of the same name. */
  trustProxy: boolean | string | number;
  logLevel: NonNullable<Environment['LOG_LEVEL']>;
  /** Sign-ins allowed to one network address in a minute, successful ones included. */
  loginPerMinute: number;
  /** Failed sign-ins allowed to one account from one address in five minutes. */
  loginFailures: number;
  /** How long an option on a stand lasts, and how much a prolongation adds. */
  holdMinutes: number;
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
      `La variable d’environnement ${v.getDotPath(issue)?.split('.')[0]} est refusée : ${issue.message}.`,
    );
  }
  const env = parsed.output;
  if (env.NODE_ENV === 'production' && env.DATABASE_URL && !env.AUTH_SECRET) {
    throw new StartupError(
      `La variable d’environnement AUTH_SECRET est obligatoire en production avec DATABASE_URL : donnez au moins ${AUTH_SECRET_MIN} caractères tirés au hasard.`,
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
    overrides: env.PORTAL_OVERRIDES,
    hostDist: resolve(env.PORTAL_HOST_DIST ?? join(API_ROOT, '../host/dist')),
    remoteOrigins: env.REMOTE_ORIGINS,
    trustProxy: readTrustProxy(env.TRUST_PROXY),
    logLevel: env.LOG_LEVEL ?? (env.NODE_ENV === 'production' ? 'info' : 'warn'),
    loginPerMinute: env.LOGIN_PER_MINUTE,
    loginFailures: env.LOGIN_FAILURES,
    holdMinutes: env.HOLD_MINUTES,
  };
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
    if (parent === folder) throw new StartupError('Le dossier « migrations » de l’API est absent.');
    folder = parent;
  }
  return folder;
}
