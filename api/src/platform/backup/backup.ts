import { randomUUID } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import { acquirePidLock, type PidLock } from '../database/pid-lock';
import { hasCode } from '../error-code';
import { StartupError } from '../startup-error';
import { PARTS } from './archive';
import { dumpFolder, dumpName, wantedName } from './dump-folder';
import { readTar, type TarEntry, tarHeader } from './tar';

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
    const archive = pack();
    const file = await open(draft, 'w', 0o600);
    await Promise.all([
      pipeline(archive, createGzip(), file.createWriteStream({ flush: true })),
      fill(archive, dataDir, lock !== null),
    ]);
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

/** Adds every part and the end; a failure also ends what reads the archive. */
async function fill(archive: Pack, dataDir: string, isStopped: boolean): Promise<void> {
  try {
    if (!isStopped) await addDump(archive, dataDir);
    for (const part of PARTS) {
      if (part !== 'database' || isStopped) await addFolder(archive, dataDir, part);
    }
    archive.finalize();
  } catch (error) {
    archive.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}

async function addEntry(archive: Pack, entry: TarEntry, content: AsyncIterable<unknown> | never[]) {
  await pipeline(content, archive.entry(tarHeader(entry)));
}

/** A file, or a folder with what is in it; what is deleted during the backup is left out. */
async function addFolder(archive: Pack, dataDir: string, name: string): Promise<void> {
  const path = join(dataDir, name);
  const found = await stat(path).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  });
  if (found?.isDirectory()) {
    await addEntry(archive, { name, kind: 'folder', size: 0 }, []);
    for (const entry of (await readdir(path)).sort())
      await addFolder(archive, dataDir, `${name}/${entry}`);
  } else if (found?.isFile() && !name.endsWith('.part')) {
    const { size } = found;
    // No further than its header says, should it grow during the backup; the library refuses one that became shorter.
    const content = size === 0 ? [] : createReadStream(path, { end: size - 1 });
    await addEntry(archive, { name, kind: 'file', size }, content);
  }
}

/** Asks the running portal for a dump and puts it into the archive's folder `database`. */
async function addDump(archive: Pack, dataDir: string): Promise<void> {
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
    await addEntry(archive, { name: 'database', kind: 'folder', size: 0 }, []);
    for await (const { content, ...entry } of readTar(createReadStream(dump))) {
      await addEntry(archive, { ...entry, name: `database/${entry.name}` }, content);
    }
  } finally {
    await rm(wanted, { force: true });
    await rm(dump, { force: true });
  }
}
