import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { pack } from 'tar-stream';
import { API_ROOT } from '../src/config';
import { inspectArchive } from '../src/platform/backup/archive';
import { backUp } from '../src/platform/backup/backup';
import { restore } from '../src/platform/backup/restore';
import { startDumps } from '../src/platform/backup/scheduled-dumps';
import { type Database, openDatabase } from '../src/platform/database/database';
import { StartupError } from '../src/platform/startup-error';
import { users } from '../src/tables/account';
import { readTemplate } from './support/template';

let folder: string;
let dataDir: string;
let archive: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mosta-backup-'));
  dataDir = join(folder, 'data');
  archive = join(folder, 'copie.tar.gz');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const log = { error: () => undefined, info: () => undefined };
const FILES = {
  'registry.json': '{"exemple":true}',
  'remotes/hotels/1.0.0/entry.js': 'contenu exemple',
  'uploads/abc': '%PDF-1.7',
  'mail/abc.eml': 'Subject: exemple',
  'auth-secret': 'un secret exemple, assez long pour signer',
};

async function openData(): Promise<Database> {
  const template = existsSync(join(dataDir, 'database')) ? undefined : readTemplate();
  return openDatabase({
    ...{ url: undefined, poolSize: 1, dataDir, ...(template ? { template } : {}) },
    onError: () => undefined,
  });
}

function writeFiles(): void {
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(join(dataDir, name, '..'), { recursive: true });
    writeFileSync(join(dataDir, name), content);
  }
}

async function addUser({ db }: Database, email: string): Promise<void> {
  const person = { nom: 'Exemple', passwordHash: 'none', role: 'Exhibitor' as const };
  await db.insert(users).values({ ...person, email });
}

async function emailsOf({ db }: Database): Promise<string[]> {
  const rows = await db.select({ email: users.email }).from(users).orderBy(users.email);
  return rows.map(({ email }) => email);
}

/** Everything below a folder with its content and time of change: two of them are equal when nothing was touched. */
function stateOf(path: string): string[] {
  return readdirSync(path, { recursive: true, withFileTypes: true }).map((entry) => {
    const name = join(entry.parentPath, entry.name);
    return `${name} ${entry.isFile() ? statSync(name).mtimeMs : ''}`;
  });
}

async function dataWith(email: string): Promise<void> {
  const database = await openData();
  writeFiles();
  await addUser(database, email);
  await database.close();
}

it('of a running portal holds every row that was acknowledged, and every file', async () => {
  const database = await openData();
  writeFiles();
  const { embedded } = database;
  if (!embedded) throw new Error('not embedded');
  const dumps = startDumps({ embedded, dataDir, hours: 0, log });
  await addUser(database, 'avant@exemple.dz');
  let saving = true;
  const saved = backUp(dataDir, archive).finally(() => {
    saving = false;
  });
  // Writes go on during the backup.
  for (let count = 0; saving; count += 1) {
    await addUser(database, `pendant-${count}@exemple.dz`);
  }
  await saved;
  await dumps.stop();
  await database.close();
  expect(readdirSync(join(dataDir, 'backups'))).toEqual([]);
  expect(statSync(archive).mode & 0o777).toBe(0o600);

  rmSync(dataDir, { recursive: true });
  expect(await restore(dataDir, archive, { force: false })).toBeNull();
  for (const [name, content] of Object.entries(FILES)) {
    expect(readFileSync(join(dataDir, name), 'utf8')).toBe(content);
  }
  const again = await openData();
  expect(await emailsOf(again)).toContain('avant@exemple.dz');
  await addUser(again, 'apres@exemple.dz');
  const { rows } = await again.pool.query('select count(*)::int as count from users');
  expect(rows[0].count).toBeGreaterThan(1);
  await again.close();
});

it('of a stopped portal is restored elsewhere, and keeps a portal from starting during it', async () => {
  await dataWith('arret@exemple.dz');
  const saved = backUp(dataDir, archive);
  await expect(openData()).rejects.toThrow('est déjà utilisé par un autre processus');
  await saved;
  dataDir = join(folder, 'ailleurs');
  await restore(dataDir, archive, { force: false });
  const database = await openData();
  expect(await emailsOf(database)).toEqual(['arret@exemple.dz']);
  await database.close();
});

