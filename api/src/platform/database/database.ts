import { join } from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { API_ROOT } from '../../config';
import { hasCode } from '../error-code';
import { StartupError } from '../startup-error';
import { type CommitEvents, watchCommits } from './after-commit';
import { type ChangeSignals, createChangeSignals } from './change-signals';
import { type RunningDatabase, startEmbeddedDatabase } from './embedded-database';
import { keepCounts } from './kept-counts';

export type Db = NodePgDatabase;
/** What runs statements: the database, or one transaction of it. With one connection, using the former inside the latter hangs for ever. */
export type Executor = Pick<Db, 'select' | 'insert' | 'update' | 'delete' | 'execute' | '$count'>;

export type Database = {
  db: Db;
  pool: pg.Pool;
  embedded: RunningDatabase | null;
  signals: ChangeSignals;
  commits: CommitEvents;
  close: () => Promise<void>;
};

type Options = {
  /** PostgreSQL's address; undefined: the embedded database. */
  url: string | undefined;
  poolSize: number;
  /** Folder of the embedded database; null: in memory. */
  dataDir: string | null;
  template?: Uint8Array;
  /** An embedded database that runs already; by default one is started in a thread. */
  embedded?: RunningDatabase;
  /** Milliseconds that a call waits for a connection, a new one or another call's, before it answers 503. */
  connectionLimit?: number;
  /** Told of connections that break while nobody uses them. */
  onError: (error: Error) => void;
};

/** Any constant will do, so long as every process of the API uses the same. */
const MIGRATION_LOCK = 772_025_428;

/** Bytes from which on a table of the embedded database is vacuumed: smaller ones are read as a whole anyway. */
const LARGE = 256 * 1024;

const CONNECTION_LIMIT = 3000;
/** The embedded database has one connection, for which calls queue. */
const EMBEDDED_CONNECTION_LIMIT = 10_000;
/** Milliseconds after which PostgreSQL ends a statement, and a transaction that has gone quiet. */
const STATEMENT_LIMIT = 10_000;

/**
 * Opens the database and brings its tables up to date; safe when several processes start at once.
 * @throws StartupError with one sentence when it cannot be reached or read
 */
export async function openDatabase(options: Options): Promise<Database> {
  const embedded =
    options.url === undefined ? (options.embedded ?? (await startEmbeddedDatabase(options))) : null;
  const signals = createChangeSignals(options.url, options.onError);
  const { listenOn: onConnect } = signals;
  // All connections of the embedded database are one session, which still has what the one before prepared.
  const onEmbeddedConnect = async (client: pg.ClientBase) => {
    await client.query('deallocate all');
    await onConnect(client);
  };
  const pool = embedded
    ? new pg.Pool({
        ...embedded.connection,
        user: 'postgres',
        database: 'postgres',
        max: 1,
        connectionTimeoutMillis: options.connectionLimit ?? EMBEDDED_CONNECTION_LIMIT,
        onConnect: onEmbeddedConnect,
      })
    : new pg.Pool({
        connectionString: options.url,
        onConnect,
        max: options.poolSize,
        connectionTimeoutMillis: options.connectionLimit ?? CONNECTION_LIMIT,
        statement_timeout: STATEMENT_LIMIT,
        idle_in_transaction_session_timeout: STATEMENT_LIMIT,
        keepAlive: true,
      });
  watchConnections(pool, options.onError);
  const close = async () => {
    try {
      await signals.close();
      await pool.end();
    } finally {
      await embedded?.close();
    }
  };
  const db = drizzle(pool);
  try {
    await migrateDatabase(pool);
    if (embedded && options.dataDir !== null) await vacuumLarge(pool);
    await keepCounts(db, signals, pool);
  } catch (error) {
    await close();
    if (lacksTrigrams(error)) throw new StartupError(LACKS_TRIGRAMS, { cause: error });
    throw new StartupError(
      `La base de données ne répond pas ou ses tables ne se mettent pas à jour\u00a0: ${messageOf(error)}.`,
      { cause: error },
    );
  }
  return { db, pool, embedded, signals, commits: watchCommits(db), close };
}

/**
 * Keeps lost connections from ending the process or filling the pool.
 * An idle client's error reaches the pool, a checked-out client's only the client: both are listened to. drizzle does
 * not give back a client whose `begin` failed: it goes back when its connection ends.
 */
function watchConnections(pool: pg.Pool, onError: (error: Error) => void): void {
  pool.on('error', onError);
  pool.on('connect', (client) => {
    client.on('error', onError);
    client.once('end', () => {
      if (!inUse.delete(client)) return;
      client.release(true);
      // Whoever still holds it gives it back once more.
      client.release = () => undefined;
    });
  });
  const inUse = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_error, client) => inUse.delete(client));
}

/** Runs the migrations under an advisory lock, since drizzle's migrator takes none of its own. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    // Another process may be at it for longer than a statement may otherwise take.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      await migrate(drizzle(client), { migrationsFolder: join(API_ROOT, 'migrations') });
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
      await client.query('reset statement_timeout');
    }
  } finally {
    client.release();
  }
}

/** As PostgreSQL does by itself: without it, tables with many rows are read as if they had few. */
async function vacuumLarge(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I', relname) as name from pg_class where relkind = 'r'
       and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > $1`,
    [LARGE],
  );
  if (rows.length === 0) return;
  await pool.query(`vacuum (analyze) ${rows.map(({ name }) => name).join(', ')}`);
}

/** Searches need an extension that comes with PostgreSQL, and that the owner of a database may create (0125). */
const LACKS_TRIGRAMS =
  'L’extension pg_trgm de PostgreSQL manque et ne peut pas être créée : installez les extensions livrées avec PostgreSQL (postgresql-contrib), puis exécutez « create extension pg_trgm » dans la base du portail avec un compte qui en a le droit. Rien n’a été changé.';

/** Not allowed, or not installed. */
function lacksTrigrams(error: unknown): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return hasCode(cause, '42501', '58P01', '0A000') && messageOf(cause).includes('pg_trgm');
}

function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
