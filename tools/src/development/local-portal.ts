import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isPortal } from '@mosta/portal-sdk/dev/dev-command';
import { print } from '@mosta/portal-sdk/terminal';
import { UserError } from '@mosta/portal-sdk/user-error';
import { ROOT } from '../project';

const ASK_EVERY_MS = 300;

/** A portal that answers: the one that runs, or one that this starts. */
export type LocalPortal = { stop: () => Promise<unknown> };

/**
 * Starts the portal at an address of this machine where none answers yet.
 * @throws UserError when the one that it started ends before it answers
 */
export async function startUnlessRunning(address: string): Promise<LocalPortal> {
  const { hostname, port } = new URL(address);
  if ((await isPortal(address)) || hostname !== 'localhost') return { stop: async () => undefined };
  print(`▸ Aucun portail à ${address} : démarrage…`);
  const child = spawn(process.execPath, [join(ROOT, 'tools', 'bin', 'mosta.mjs'), 'start'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    // Ctrl-C reaches this process alone, which ends the portal in its turn.
    detached: true,
    env: { ...process.env, PORT: port || '80', PORTAL_OVERRIDES: '1' },
  });
  let code: number | null | undefined;
  child.once('exit', (exitCode) => {
    code = exitCode;
  });
  while (!(await isPortal(address))) {
    if (code !== undefined)
      throw new UserError('Le portail n’a pas démarré ; la cause est indiquée plus haut.');
    await wait(ASK_EVERY_MS);
  }
  return {
    stop: async () => {
      if (code !== undefined) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
