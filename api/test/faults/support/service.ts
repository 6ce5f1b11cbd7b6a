import { join } from 'node:path';
import pg from 'pg';
import { API_ROOT } from '../../../src/config';
import { createAccessTokens } from '../../../src/platform/accounts/access-token';
import { freePort, startProcess, type TestProcess, until } from './processes';

/** Every service of the tests signs with it, so that tests can make tokens too. */
const SECRET = 'a secret of the fault tests, long enough to be taken';

export type Service = TestProcess & {
  port: number;
  url: string;
  pid: number;
  ready: () => Promise<void>;
};

/** Starts the built service as it runs in production; `ulimit` is what the shell's command of that name takes. */
export async function startService(
  environment: Record<string, string>,
  { ulimit }: { ulimit?: string } = {},
): Promise<Service> {
  const port = Number(environment.PORT ?? (await freePort()));
  const main = [process.execPath, '--enable-source-maps', join(API_ROOT, 'dist/main.js')] as const;
  const [program, ...args] = ulimit
    ? ['/bin/sh', '-c', `ulimit ${ulimit}; exec "$@"`, 'sh', ...main]
    : main;
  const started = startProcess(program, args, {
    cwd: API_ROOT,
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      AUTH_SECRET: SECRET,
      LOGIN_PER_MINUTE: '100000',
      // Every caller has the address of this machine.
      HOLDS_PER_ADDRESS: '0',
      POINTS_PER_MINUTE: '1000000',
      MAILS_PER_HOUR: '100000',
      // Its disk may be a small one of memory.
      FREE_MB: '0',
      ...environment,
      PORT: String(port),
    },
  });
  const url = `http://127.0.0.1:${port}`;
  let ended = false;
  started.child.once('exit', () => {
    ended = true;
  });
  return {
    ...started,
    port,
    url,
    pid: started.child.pid ?? 0,
    ready: () =>
      until('the service is ready', async () => {
        if (ended) throw new Error(`The service ended: ${started.output()}`);
        return (await fetch(`${url}/readyz`).catch(() => null))?.ok === true;
      }),
  };
}

export type Account = { id: string; headers: { authorization: string } };

/** A token for an account that stands in the table. */
export async function tokenFor(
  databaseUrl: string,
  id: string,
  role: 'Exhibitor' | 'Organizer',
): Promise<Account> {
  const tokens = createAccessTokens(SECRET);
  const { rows } = await query<{ sid: string }>(
    databaseUrl,
    `insert into refresh_families (user_id) values ('${id}') returning id as sid`,
  );
  const { token } = await tokens.issue({ userId: id, role, sessionId: rows[0]?.sid ?? '' });
  return { id, headers: { authorization: `Bearer ${token}` } };
}

/** Exhibitors written straight into the database: the slow hash of a password is not what these tests are about. */
export async function makeExhibitors(databaseUrl: string, count: number): Promise<Account[]> {
  const { rows } = await query<{ id: string }>(
    databaseUrl,
    `insert into users (email, email_verified_at, password_hash, role, nom)
     select gen_random_uuid() || '@exemple.dz', now(), 'none', 'Exhibitor', 'Exemple'
     from generate_series(1, ${count}) returning id`,
  );
  return Promise.all(rows.map(({ id }) => tokenFor(databaseUrl, id, 'Exhibitor')));
}

export async function query<Row extends pg.QueryResultRow>(
  databaseUrl: string,
  statement: string,
): Promise<pg.QueryResult<Row>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await client.query<Row>(statement);
  } finally {
    await client.end();
  }
}
