import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runDevelopment } from '@mosta/portal-sdk/dev/dev-command';
import { readSource } from '@mosta/portal-sdk/dev/remote-descriptor';
import type { RemoteProject } from '@mosta/portal-sdk/remote-project';
import { print } from '@mosta/portal-sdk/terminal';
import { UserError } from '@mosta/portal-sdk/user-error';
import { developAll } from '../development/develop-all';
import { developAlone } from '../development/develop-alone';
import { startUnlessRunning } from '../development/local-portal';
import { findRemote, findRemotes } from '../project';

const USAGE = `Usage : npm run dev -- [remote] [options]
  (sans remote)      tout le portail depuis ses sources : service, host, shared et un remote
  <remote>           ce remote dans un portail en marche ; en démarre un s’il n’y en a pas
  --portal <adresse> le portail où il est montré (http://localhost:3000)
  --all <remote>     tout le portail, avec ce remote
  --alone            ce remote seul, dans sa propre page`;

const OPTIONS = {
  portal: { type: 'string' },
  all: { type: 'boolean' },
  alone: { type: 'boolean' },
} as const;

const PORTAL_PORT = 3000;
const FIRST_PORT = 3101;

/** `npm run dev`: what is edited shows at once, in the portal and with its state. */
export async function command(args: string[]): Promise<number> {
  const { positionals, values } = parse(args);
  const [name] = positionals;
  if (name === undefined || values.all) {
    const remote = name === undefined ? findRemotes()[0] : await remoteAt(name);
    if (!remote || values.alone) throw new UserError(USAGE);
    return developAll(remote, portOr(PORTAL_PORT));
  }
  const remote = await remoteAt(name);
  const index = findRemotes().findIndex((candidate) => candidate.name === remote.name);
  const port = portOr(FIRST_PORT + Math.max(0, index));
  const portal = values.portal ?? process.env.PORTAL ?? `http://localhost:${PORTAL_PORT}`;
  if (values.alone) return developAlone(remote, { port, portal });
  const started = await startUnlessRunning(portal);
  return runDevelopment({ remote, portal, port, print }, { onStop: started.stop });
}

/** A remote of the repository by its name, or one that lies elsewhere by its folder. */
async function remoteAt(nameOrFolder: string): Promise<RemoteProject> {
  const directory = resolve(process.env.INIT_CWD ?? process.cwd(), nameOrFolder);
  if (!nameOrFolder.includes('/') || !existsSync(join(directory, 'src', 'descriptor.ts')))
    return findRemote(nameOrFolder);
  return { name: (await readSource(directory)).name, directory };
}

function portOr(usual: number): number {
  return Number(process.env.PORT ?? usual);
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(`Option refusée : ${reason}\n${USAGE}`);
  }
}
