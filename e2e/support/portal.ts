import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@mosta/shared/contract/languages';
import { type Ended, runProgram, startProgram } from './run-program';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const ENTRY = join(ROOT, 'tools', 'bin', 'mosta.mjs');
const FOLDER = process.env.E2E_FOLDER ?? join(ROOT, '.portal', 'e2e');

export type Portal = { url: string; port: number; dataDir: string };

/** The portal that most tests share; tests that change its registry start one of their own. */
export const MAIN_PORTAL = portalAt(4310, 'main');

export function portalAt(port: number, name: string): Portal {
  return { url: `http://localhost:${port}`, port, dataDir: join(FOLDER, name) };
}

/**
 * Starts a portal by the command that people type, and waits for the line that says it is ready.
 * @returns the function that stops it and resolves to its exit code
 */
export function startPortal(
  portal: Portal,
  env: Record<string, string> = {},
): Promise<() => Promise<number>> {
  return startCommand(['start'], 'Mosta Expo est prêt', {
    PORT: String(portal.port),
    PORTAL_DATA: portal.dataDir,
    PORTAL_OVERRIDES: '1',
    // what is asked for when a page is idle would be counted by tests that count
    PORTAL_OFFLINE: process.env.PORTAL_OFFLINE ?? '0',
    // All journeys come from one address.
    POINTS_PER_MINUTE: '1000000',
    MAILS_PER_HOUR: '100000',
    ...env,
  });
}

/** Of each remote whose pages show what the sample data hold, the page that is drawn last, and a call whose answer it shows. */
const DRAWN_LAST = [
  { path: '/ma-visite', call: 'v1/exhibitor' },
  { path: '/hebergement', call: 'v1/hotel' },
  { path: '/simulation', call: 'v1/catalogue' },
];

/**
 * Waits until a portal that has just started has drawn its pages: it draws them in each language, and portals that begin
 * with them draw nothing.
 * @throws Error when it does not within a minute
 */
export async function whenDrawn({ url }: Portal): Promise<void> {
  const limit = AbortSignal.timeout(60_000);
  for (const language of LANGUAGES) {
    for (const { path, call } of DRAWN_LAST) {
      while (!(await isDrawn(`${url}${path}?langue=${language}`, call, limit))) {
        await setTimeout(200, undefined, { signal: limit });
      }
    }
  }
}

/** Whether a page brings along the answer that it was drawn from. Each brings the edition, as builds draw it. */
async function isDrawn(url: string, call: string, signal: AbortSignal): Promise<boolean> {
  const answer = await fetch(url, { headers: { accept: 'text/html' }, signal });
  return (await answer.text()).includes(`"${call}":`);
}

/** What a first start leaves: remotes published, tables and sample data there, its pages drawn; nothing of it has been changed by a test. */
const PREPARED = join(FOLDER, 'prepared');

/** Keeps what the first start of a portal that has stopped has left, for others to begin with. */
export async function prepareFrom({ dataDir }: Portal): Promise<void> {
  await rm(PREPARED, { recursive: true, force: true });
  await copyFolder(dataDir, PREPARED);
}

/** As `startPortal`; its first start finds what was prepared, and is a second one. */
export async function startPreparedPortal(
  portal: Portal,
  env: Record<string, string> = {},
): Promise<() => Promise<number>> {
  if (!existsSync(portal.dataDir)) await copyFolder(PREPARED, portal.dataDir);
  return startPortal(portal, env);
}

/** Links stay what they are: those of a data folder lead to places in it. */
function copyFolder(from: string, to: string): Promise<void> {
  return cp(from, to, { recursive: true, verbatimSymlinks: true });
}

/**
 * Starts a root command that goes on running, and waits until it prints `ready`.
 * @returns the function that sends Ctrl-C and resolves to the exit code
 * @throws Error with everything it printed when it ends before
 */
export function startCommand(
  args: string[],
  ready: string,
  env: Record<string, string>,
): Promise<() => Promise<number>> {
  return startProgram(process.execPath, [ENTRY, ...args], ready, { cwd: ROOT, env });
}

/** Runs a root command to its end. */
export function runCommand(args: string[], env: Record<string, string> = {}): Promise<Ended> {
  return runProgram(process.execPath, [ENTRY, ...args], { cwd: ROOT, env });
}
