import { randomUUID } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import { acquirePidLock, type PidLock } from '../database/pid-lock';
import { hasCode } from '../error-code';
import { StartupError } from '../startup-error';
import { PARTS } from './archive';
import { dumpFolder, dumpName, wantedName } from './dump-folder';
import { readTar, TAR_END, tarHeader, tarPadding } from './tar';

/** Milliseconds that a running portal gets to make its dump. */
const PATIENCE = 120_000;

/**
 * Writes everything of an embedded portal into one archive, whether it runs or not; what is there is replaced only by a
 * whole archive. The database comes first, so that the files its rows name follow.
 * @throws StartupError when there is nothing to save, or the running portal does not answer
 */
export async function backUp(dataDir: string, target: string): Promise<void> {
  if (!existsSync(join(dataDir, 'database'))) {
    throw new StartupError(
      `Le dossier ${dataDir} ne contient pas de base de données à sauvegarder.`,
    );
  }
  const lock = claimIfStopped(dataDir);
  const draft = `${target}.part`;
  try {
    const database = lock ? readFolder(dataDir, 'database') : readDump(dataDir);
    const source = Readable.from(archiveOf(dataDir, database));
    const file = await open(draft, 'w', 0o600);
    await pipeline(source, createGzip(), file.createWriteStream({ flush: true }));
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    lock?.release();
  }
}

/** @returns null when a process has the folder: it has to make the dump itself */
function claimIfStopped(dataDir: string): PidLock | null {
  try {
    return acquirePidLock(join(dataDir, 'database.pid'), dataDir);
  } catch (error) {
    if (error instanceof StartupError) return null;
    throw error;
  }
}

async function* archiveOf(dataDir: string, database: AsyncIterable<Buffer>) {
  yield* database;
  for (const part of PARTS) {
    if (part !== 'database') yield* readFolder(dataDir, part);
  }
  yield TAR_END;
}

/** A file, or a folder with what is in it; what goes away meanwhile is left out. */
async function* readFolder(dataDir: string, name: string): AsyncGenerator<Buffer> {
  const path = join(dataDir, name);
  const found = await stat(path).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  });
  if (found?.isDirectory()) {
    yield tarHeader({ name, kind: 'folder', size: 0 });
    for (const entry of (await readdir(path)).sort())
      yield* readFolder(dataDir, `${name}/${entry}`);
  } else if (found?.isFile() && !name.endsWith('.part')) {
    const { size } = found;
    yield tarHeader({ name, kind: 'file', size });
    let read = 0;
    // No further than its header says, should it grow meanwhile.
    const content = size === 0 ? [] : createReadStream(path, { end: size - 1 });
    for await (const chunk of content) {
      read += chunk.length;
      yield chunk;
    }
    if (read !== size) throw new Error(`${name} became shorter while it was read`);
    yield tarPadding(size);
  }
}

/** Asks the running portal for a dump and puts it into the archive's folder `database`. */
async function* readDump(dataDir: string): AsyncGenerator<Buffer> {
  const folder = dumpFolder(dataDir);
  const id = randomUUID();
  const wanted = join(folder, wantedName(id));
  const dump = join(folder, dumpName(id));
  try {
    await writeFile(wanted, '');
    const late = Date.now() + PATIENCE;
    while (!existsSync(dump)) {
      if (Date.now() > late) {
        throw new StartupError(
          `Le portail qui utilise ${dataDir} n’a pas donné sa base de données à temps ; réessayez, ou arrêtez-le d’abord.`,
        );
      }
      await wait(100);
    }
    yield tarHeader({ name: 'database', kind: 'folder', size: 0 });
    for await (const { content, ...entry } of readTar(createReadStream(dump))) {
      yield tarHeader({ ...entry, name: `database/${entry.name}` });
      yield* content;
      yield tarPadding(entry.size);
    }
  } finally {
    await rm(wanted, { force: true });
    await rm(dump, { force: true });
  }
}
