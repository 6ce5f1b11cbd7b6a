import { randomBytes } from 'node:crypto';
import { createWriteStream, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { hasCode } from '../error-code';
import { AppError } from '../http/app-error';
import { createRoomCheck } from './room-check';
import { checkKey, isKey, type Storage, storageUnavailable } from './storage';

/** Files that are still arriving end so; their names are no keys. */
const ARRIVING = '.part';
/** Milliseconds after which a file that is still arriving was left by a process that is gone. */
const ABANDONED = 3_600_000;

/**
 * Files in one folder of this machine, readable by this user alone.
 * @param freeBytes what uploads leave free on the disk, for a database that may be on it
 */
export function createLocalStorage(folder: string, freeBytes = 0): Storage {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  removeAbandoned(folder);
  const pathOf = (key: string) => join(folder, checkKey(key));
  return {
    put: async (content, ...checks) => {
      const key = randomBytes(24).toString('base64url');
      const path = pathOf(key);
      const arriving = `${path}${ARRIVING}`;
      const file = createWriteStream(arriving, { flags: 'wx', mode: 0o600 });
      try {
        // At once: content that breaks off before anything listens to it would end the process.
        await pipeline([content, ...checks, createRoomCheck(folder, freeBytes), file]);
        await rename(arriving, path);
      } catch (error) {
        // Content that breaks off at once ends before its file is open: it would be there after it was removed.
        if (!file.closed) await new Promise<void>((resolve) => file.once('close', resolve));
        await rm(arriving, { force: true });
        throw toStorageError(error);
      }
      return key;
    },
    open: async (key) => {
      try {
        const file = await open(pathOf(key));
        const { size } = await file.stat();
        return { content: file.createReadStream(), size };
      } catch (error) {
        throw hasCode(error, 'ENOENT') ? new AppError('NOT_FOUND') : toStorageError(error);
      }
    },
    remove: async (key) => {
      try {
        await rm(pathOf(key), { force: true });
      } catch (error) {
        throw toStorageError(error);
      }
    },
    proveWrite: async () => {
      const path = join(folder, `${randomBytes(24).toString('base64url')}${ARRIVING}`);
      try {
        await writeFile(path, 'x', { flag: 'wx', mode: 0o600 });
      } finally {
        await rm(path, { force: true });
      }
    },
    keysBefore: async (instant) => {
      const names = (await readdir(folder)).filter(isKey);
      const old = await Promise.all(
        names.map(async (name) => (await stat(join(folder, name))).mtime < instant),
      );
      return names.filter((_name, index) => old[index]);
    },
  };
}

/** What a killed process left half written; files that others are writing right now are younger. */
function removeAbandoned(folder: string): void {
  const before = Date.now() - ABANDONED;
  for (const name of readdirSync(folder)) {
    if (!name.endsWith(ARRIVING)) continue;
    const path = join(folder, name);
    const found = statSync(path, { throwIfNoEntry: false });
    if (found && found.mtimeMs < before) rmSync(path, { force: true });
  }
}

/** Full, gone, read-only, or a network folder that broke. Errors of the content or of a check stay as they are. */
function toStorageError(error: unknown): unknown {
  const codes = ['ENOSPC', 'EDQUOT', 'ENOENT', 'EROFS', 'EACCES', 'EIO', 'ESTALE', 'EMFILE'];
  return hasCode(error, ...codes) ? storageUnavailable() : error;
}
