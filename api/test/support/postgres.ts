import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { hasCode } from '../../src/platform/error-code';
import type { Content } from './template';

/**
 * A database of its own on a PostgreSQL server.
 * @param content of the template that it copies; without one it is empty
 */
export async function createPostgresDatabase(
  server: string,
  content?: Content,
): Promise<{ url: string; drop: () => Promise<void> }> {
  return createNamed(
    server,
    `mosta_test_${randomBytes(6).toString('hex')}`,
    content && templateName(content),
  );
}

/** Name of one of this run's template databases. */
export function templateName(content: Content): string {
  return `${process.env.API_TEST_TEMPLATE_DATABASE}_${content}`;
}

export async function createNamed(server: string, name: string, template = 'template1') {
  await runOn(server, `create database ${name} template ${template}`);
  // Nothing of a test outlives its server: no commit waits for the disk.
  await runOn(server, `alter database ${name} set synchronous_commit = off`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runOn(server, `drop database ${name} with (force)`) };
}

export async function runOn(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Takes what a connection says that the server ends: one that idles has a code, one in a transaction has its statements
 * rejected and then tells of its loss without a code. Nothing else may go unseen.
 */
export function ignoreShutdown(error: Error): void {
  if (!hasCode(error, '57P01') && error.message !== LOST) throw error;
}

/** As `pg` words it, which gives this error no code. */
const LOST = 'Connection terminated unexpectedly';
