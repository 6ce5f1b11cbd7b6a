import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import * as v from 'valibot';
import { API_ROOT } from '../src/config';
import { openDatabase } from '../src/platform/database/database';
import { startEmbeddedDatabase } from '../src/platform/database/embedded-database';
import { serveInThread, startInThread } from './support/embedded-in-thread';
import { readTemplate } from './support/template';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'mosta-embedded-'));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = () => startEmbeddedDatabase({ dataDir, template: readTemplate() });
const lock = () => join(dataDir, 'database.pid');

describe('closing', () => {
  it('stops a worker that does not answer, and leaves neither socket nor lock', async () => {
    const database = await start();
    const terminate = jest.spyOn(Worker.prototype, 'terminate');
    jest.spyOn(Worker.prototype, 'postMessage').mockReturnValue(undefined);
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
    const closed = expect(database.close()).rejects.toThrow('no answer within 15 s');
    jest.advanceTimersByTime(15_000);
    await closed;
    expect(terminate).toHaveBeenCalledTimes(1);
    expect(existsSync(database.socketDir)).toBe(false);
    expect(existsSync(lock())).toBe(false);
  });

  it('does not wait for a worker that has already ended', async () => {
    const database = await start();
    const post = jest.spyOn(Worker.prototype, 'postMessage');
    await database.dump();
    const worker = post.mock.contexts[0];
    if (!(worker instanceof Worker)) throw new Error('no worker was asked');
    const exit = once(worker, 'exit');
    await worker.terminate();
    await exit;
    // One that waited for an answer would be refused it.
    await expect(database.close()).resolves.toBeUndefined();
    expect(existsSync(database.socketDir)).toBe(false);
    expect(existsSync(lock())).toBe(false);
  });
});

it('says what is missing where its searches have no extension', async () => {
  const embedded = serveInThread(await PGlite.create());
  const opening = openDatabase({
    ...{ url: undefined, poolSize: 1, dataDir: null, embedded },
    onError: () => undefined,
  });
  await expect(opening).rejects.toThrow(
    /^L’extension pg_trgm de PostgreSQL manque [^\n]* «\u00a0create extension pg_trgm\u00a0» [^\n]*\.$/,
  );
});

it('has its rows counted at its start, so that lists are planned by what is in them', async () => {
  const open = async (own: { template?: Uint8Array }) =>
    openDatabase({ ...{ url: undefined, poolSize: 1, dataDir, ...own }, onError: () => undefined });
  const first = await open({ template: readTemplate() });
  await first.pool.query(
    `insert into audit_log (actor_id, action, subject, details, request_id)
     select gen_random_uuid(), 'stand.block', 'A01', '{}', 'exemple' from generate_series(1, 5000)`,
  );
  await first.close();
  const again = await open({});
  const { rows } = await again.pool.query(
    `select reltuples::int as rows from pg_class where oid = 'audit_log'::regclass`,
  );
  await again.close();
  expect(rows).toEqual([{ rows: 5000 }]);
});

it('opens a folder of the release before its searches had an extension, with all its rows', async () => {
  const former = await PGlite.create(join(dataDir, 'database'));
  const folder = join(API_ROOT, 'migrations');
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql') && name < '0052');
  for (const name of names.sort()) {
    await former.exec(readFileSync(join(folder, name), 'utf8'));
  }
  await markApplied(former, names.length);
  await former.exec(
    `insert into users (email, password_hash, role, nom) values ('ancien@exemple.dz', 'none', 'Exhibitor', 'Ancien')`,
  );
  await former.close();
  const database = await openDatabase({
    ...{ url: undefined, poolSize: 1, dataDir },
    onError: () => undefined,
  });
  const { rows } = await database.pool.query('select sort_name, search, dossiers from exhibitors');
  const dump = await database.embedded?.dump();
  await database.close();
  expect(rows).toEqual([{ sort_name: 'ancien', search: 'ancien ancien@exemple.dz', dossiers: 0 }]);
  // what is dumped starts again, and its index answers
  const restored = await startInThread(dump ?? new Uint8Array());
  const again = await openDatabase({
    ...{ url: undefined, poolSize: 1, dataDir: null, embedded: restored },
    onError: () => undefined,
  });
  const found = await again.pool.query(
    `set enable_seqscan = off; select count(*)::int as many from exhibitors where search like '%ancien@%'`,
  );
  await again.close();
  expect([found].flat().at(-1)?.rows).toEqual([{ many: 1 }]);
});

/** Writes that the first migrations were run, as drizzle does. */
async function markApplied(database: PGlite, many: number): Promise<void> {
  await database.exec(
    `create schema drizzle; create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  const journal = v.parse(
    v.object({ entries: v.array(v.object({ when: v.number() })) }),
    JSON.parse(readFileSync(join(API_ROOT, 'migrations/meta/_journal.json'), 'utf8')),
  );
  for (const { when } of journal.entries.slice(0, many)) {
    await database.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('', $1)`,
      [when],
    );
  }
}

describe('the folder of the socket', () => {
  const name = () => createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const folder = () => join(tmpdir(), `mosta-${name()}`);
  afterEach(() => rmSync(folder(), { recursive: true, force: true }));

  it('is this user’s alone', async () => {
    const database = await start();
    expect(database.socketDir).toBe(folder());
    expect(statSync(folder()).mode & 0o777).toBe(0o700);
    await database.close();
  });

  it.each([
    [
      'one that others may enter',
      () => {
        mkdirSync(folder());
        chmodSync(folder(), 0o755);
      },
    ],
    [
      'one of another user',
      () => {
        mkdirSync(folder(), { mode: 0o700 });
        jest.spyOn(process, 'getuid').mockReturnValue(statSync(folder()).uid + 1);
      },
    ],
    ['a link', () => symlinkSync(dataDir, folder())],
  ])('is never %s', async (_case, lay) => {
    lay();
    await expect(start()).rejects.toThrow(`${folder()} n’est pas réservé à cet utilisateur`);
    expect(existsSync(lock())).toBe(false);
    expect(existsSync(folder())).toBe(true);
  });
});
