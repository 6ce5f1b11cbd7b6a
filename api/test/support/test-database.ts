import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type Database, openDatabase } from '../../src/platform/database/database';
import { hasCode } from '../../src/platform/error-code';
import { readTemplate } from './template';

/** PostgreSQL by TEST_DATABASE_URL, a database of its own for each caller; otherwise an embedded one in memory. */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  const options = { poolSize: 5, dataDir: null, template: readTemplate(), onError: ignoreShutdown };
  if (!server) return openDatabase({ ...options, url: undefined });
  const created = await createPostgresDatabase(server);
  const database = await openDatabase({ ...options, url: created.url });
  return {
    ...database,
    close: async () => {
      await database.close();
      await created.drop();
    },
  };
}

export async function createPostgresDatabase(
  server: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `mosta_test_${randomBytes(6).toString('hex')}`;
  await runOn(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runOn(server, `drop database ${name} with (force)`) };
}

async function runOn(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A database that is dropped while a connection idles says so; nothing else may go unseen. */
export function ignoreShutdown(error: Error): void {
  if (!hasCode(error, '57P01')) throw error;
}
