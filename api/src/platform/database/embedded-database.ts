import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PoolConfig } from 'pg';
import * as v from 'valibot';
import { API_ROOT } from '../../config';
import { makePrivateFolder } from '../private-files';
import { StartupError } from '../startup-error';
import { acquirePidLock, type PidLock } from './pid-lock';

const WORKER_FILE = join(API_ROOT, 'src/platform/database/database-worker.mjs');
/** Milliseconds; the very first start builds a database and took up to 13 s on slow machines. */
const START_LIMIT = 120_000;
const STOP_LIMIT = 15_000;

const workerMessageSchema = v.variant('kind', [
  v.object({ kind: v.literal('ready') }),
  v.object({ kind: v.literal('failed'), reason: v.string() }),
  v.object({ kind: v.literal('dump'), bytes: v.instance(Uint8Array) }),
  v.object({ kind: v.literal('closed') }),
]);
type WorkerMessage = v.InferOutput<typeof workerMessageSchema>;

/** An embedded database, wherever it runs. */
export type RunningDatabase = {
  /** How `pg` reaches it. */
  connection: Pick<PoolConfig, 'host' | 'stream'>;
  /** A copy of the data directory as a tar archive, from which another database can start. */
  dump: () => Promise<Uint8Array>;
  close: () => Promise<void>;
};

export type EmbeddedDatabase = RunningDatabase & {
  /** Folder of the unix socket, as `pg` takes it for a host. */
  socketDir: string;
};

type Options = {
  /** Folder under which the data lives; null: in memory, for tests. */
  dataDir: string | null;
  /** Archive made by `dump`, from which an empty database starts faster. */
  template?: Uint8Array;
};

/**
 * Runs PGlite in a worker thread and serves it on a unix socket (decision 0002).
 * @throws StartupError when another process uses the folder, or its content cannot be read
 */
export async function startEmbeddedDatabase(options: Options): Promise<EmbeddedDatabase> {
  const { dataDir } = options;
  const lock = dataDir === null ? null : claimFolder(dataDir);
  const socketDir = claimSocketFolder(dataDir, lock);
  const socketPath = join(socketDir, '.s.PGSQL.5432');
  rmSync(socketPath, { force: true });

  const worker = new Worker(WORKER_FILE, {
    workerData: {
      dataDir: dataDir === null ? null : join(dataDir, 'database'),
      socketPath,
      template: options.template ?? null,
    },
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  // What serves requests keeps the process alive, not the database behind it.
  worker.unref();
  let ended = false;
  worker.once('exit', () => {
    ended = true;
  });
  const tidy = () => {
    rmSync(socketDir, { recursive: true, force: true });
    lock?.release();
  };
  try {
    await answerOf(worker, 'ready', START_LIMIT);
  } catch (error) {
    await worker.terminate();
    tidy();
    throw new StartupError(
      `La base de données embarquée du dossier ${dataDir} ne s’ouvre pas\u00a0; restaurez une sauvegarde ou déplacez ce dossier pour repartir à vide (${reasonOf(error)}).`,
      { cause: error },
    );
  }
  return {
    socketDir,
    connection: { host: socketDir },
    dump: async () => {
      const answer = answerOf(worker, 'dump', START_LIMIT);
      worker.postMessage('dump');
      const message = await answer;
      if (message.kind !== 'dump') throw new Error('The worker sent no dump');
      return message.bytes;
    },
    close: async () => {
      try {
        // One that has already ended has nothing left to close, and would never answer.
        if (ended) return;
        const answer = answerOf(worker, 'closed', STOP_LIMIT);
        worker.postMessage('close');
        await answer;
      } finally {
        await worker.terminate();
        tidy();
      }
    },
  };
}

/** Makes the folder where it lacks, and holds it for this process. */
function claimFolder(dataDir: string): PidLock {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // PGlite opens its files to everybody, whatever the process allows.
    makePrivateFolder(join(dataDir, 'database'));
    // The lock stays outside the database's own folder, whose content belongs to PGlite.
    return acquirePidLock(join(dataDir, 'database.pid'), dataDir);
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `Le dossier de données ${dataDir} ne peut pas être utilisé\u00a0; corrigez ses droits ou choisissez un autre dossier par PORTAL_DATA (${reasonOf(error)}).`,
      { cause: error },
    );
  }
}

function claimSocketFolder(dataDir: string | null, lock: PidLock | null): string {
  try {
    return socketFolder(dataDir);
  } catch (error) {
    lock?.release();
    throw error;
  }
}

/**
 * A socket's path holds 107 bytes at most, so it lives in the temporary folder, under the data folder's own name there:
 * what a killed process left is found again. Whoever reaches the socket commands the database.
 * @throws StartupError when somebody else could reach it: everybody may make a folder of that name beforehand
 */
function socketFolder(dataDir: string | null): string {
  if (dataDir === null) return mkdtempSync(join(tmpdir(), 'mosta-'));
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const folder = join(tmpdir(), `mosta-${name}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Not followed: a link could lead to a folder that is private today and elsewhere tomorrow.
  const found = lstatSync(folder);
  const owned = process.getuid === undefined || found.uid === process.getuid();
  const closed = process.platform === 'win32' || (found.mode & 0o077) === 0;
  if (found.isDirectory() && owned && closed) return folder;
  throw new StartupError(
    `Le dossier temporaire ${folder} n’est pas réservé à cet utilisateur\u00a0; supprimez-le ou choisissez un autre dossier temporaire par TMPDIR.`,
  );
}

function answerOf(
  worker: Worker,
  kind: WorkerMessage['kind'],
  limit: number,
): Promise<WorkerMessage> {
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      worker.off('message', onMessage);
      worker.off('error', onError);
      worker.off('exit', onExit);
      settle();
    };
    const onMessage = (raw: unknown) => {
      const message = v.parse(workerMessageSchema, raw);
      if (message.kind === 'failed') finish(() => reject(new Error(message.reason)));
      else if (message.kind === kind) finish(() => resolve(message));
    };
    const onError = (error: unknown) => finish(() => reject(error));
    const onExit = (code: number) =>
      finish(() => reject(new Error(`the worker ended with code ${code}`)));
    const timer = setTimeout(
      () => finish(() => reject(new Error(`no answer within ${limit / 1000} s`))),
      limit,
    );
    worker.on('message', onMessage);
    worker.on('error', onError);
    worker.on('exit', onExit);
  });
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