it('restores over existing data only by force, which deletes nothing', async () => {
  await dataWith('premier@exemple.dz');
  await backUp(dataDir, archive);
  const database = await openData();
  await addUser(database, 'second@exemple.dz');
  await expect(restore(dataDir, archive, { force: true })).rejects.toThrow('est déjà utilisé');
  await database.close();

  const before = stateOf(dataDir);
  await expect(restore(dataDir, archive, { force: false })).rejects.toThrow('--force');
  expect(stateOf(dataDir)).toEqual(before);

  const aside = await restore(dataDir, archive, { force: true });
  const restored = await openData();
  expect(await emailsOf(restored)).toEqual(['premier@exemple.dz']);
  await restored.close();
  if (aside === null) throw new Error('nothing was set aside');
  dataDir = aside;
  const former = await openData();
  expect(await emailsOf(former)).toEqual(['premier@exemple.dz', 'second@exemple.dz']);
  await former.close();
});

async function writeTar(path: string, name: string): Promise<void> {
  const archive = pack();
  archive.entry({ name }, 'texte');
  archive.finalize();
  writeFileSync(path, gzipSync(await buffer(archive)));
}

it.each([
  ['cut off', 'illisible ou incomplète', (path: string) => truncateSync(path, 100_000)],
  [
    'without its last byte',
    'illisible ou incomplète',
    (path: string) => truncateSync(path, statSync(path).size - 1),
  ],
  ['of something else', 'illisible', (path: string) => writeFileSync(path, 'texte')],
  ['of another program', 'n’est pas une sauvegarde', (path: string) => writeTar(path, 'x')],
  ['that leaves the folder', 'illisible', (path: string) => writeTar(path, '../x')],
])('refuses an archive %s and changes nothing', async (_case, sentence, spoil) => {
  mkdirSync(join(dataDir, 'database'), { recursive: true });
  writeFileSync(join(dataDir, 'database', 'PG_VERSION'), randomBytes(200_000));
  writeFiles();
  await backUp(dataDir, archive);
  await spoil(archive);
  const before = stateOf(folder);
  await expect(restore(dataDir, archive, { force: true })).rejects.toThrow(sentence);
  expect(stateOf(folder)).toEqual(before);
});

type Hostile = { name: string; type?: 'symlink' | 'link' | 'character-device' | 'fifo' };

/** An archive as somebody would send it who means harm: a database, and these entries beside it. */
async function writeHostile(path: string, entries: Hostile[]): Promise<void> {
  const archive = pack();
  archive.entry({ name: 'database/PG_VERSION' }, '17');
  for (const { type, ...entry } of entries) {
    if (type === undefined) archive.entry(entry, 'x');
    else archive.entry({ ...entry, type, linkname: '/etc/passwd', size: 0 });
  }
  archive.finalize();
  writeFileSync(path, gzipSync(await buffer(archive)));
}

/** A header that states a size, and nothing behind it. */
async function writeHeader(path: string, header: { type?: string; size: number }): Promise<void> {
  const archive = pack();
  archive.entry({ name: 'uploads/x' }, 'x');
  archive.finalize();
  const tar = await buffer(archive);
  tar.write(`${header.size.toString(8).padStart(11, '0')} `, 124);
  if (header.type) tar.write(header.type, 156);
  tar.fill(' ', 148, 156);
  const sum = tar.subarray(0, 512).reduce((total, byte) => total + byte, 0);
  tar.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  const filler = Buffer.alloc(Math.min(header.size, 64 * 1024 * 1024), 120);
  writeFileSync(path, gzipSync(Buffer.concat([tar.subarray(0, 512), filler]), { level: 1 }));
}

it.each<[string, (path: string) => Promise<void>]>([
  ['with a path that leads up', (path) => writeHostile(path, [{ name: 'uploads/../../x' }])],
  ['with an absolute drive', (path) => writeHostile(path, [{ name: 'uploads/C:\\x' }])],
  ['with a symbolic link', (path) => writeHostile(path, [{ name: 'uploads/x', type: 'symlink' }])],
  ['with a hard link', (path) => writeHostile(path, [{ name: 'uploads/x', type: 'link' }])],
  ['with a device', (path) => writeHostile(path, [{ name: 'mail/x', type: 'character-device' }])],
  ['with a pipe', (path) => writeHostile(path, [{ name: 'mail/x', type: 'fifo' }])],
  ['with a name twice', (path) => writeHostile(path, [{ name: 'mail/x' }, { name: 'mail/x' }])],
  ['with a file as a folder', (path) => writeHostile(path, [{ name: 'mail' }, { name: 'mail/x' }])],
  ['with a folder as a file', (path) => writeHostile(path, [{ name: 'mail/x' }, { name: 'mail' }])],
  [
    'with a name no disk takes',
    (path) => writeHostile(path, [{ name: `mail/${'x'.repeat(9000)}` }]),
  ],
  ['shorter than it states', (path) => writeHeader(path, { size: 8 ** 11 - 1 })],
  [
    'with a header that fills the memory',
    (path) => writeHeader(path, { type: 'x', size: 8 ** 10 }),
  ],
])('refuses an archive %s in one sentence, and changes nothing', async (_case, write) => {
  mkdirSync(dataDir);
  await write(archive);
  const before = stateOf(folder);
  const error: unknown = await restore(dataDir, archive, { force: true }).catch((reason) => reason);
  expect(error).toBeInstanceOf(StartupError);
  expect(String(error)).toMatch(/^StartupError: La sauvegarde [^\n]+\.$/);
  expect(stateOf(folder)).toEqual(before);
});

