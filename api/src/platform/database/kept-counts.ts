import { count, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTable } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import type { ChangeSignals } from './change-signals';

/** Answers that are kept; those asked for longest ago make room. */
const MOST = 500;

type Kept = { revision: string; rows: Promise<readonly unknown[]> };
type Keeper = {
  signals: ChangeSignals;
  /** Tables whose every change is told. */
  watched: ReadonlySet<string>;
  kept: LRUCache<string, Kept>;
};

/** Of databases; a transaction has none. */
const keepers = new WeakMap<object, Keeper>();

/** Makes `keptRows` keep what it reads of a database. Called once its tables are up to date. */
export async function keepCounts(
  db: NodePgDatabase,
  signals: ChangeSignals,
  pool: pg.Pool,
): Promise<void> {
  const watched = new Set(await watchedTables(pool));
  keepers.set(db, { signals, watched, kept: new LRUCache({ max: MOST }) });
}

/** Those that signal what is added, changed and removed (migrations 0005 and 0056). */
async function watchedTables(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select pg_class.relname as name from pg_trigger
       join pg_proc on pg_proc.oid = pg_trigger.tgfoid and pg_proc.proname = 'signal_change'
       join pg_class on pg_class.oid = pg_trigger.tgrelid
     where pg_trigger.tgtype & 28 = 28 and pg_trigger.tgattr = ''`,
  );
  return rows.map(({ name }) => name);
}

/** The database, or one transaction of it. */
type Reader = Pick<NodePgDatabase, 'select'>;

type Statement<Row> = PromiseLike<Row[]> & { toSQL: () => { sql: string; params: unknown[] } };

/**
 * The rows of a statement, kept until a table that it names changes (0137). They are shared: nobody may change them.
 * What depends on the clock, names a table that signals nothing, or belongs to a transaction is read each time.
 */
export async function keptRows<Row>(
  db: Reader,
  statement: Statement<Row>,
): Promise<readonly Row[]> {
  const keeper = keepers.get(db);
  const { sql, params } = statement.toSQL();
  const tables = [...sql.matchAll(NAMED)].map(([, table = '']) => table);
  if (!keeper || CLOCK.test(sql) || !tables.every((table) => keeper.watched.has(table))) {
    return statement;
  }
  // Taken before the reading: a change in between makes the answer old at once.
  const revision = keeper.signals.revisionOf([...new Set(tables)]);
  if (revision === null) return statement;
  const key = JSON.stringify([sql, params]);
  const known = keeper.kept.get(key);
  // The text says what the rows are.
  if (known?.revision === revision) return known.rows as Promise<readonly Row[]>;
  const made = { revision, rows: Promise.resolve(statement) };
  keeper.kept.set(key, made);
  made.rows.catch(() => {
    if (keeper.kept.get(key) === made) keeper.kept.delete(key);
  });
  return made.rows;
}

const NAMED = /\b(?:from|join)\s+"?(\w+)/gi;
const CLOCK = /\b(?:now|\w+_timestamp|random)\(|\bcurrent_(?:date|time)/i;

/** How many rows a condition leaves, kept as `keptRows` says. */
export async function countKept(
  db: Reader,
  table: PgTable,
  where: SQL | undefined,
): Promise<number> {
  const [row] = await keptRows(db, db.select({ many: count() }).from(table).where(where));
  return row?.many ?? 0;
}
