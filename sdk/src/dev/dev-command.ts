import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { print } from '../terminal';
import { UserError } from '../user-error';
import { type Development, developInPortal, type RunningDevelopment } from './development-server';
import { readSource } from './remote-descriptor';

const USAGE = 'npx portal dev [--portal https://…] [--port 4000]';
const DEFAULT_PORTAL = 'http://localhost:3000';
const DEFAULT_PORT = 4000;

/** `portal dev`: the remote of this folder inside a running portal. */
export async function devCommand(args: string[], directory = process.cwd()): Promise<number> {
  const { portal, port } = readOptions(args);
  if (!existsSync(join(directory, 'src', 'descriptor.ts'))) {
    throw new UserError(
      `Il n’y a pas de remote dans ${directory} : lancez la commande dans le dossier qui contient src/descriptor.ts.`,
    );
  }
  const { name } = await readSource(directory);
  return runDevelopment({ remote: { name, directory }, portal, port, print });
}

type Occasions = {
  onReady?: (running: RunningDevelopment) => void;
  /** Ends what was started for it. */
  onStop?: () => Promise<unknown>;
};

/**
 * Develops until the person presses Ctrl-C. @returns the exit code
 * @throws UserError when no portal answers
 */
export async function runDevelopment(
  development: Development,
  { onReady, onStop }: Occasions = {},
): Promise<number> {
  const started = performance.now();
  const { remote, portal, portalReady = requirePortal(portal), print: say } = development;
  const stopped = new Promise<void>((resolve) => {
    for (const signal of STOPS) process.on(signal, () => resolve());
  });
  // a portal that does not answer ends the command, whatever else is under way
  const [running] = await Promise.all([
    developInPortal({ ...development, portalReady }),
    portalReady,
  ]);
  onReady?.(running);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(`${remote.name} est prêt dans le portail : ${running.url} (${seconds} s)`);
  say(`  Dans un portail qui l’autorise : ?mf.${remote.name}=${running.manifest}`);
  await stopped;
  await running.stop();
  await onStop?.();
  return 0;
}

const STOPS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** @throws UserError when no portal answers at that address */
async function requirePortal(portal: string): Promise<void> {
  if (await isPortal(portal)) return;
  throw new UserError(
    `Aucun portail ne répond à ${portal} : démarrez-en un, ou donnez l’adresse d’un autre avec --portal.`,
  );
}

/** Whether a portal answers at that address. */
export async function isPortal(address: string): Promise<boolean> {
  const answer = await fetch(new URL('/registry.json', address)).catch(() => undefined);
  return answer?.ok === true;
}

function readOptions(args: string[]): { portal: string; port: number } {
  const {
    portal = process.env.PORTAL ?? DEFAULT_PORTAL,
    port = process.env.PORT ?? `${DEFAULT_PORT}`,
  } = parse(args);
  if (!URL.canParse(portal) || !/^https?:$/.test(new URL(portal).protocol)) {
    throw new UserError(`« ${portal} » n’est pas l’adresse d’un portail : ${USAGE}`);
  }
  const number = Number(port);
  if (!Number.isInteger(number) || number < 1 || number > 65_535) {
    throw new UserError(`Le port doit être un nombre de 1 à 65535 ; reçu : « ${port} ».`);
  }
  return { portal: new URL(portal).origin, port: number };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: { portal: { type: 'string' }, port: { type: 'string' } },
    }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(`Option refusée : ${reason}\n${USAGE}`);
  }
}
