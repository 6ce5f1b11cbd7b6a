import { type ChildProcess, spawn } from 'node:child_process';
import { access, constants, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { UserError } from '@mosta/portal-sdk/user-error';
import { API_DIR, HOST_DIR } from '../project';

export type ServerOptions = {
  port: number;
  dataDir: string;
  /** Added to the process's own environment. */
  env?: Record<string, string>;
};

/** @throws UserError when the data folder cannot be made or written */
export async function requireDataFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(`Le dossier de données ${dataDir} ne peut pas servir : ${reason}.`);
  }
}

/**
 * Flags of the service's process; `deploy/Dockerfile` has the same. With twice the room of its own, in megabytes, for what
 * is new, answers of a crowd are given back before they count as lasting (decision 0020).
 */
const FLAGS = ['--enable-source-maps', '--max-semi-space-size=32'];

/** Starts the API, which serves the whole portal. */
export function startServer({ port, dataDir, env }: ServerOptions): ChildProcess {
  return spawn(process.execPath, [...FLAGS, join(API_DIR, 'dist', 'main.js')], {
    cwd: API_DIR,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
    env: {
      ...process.env,
      PORT: String(port),
      PORTAL_DATA: dataDir,
      PORTAL_HOST_DIST: join(HOST_DIR, 'dist'),
      ...env,
    },
  });
}

/**
 * Resolves when `/readyz` answers 200.
 * @throws UserError when the process ends first; it has said why by itself
 */
export async function whenReady(server: ChildProcess, port: number): Promise<void> {
  let ended = false;
  server.once('exit', () => {
    ended = true;
  });
  while (!ended) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new UserError(
    'Le service s’est arrêté avant d’être prêt ; la cause est indiquée plus haut.',
  );
}
