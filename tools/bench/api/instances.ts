import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { UserError } from '@mosta/portal-sdk/user-error';
import pg from 'pg';
import { buildStale } from '../../src/build/build-stale';
import { publishAll } from '../../src/release/publish-all';
import { postgresUrl } from '../../src/services/postgres';
import { startServer, whenReady } from '../../src/services/server';

/** A process under measurement. */
export type Instance = { address: string; port: number; process: ChildProcess };

/** What all benchmarks of the service run on: one embedded portal, and two on one PostgreSQL and one Redis. */
export type Ground = {
  embedded: Instance;
  scaled: [first: Instance, second: Instance];
  databaseUrl: string;
  /** Data folder of the embedded portal. */
  embeddedDataDir: string;
  /** Starts the reference server on the scaled portal's database, answering these bytes. */
  startReference: (bodyFile: string, query: string) => Promise<Instance>;
  folder: string;
  close: () => Promise<void>;
};

const REDIS_URL = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379';

/** @throws UserError when no PostgreSQL answers */
export async function prepareGround(): Promise<Ground> {
  await buildStale({ stubs: false });
  const server = await postgresUrl();
  if ('missing' in server) throw new UserError(`Pour mesurer, ${server.missing}`);
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-api-'));
  const database = await createDatabase(server.url);
  const secret = randomBytes(48).toString('base64url');
  const running: Instance[] = [];

  const start = async (name: string, env: Record<string, string>): Promise<Instance> => {
    const dataDir = join(folder, name);
    await mkdir(dataDir);
    await publishAll(dataDir);
    const port = await freePort();
    const process = startServer({
      port,
      dataDir,
      env: {
        PORTAL_DEMO: '1',
        AUTH_SECRET: secret,
        LOG_LEVEL: 'warn',
        LOGIN_PER_MINUTE: '1000000',
        // Callers come from an address each, so that limits of an address do not end the measure.
        TRUST_PROXY: '1',
        POINTS_PER_MINUTE: '1000000000',
        MAILS_PER_HOUR: '1000000',
        PDFS_PER_HOUR: '1000000',
        ...env,
      },
    });
    await whenReady(process, port);
    const instance = { address: `http://127.0.0.1:${port}`, port, process };
    running.push(instance);
    return instance;
  };

  const scaledEnv = { DATABASE_URL: database.url, REDIS_URL };
  return {
    embedded: await start('embedded', {}),
    scaled: [await start('first', scaledEnv), await start('second', scaledEnv)],
    databaseUrl: database.url,
    embeddedDataDir: join(folder, 'embedded'),
    folder,
    startReference: async (bodyFile, query) => {
      const port = await freePort();
      const process = spawn(
        globalThis.process.execPath,
        [join(import.meta.dirname, 'reference-server.mjs')],
        {
          stdio: 'inherit',
          env: {
            ...globalThis.process.env,
            NODE_ENV: 'production',
            PORT: String(port),
            REFERENCE_BODY: bodyFile,
            REFERENCE_DATABASE: database.url,
            REFERENCE_QUERY: query,
          },
        },
      );
      const instance = { address: `http://127.0.0.1:${port}`, port, process };
      running.push(instance);
      while (!(await fetch(`${instance.address}/bare`).catch(() => null))) await wait(50);
      return instance;
    },
    close: async () => {
      await Promise.all(running.map(({ process }) => stop(process)));
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function stop(process: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (process.exitCode !== null) {
      resolve();
      return;
    }
    process.once('exit', () => resolve());
    process.kill('SIGTERM');
  });
}

async function createDatabase(server: string) {
  const name = `mosta_bench_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (typeof address === 'object' && address) resolve(address.port);
        else reject(new Error('No free port'));
      });
    });
  });
}
