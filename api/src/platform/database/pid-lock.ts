import { linkSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { hasCode } from '../error-code';
import { StartupError } from '../startup-error';

export type PidLock = { release: () => void };

/**
 * Claims a folder for this process. Two PGlite processes on one folder lose rows silently (decision 0002),
 * so a live owner is never displaced; a lock whose owner has ended is taken over.
 * @param path the lock file: process id, a space, the process's start time where the system tells it
 * @param folder named in the refusal
 * @throws StartupError when another live process holds the lock
 */
export function acquirePidLock(path: string, folder: string): PidLock {
  const mine = `${process.pid} ${startTimeOf(process.pid) ?? '-'}`;
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, mine, { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      if (claim(draft, path)) return { release: () => releaseOwn(path, mine) };
      const holder = readIfThere(path);
      if (holder === null) continue;
      if (isAlive(holder)) break;
      setAside(path, holder);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  throw new StartupError(
    `Le dossier de données ${folder} est déjà utilisé par un autre processus (n° ${readIfThere(path)?.split(' ')[0] ?? 'inconnu'})\u00a0; arrêtez-le ou choisissez un autre dossier par PORTAL_DATA.`,
  );
}

/** A hard link appears whole or not at all: no reader ever sees a half-written lock. */
function claim(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Moves a dead owner's lock away; gives it back if another process has claimed it since. */
function setAside(path: string, seen: string): void {
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  if (readFileSync(aside, 'utf8') !== seen) claim(aside, path);
  unlinkSync(aside);
}

function releaseOwn(path: string, mine: string): void {
  if (readIfThere(path) === mine) rmSync(path, { force: true });
}

function isAlive(holder: string): boolean {
  const [pidText = '', startTime = '-'] = holder.split(' ');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives, under another user.
    if (!hasCode(error, 'EPERM')) return false;
  }
  if (hasEnded(pid)) return false;
  // The system gives numbers of ended processes to new ones: the start time tells them apart.
  const current = startTimeOf(pid);
  return current === null || startTime === '-' || current === startTime;
}

/** A killed process keeps its number until its parent asks for its end; in a container nobody may ever ask. */
function hasEnded(pid: number): boolean {
  const [state = ''] = statOf(pid);
  return state === 'Z' || state === 'X';
}

/** Start time in clock ticks since boot, field 22 of proc(5); null where there is no /proc. */
function startTimeOf(pid: number): string | null {
  return statOf(pid)[19] ?? null;
}

/** The fields of proc(5) from the third, the state, on; none where there is no /proc. */
function statOf(pid: number): string[] {
  const stat = readIfThere(`/proc/${pid}/stat`);
  return stat === null ? [] : stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ESRCH', 'EACCES')) return null;
    throw error;
  }
}
