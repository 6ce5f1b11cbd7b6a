import { createWriteStream, existsSync, mkdirSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { acquirePidLock } from '../database/pid-lock';
import { StartupError } from '../startup-error';
import { type Contents, inspectArchive, readArchive } from './archive';
import { stampOf } from './dump-folder';

/**
 * Puts an archive into the data folder of a stopped portal. It is read whole before anything is touched, unpacked
 * beside, and then moved into place; a scheduled dump replaces the database alone.
 * @param force moves what is there aside; nothing is ever deleted
 * @returns the folder with what was there, if there was something
 * @throws StartupError when the archive is not whole, a portal runs, or data are there
 */
export async function restore(
  dataDir: string,
  archive: string,
  options: { force: boolean },
): Promise<string | null> {
  try {
    return await putBack(dataDir, archive, options);
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(
      `La sauvegarde ${archive} n’a pas pu être remise en place\u00a0; rien n’a été supprimé (${reason}).`,
      { cause: error },
    );
  }
}

async function putBack(
  dataDir: string,
  archive: string,
  { force }: { force: boolean },
): Promise<string | null> {
  if (!existsSync(archive)) throw new StartupError(`Le fichier ${archive} n’existe pas.`);
  const contents = await inspectArchive(archive, await freeBytes(dataDir));
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = acquirePidLock(join(dataDir, 'database.pid'), dataDir);
  try {
    const there = contents.parts.filter((part) => existsSync(join(dataDir, part)));
    if (there.length > 0 && !force) {
      throw new StartupError(
        `Le dossier ${dataDir} contient déjà des données (${there.join(', ')}) ; rien n’a été changé. Ajoutez --force pour les mettre de côté.`,
      );
    }
    const draft = await mkdtemp(join(dataDir, 'restoring-'));
    try {
      await unpack(archive, draft, contents);
      const aside = there.length > 0 ? await setAside(dataDir, there) : null;
      for (const part of contents.parts) await rename(join(draft, part), join(dataDir, part));
      return aside;
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  } finally {
    lock.release();
  }
}

/** What is free on the disk of a folder, which need not be there yet. */
async function freeBytes(folder: string): Promise<number> {
  if (!existsSync(folder) && folder !== dirname(folder)) return freeBytes(dirname(folder));
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

async function unpack(archive: string, folder: string, { prefix }: Contents): Promise<void> {
  for await (const { name, kind, content } of readArchive(archive)) {
    const path = join(folder, `${prefix}${name}`);
    await mkdir(kind === 'folder' ? path : dirname(path), { recursive: true, mode: 0o700 });
    if (kind === 'folder') continue;
    const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(Readable.from(content), file);
  }
}

async function setAside(dataDir: string, parts: readonly string[]): Promise<string> {
  const aside = join(dataDir, `before-restore-${stampOf(new Date())}`);
  await mkdir(aside, { mode: 0o700 });
  for (const part of parts) await rename(join(dataDir, part), join(aside, part));
  return aside;
}
