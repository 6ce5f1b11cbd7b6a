import { type ChildProcess, spawn } from 'node:child_process';
import { access, constants, cp, mkdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { API_DIR, findRemotes, findStubs, HOST_DIR, UserError } from './project';
import { publish } from './releases';

export type ServerOptions = {
  port: number;
  dataDir: string;
  /** Added to the process's own environment. */
  env?: Record<string, string>;
};

/** @throws UserError when something else listens there */
export async function requireFreePort(port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const busy = error.code === 'EADDRINUSE';
      reject(
        new UserError(
          busy
            ? `Le port ${port} est déjà utilisé : arrêtez l’autre programme ou choisissez-en un autre (PORT=3001 npm start).`
            : `Le port ${port} ne peut pas être ouvert (${error.code ?? error.message}).`,
        ),
      );
    });
    probe.listen(port, () => probe.close(() => resolve()));
  });
}

/** @throws UserError when the data folder cannot be made or written */
export async function requireDataFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(`Le dossier de données ${dataDir} ne peut pas servir : ${reason}.`);
  }
}

/** Publishes every remote of the repository into the local registry; unchanged ones stay as they are. */
export async function publishAll(dataDir: string): Promise<number> {
  let published = 0;
  for (const remote of findRemotes()) {
    const result = await publish(remote, dataDir, { activate: 'new' });
    if (result.published) published += 1;
  }
  return published;
}

/** Lays the stub remotes where the server offers them to integration testers. */
export async function publishStubs(dataDir: string): Promise<void> {
  for (const stub of findStubs()) {
    const folder = join(dataDir, 'stubs', stub.name);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await cp(join(stub.directory, 'dist'), folder, { recursive: true });
  }
}

/** Starts the API, which serves the whole portal. */
export function startServer({ port, dataDir, env }: ServerOptions): ChildProcess {
  return spawn(process.execPath, ['--enable-source-maps', join(API_DIR, 'dist', 'main.js')], {
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
