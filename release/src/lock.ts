import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { hasCode } from './error-code';
import { ReleaseError } from './release-error';

/** Milliseconds between two looks at a lock that somebody holds. */
const LOOK = 25;
/** A holder shows so often, in milliseconds, that it lives: processes of another machine or container see nothing else. */
const RENEWAL = 500;
/** Tests change it. */
export const lockTimes = {
  /** Milliseconds without a sign of life after which the lock of another machine counts as left behind. */
  lease: 3000,
};
/** Milliseconds after which the file by which a lock is taken over counts as left behind; it lasts for two lines. */
const TAKEOVER = 3000;
/** Milliseconds after which a command gives up; a change takes a few. */
const PATIENCE = 30_000;

/** Who holds a lock: a process is known by its number, its start and the machine or container that numbers it. */
type Holder = { machine: string; pid: number; started: string; id: string };

/** What a waiting process saw last of a lock, and since when. */
type Seen = { text: string; renewed: number; since: number };

/** Proof that the lock is still held: work that others must not see half done asks it before its last step. */
export type Held = { check: () => void };

/**
 * Runs work while no other process runs work under the same lock. The lock of a process that is gone is taken over at
 * once on the same machine, and after a few seconds elsewhere.
 * @throws ReleaseError REGISTRY_BUSY when somebody else holds it for longer than any change takes
 */
export async function withLock<Result>(
  file: string,
  work: (held: Held) => Promise<Result>,
): Promise<Result> {
  const own = JSON.stringify({ ...thisProcess(), id: randomUUID() } satisfies Holder);
  const late = performance.now() + PATIENCE;
  let seen: Seen | null = null;
  while (!tryLock(file, own)) {
    seen = look(file, seen);
    if (seen && isLeftBehind(seen)) takeAway(file, seen);
    else if (performance.now() > late) throw busy();
    else await wait(LOOK);
  }
  const renewal = setInterval(() => {
    const now = new Date();
    // Whoever took the lock away says so at the next check.
    utimes(file, now, now).catch(() => clearInterval(renewal));
  }, RENEWAL).unref();
  try {
    return await work({
      check: () => {
        if (textOf(file) !== own) throw busy();
      },
    });
  } finally {
    clearInterval(renewal);
    if (textOf(file) === own) rmSync(file, { force: true });
  }
}

/** Makes the lock with its content in one step. */
function tryLock(file: string, own: string): boolean {
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, own, { flag: 'wx' });
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function look(file: string, before: Seen | null): Seen | null {
  const text = textOf(file);
  const renewed = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (text === null || renewed === undefined) return null;
  // Compared with what was seen before, not with this machine's clock: clocks differ.
  return before?.text === text && before.renewed === renewed
    ? before
    : { text, renewed, since: performance.now() };
}

function isLeftBehind({ text, since }: Seen): boolean {
  const holder = parseHolder(text);
  const here = thisProcess();
  if (holder?.machine === here.machine && here.started !== '') {
    return startOf(holder.pid) !== holder.started;
  }
  return performance.now() - since > lockTimes.lease;
}

/** Removes a lock that was left behind, unless somebody else was quicker: one process at a time may. */
function takeAway(file: string, seen: Seen): void {
  const guard = `${file}.takeover`;
  try {
    writeFileSync(guard, '', { flag: 'wx' });
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    const made = statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Math.abs(Date.now() - made) > TAKEOVER) rmSync(guard, { force: true });
    return;
  }
  if (textOf(file) === seen.text) rmSync(file, { force: true });
  rmSync(guard, { force: true });
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

function parseHolder(text: string): Partial<Holder> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

function thisProcess(): Omit<Holder, 'id'> {
  return { machine: machine(), pid: process.pid, started: startOf(process.pid) ?? '' };
}

/** The machine, and the container in it: each has process numbers of its own. */
function machine(): string {
  try {
    return `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

/** When a process began, in the system's own count; null when no such process runs. A number alone could be another's by now. */
function startOf(pid: number | undefined): string | null {
  if (pid === undefined) return null;
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in parentheses, may hold anything; the start is the 20th field behind it.
    const [state, ...rest] = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? null : (rest[18] ?? '');
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ESRCH')) return process.platform === 'linux' ? null : '';
    throw error;
  }
}

/** Somebody else changes the registry. */
export function busy(): ReleaseError {
  return new ReleaseError(
    'REGISTRY_BUSY',
    'Une autre publication garde le registre ; réessayez dans un instant.',
  );
}
