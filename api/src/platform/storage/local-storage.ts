import { randomBytes } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Storage } from './storage';

/** Files in one folder of this machine, readable by this user alone. */
export function createLocalStorage(folder: string): Storage {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const pathOf = (key: string) => {
    if (!/^[\w-]{32}$/.test(key)) throw new TypeError('Not a key of this storage');
    return join(folder, key);
  };
  return {
    put: async (content, check) => {
      const key = randomBytes(24).toString('base64url');
      const path = pathOf(key);
      try {
        await pipeline(content, check, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
      return key;
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