it('is not unpacked where it has no room, whatever it states', async () => {
  await writeHostile(archive, [{ name: 'mail/x' }]);
  await expect(inspectArchive(archive, 8000)).rejects.toThrow('8000 bytes that are free');
  await expect(inspectArchive(archive, 100_000)).resolves.toMatchObject({ prefix: '' });
});

it('is not made of nothing, and leaves nothing behind when it fails', async () => {
  await expect(backUp(dataDir, archive)).rejects.toThrow('ne contient pas de base de données');
  mkdirSync(join(dataDir, 'database'), { recursive: true });
  await expect(backUp(dataDir, join(folder, 'absent', 'copie.tar.gz'))).rejects.toThrow('ENOENT');
  expect(readdirSync(dataDir)).toEqual(['database']);
});

it('is scheduled: the last seven dumps stay, and each restores the database alone', async () => {
  const database = await openData();
  writeFiles();
  await addUser(database, 'quotidien@exemple.dz');
  const { embedded } = database;
  if (!embedded) throw new Error('not embedded');
  const backups = join(dataDir, 'backups');
  mkdirSync(backups);
  const yesterday = Date.now() / 1000 - 25 * 3600;
  for (let day = 1; day <= 8; day += 1) {
    const path = join(backups, `database-2025010${day}T000000Z.tar.gz`);
    writeFileSync(path, '');
    utimesSync(path, yesterday, yesterday);
  }
  const dumps = startDumps({ embedded, dataDir, hours: 24, log });
  const newest = () => readdirSync(backups).sort().at(-1) ?? '';
  dumps.wake();
  while (newest().startsWith('database-2025') || newest().endsWith('.part')) await wait(20);
  await dumps.stop();
  await database.close();
  const kept = readdirSync(backups).sort();
  expect(kept).toHaveLength(7);
  expect(kept[0]).toBe('database-20250103T000000Z.tar.gz');

  rmSync(join(dataDir, 'database'), { recursive: true });
  await restore(dataDir, join(backups, newest()), { force: false });
  const again = await openData();
  expect(await emailsOf(again)).toEqual(['quotidien@exemple.dz']);
  expect(await again.db.execute(sql`select 1`)).toBeDefined();
  await again.close();
});

describe('the command', () => {
  const running: ChildProcess[] = [];
  afterEach(() => {
    for (const child of running.splice(0)) child.kill('SIGKILL');
  });
  async function command(args: string[], environment: Record<string, string> = {}) {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', join(API_ROOT, 'src/data-command.ts'), ...args],
      {
        cwd: API_ROOT,
        env: { PATH: process.env.PATH, PORTAL_DATA: dataDir, INIT_CWD: folder, ...environment },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    running.push(child);
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        text += chunk;
      });
    }
    const [code] = await once(child, 'exit');
    return { code, text: text.trim() };
  }

  it('saves and restores, with a sentence each', async () => {
    await dataWith('commande@exemple.dz');
    expect(await command(['backup', 'copie.tar.gz'])).toMatchObject({ code: 0 });
    expect(await command(['restore', 'copie.tar.gz'])).toEqual({
      code: 1,
      text: expect.stringMatching(/^Le dossier [^\n]* contient déjà des données[^\n]*$/),
    });
    rmSync(dataDir, { recursive: true });
    expect(await command(['restore', 'copie.tar.gz'])).toMatchObject({ code: 0 });
    const database = await openData();
    expect(await emailsOf(database)).toEqual(['commande@exemple.dz']);
    await database.close();
  });

  it('leaves PostgreSQL to its own programs', async () => {
    const refused = await command(['backup'], { DATABASE_URL: 'postgres://exemple/portail' });
    expect(refused).toEqual({ code: 1, text: expect.stringMatching(/^[^\n]*pg_dump[^\n]*$/) });
  });
});
