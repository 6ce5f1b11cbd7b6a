import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { API_ROOT } from '../src/config';
import { migrateDatabase, openDatabase } from '../src/platform/database/database';
import { createPostgresDatabase, ignoreShutdown, openTestDatabase } from './support/test-database';

const server = process.env.TEST_DATABASE_URL;

/** Two pools on one database where the database has room for two, otherwise one asked twice at once. */
async function twoPools() {
  if (!server) {
    const { pool, close } = await openTestDatabase();
    return { pools: [pool, pool], close };
  }
  const { url, drop } = await createPostgresDatabase(server);
  const pools = [
    new pg.Pool({ connectionString: url, max: 2 }),
    new pg.Pool({ connectionString: url, max: 2 }),
  ];
  for (const pool of pools) {
    pool.on('error', ignoreShutdown);
    pool.on('connect', (client) => client.on('error', ignoreShutdown));
  }
  const close = async () => {
    for (const pool of pools) await pool.end();
    await drop();
  };
  return { pools, close };
}

it('runs migrations once, when several processes start at the same moment', async () => {
  const { pools, close } = await twoPools();
  await Promise.all([...pools, ...pools].map(migrateDatabase));
  const [pool] = pools;
  const applied = await pool?.query(
    'select count(*)::int as count from drizzle.__drizzle_migrations',
  );
  const locks = await pool?.query(
    "select count(*)::int as count from pg_locks where locktype = 'advisory'",
  );
  await close();
  const written = readdirSync(join(API_ROOT, 'migrations')).filter((name) => name.endsWith('.sql'));
  expect(applied?.rows).toEqual([{ count: written.length }]);
  expect(locks?.rows).toEqual([{ count: 0 }]);
});

it('is refused with a sentence when the address leads nowhere', async () => {
  const opening = openDatabase({
    url: 'postgres://nobody@127.0.0.1:9/nothing',
    poolSize: 1,
    dataDir: null,
    onError: () => undefined,
  });
  await expect(opening).rejects.toThrow(/^La base de données ne répond pas/);
});
