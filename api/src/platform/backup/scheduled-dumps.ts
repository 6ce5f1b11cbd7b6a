import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyBaseLogger } from 'fastify';
import type { EmbeddedDatabase } from '../database/embedded-database';
import { type IntervalTask, startIntervalTask } from '../interval-task';
import { dumpFolder, dumpName, stampOf } from './dump-folder';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
/** Scheduled dumps that are kept. */
const KEPT = 7;
const SCHEDULED = /^database-\d{8}T\d{6}Z\.tar\.gz$/;

const WANTED = /^([\w-]{36})\.wanted$/;

type Dependencies = {
  embedded: Pick<EmbeddedDatabase, 'dump'>;
  dataDir: string;
  /** Hours between two scheduled dumps; 0: none. */
  hours: number;
  log: Pick<FastifyBaseLogger, 'error' | 'info'>;
};

/** Dumps the embedded database for commands that ask, and by itself every so many hours; the last seven stay. */
export function startDumps({ embedded, dataDir, hours, log }: Dependencies): IntervalTask {
  const folder = dumpFolder(dataDir);
  removeAbandoned(folder);
  return startIntervalTask(
    async () => {
      for (const name of readdirSync(folder)) {
        const id = WANTED.exec(name)?.[1];
        if (id === undefined) continue;
        await writeWhole(join(folder, dumpName(id)), await embedded.dump());
        await rm(join(folder, name), { force: true });
      }
      if (hours === 0 || Date.now() < lastDump(dataDir, folder) + hours * HOUR) return;
      const name = `database-${stampOf(new Date())}.tar.gz`;
      await writeWhole(join(folder, name), await promisify(gzip)(await embedded.dump()));
      log.info({ file: name }, 'the database was dumped');
      const old = scheduled(folder).slice(0, -KEPT);
      for (const each of old) await rm(join(folder, each), { force: true });
    },
    SECOND,
    (error) => log.error({ err: error }, 'the database could not be dumped'),
  );
}

/** What a killed process or command left; what others are at right now is younger. */
function removeAbandoned(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const found = statSync(path, { throwIfNoEntry: false });
    const left = /\.(wanted|dump|part)$/.test(name) && found && found.mtimeMs < Date.now() - HOUR;
    if (left) rmSync(path, { force: true });
  }
}

/** Oldest first: their names are instants. */
function scheduled(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => SCHEDULED.test(name))
    .sort();
}

/** When the last dump was made, or else the database, in milliseconds: restarts do not put dumps off. */
function lastDump(dataDir: string, folder: string): number {
  const last = scheduled(folder).at(-1);
  const path = last === undefined ? join(dataDir, 'database', 'PG_VERSION') : join(folder, last);
  return existsSync(path) ? statSync(path).mtimeMs : 0;
}

/** Whole and on the disk, or not there: written beside, forced to disk, renamed. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.part`;
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
}
