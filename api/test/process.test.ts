import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { io } from 'socket.io-client';
import { API_ROOT } from '../src/config';

let folder: string;
const running: ChildProcess[] = [];
// One folder for all: building an embedded database takes seconds.
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mosta-api-process-'));
});
afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the service itself, as `npm run unit` has built it, on the embedded database in `folder`. */
function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, [join(API_ROOT, 'dist/main.js')], {
    cwd: join(API_ROOT, '..'),
    env: { PATH: process.env.PATH, PORTAL_DATA: folder, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let text = '';
  child.stderr?.on('data', (chunk) => {
    text += chunk;
  });
  const ended = once(child, 'exit').then(([code]) => ({ code, text: text.trim() }));
  return { child, ended };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

async function untilReady(port: number): Promise<void> {
  const answers = async () =>
    (await fetch(`http://localhost:${port}/readyz`).catch(() => null))?.ok === true;
  while (!(await answers())) await wait(100);
}

it('serves, refuses a second process on its data, survives a kill, and stops cleanly', async () => {
  const port = await freePort();
  const first = start({ PORT: String(port), PORTAL_DEMO: '1' });
  await untilReady(port);

  const second = start({ PORT: String(await freePort()) });
  expect(await second.ended).toEqual({
    code: 1,
    text: expect.stringMatching(
      new RegExp(
        `^Le dossier de données .* est déjà utilisé par un autre processus \\(n° ${first.child.pid}\\)[^\\n]*$`,
      ),
    ),
  });

  first.child.kill('SIGKILL');
  await first.ended;
  expect(existsSync(join(folder, 'database.pid'))).toBe(true);

  const again = start({ PORT: String(port) });
  await untilReady(port);
  const hotels = await (await fetch(`http://localhost:${port}/v1/hotel`)).json();
  expect(hotels).toHaveLength(8);
  const socket = io(`http://localhost:${port}`, { transports: ['websocket'], reconnection: false });
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  const cut = new Promise<void>((resolve) => socket.once('disconnect', () => resolve()));
  // One Ctrl-C arrives twice where a parent passes on what the terminal has sent already.
  again.child.kill('SIGINT');
  again.child.kill('SIGINT');
  await cut;
  expect(await again.ended).toEqual({ code: 0, text: '' });
  expect(existsSync(join(folder, 'database.pid'))).toBe(false);
});

/** What a public portal has to be told. */
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://salon.exemple.dz',
  BANK_HOLDER: 'Agence exemple',
  BANK_NAME: 'Banque exemple',
  BANK_RIB: '001 00002 0000000003 04',
};

it('never opens in production by the published password: neither asked for it, nor with accounts of a former start', async () => {
  const asked = await start({ ...PRODUCTION, PORT: '0', PORTAL_DEMO: '1' }).ended;
  expect(asked).toEqual({
    code: 1,
    text: expect.stringMatching(/^PORTAL_DEMO=1 est refusé[^\n]*$/),
  });
  // the data of the first test, which had PORTAL_DEMO=1
  const later = await start({ ...PRODUCTION, PORT: '0', PORTAL_DEMO: '0' }).ended;
  expect(later).toEqual({
    code: 1,
    text: expect.stringMatching(
      /^La base de données contient des comptes d’exemple \([^\n]*organisateur@exemple\.dz[^\n]*$/,
    ),
  });
  expect(existsSync(join(folder, 'database.pid'))).toBe(false);
});

it('keeps its data for its own user, whatever the terminal allows', () => {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const open = entries.filter((entry) => {
    const others = statSync(join(entry.parentPath, entry.name)).mode & 0o077;
    // PGlite opens its own files to everybody; nobody gets to them through a closed folder.
    const ownToPglite = entry.isFile() && entry.parentPath.startsWith(join(folder, 'database'));
    return others !== 0 && !ownToPglite;
  });
  expect(open.map(({ name }) => name)).toEqual([]);
  expect(entries.length).toBeGreaterThan(100);
});

it('says in one sentence that the port is in use', async () => {
  const other = createServer().listen(0, '::');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { code, text } = await start({ PORT: String(port) }).ended;
  await new Promise((resolve) => other.close(resolve));
  expect(code).toBe(1);
  expect(text).toMatch(new RegExp(`^Le port ${port} est déjà utilisé[^\\n]*$`));
});

it('says in one sentence that the data cannot be read, and leaves it as it is', async () => {
  const broken = join(folder, 'broken');
  const data = join(broken, 'database');
  mkdirSync(data, { recursive: true });
  writeFileSync(join(data, 'PG_VERSION'), 'nonsense');
  const { code, text } = await start({ PORT: '0', PORTAL_DATA: broken }).ended;
  expect(code).toBe(1);
  expect(text).toMatch(/^La base de données embarquée du dossier [^\n]*$/);
  expect(existsSync(join(data, 'PG_VERSION'))).toBe(true);
});

it('says in one sentence that it cannot listen there', async () => {
  // an address kept for documentation (RFC 5737): no machine has it
  const { code, text } = await start({ PORT: '0', HOST: '192.0.2.1' }).ended;
  expect(code).toBe(1);
  expect(text).toMatch(/^Le port 0 ne peut pas être ouvert sur 192\.0\.2\.1 \([A-Z]+\)[^\n]*$/);
});

it('says in one sentence that it cannot sign, and closes the data again', async () => {
  const secret = join(folder, 'auth-secret');
  writeFileSync(secret, '');
  const { code, text } = await start({ PORT: '0' }).ended;
  rmSync(secret);
  expect(code).toBe(1);
  expect(text).toMatch(/^Le fichier [^\n]*auth-secret ne contient pas de secret utilisable[^\n]*$/);
  expect(existsSync(join(folder, 'database.pid'))).toBe(false);
});

it('says in one sentence that the data folder cannot be used', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  const { code, text } = await start({ PORT: '0', PORTAL_DATA: file }).ended;
  expect(code).toBe(1);
  expect(text).toMatch(/^Le dossier de données [^\n]*a-file ne peut pas être utilisé[^\n]*$/);
});

it('says in one sentence that PostgreSQL does not answer', async () => {
  const port = await freePort();
  const { code, text } = await start({
    PORT: '0',
    DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/nothing`,
  }).ended;
  expect(code).toBe(1);
  expect(text).toMatch(/^La base de données ne répond pas[^\n]*$/);
});

it('says which variable is refused', async () => {
  const { code, text } = await start({ PORT: 'trois mille' }).ended;
  expect(code).toBe(1);
  expect(text).toMatch(/^La variable d’environnement PORT est refusée[^\n]*$/);
});
