import { appendFile, readFile, rename, rm } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { REGISTRY_FILE } from '@mosta/shared/contract/published';
import * as v from 'valibot';
import { hashOf } from './contents';
import { hasCode } from './error-code';
import { writeWhole } from './write-whole';

/** File of the log in the portal's data folder: one JSON object a line, oldest first. */
export const LOG_FILE = 'releases.log';

export const logEntrySchema = v.object({
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** `user:` and an account of the machine, `token:` and the name of a token, or `portal`. */
  by: v.string(),
  action: v.picklist([
    'publish',
    'activate',
    'rollback',
    'canary',
    'stop-canary',
    'promote',
    'enable',
    'disable',
    'gc',
    'token-add',
    'token-revoke',
  ]),
  remote: v.string(),
  /** The version that was active afterwards. */
  active: v.optional(v.string()),
  /** The version that the action was about, where it was another. */
  version: v.optional(v.string()),
  /** Share of the visitors that a canary was given. */
  percent: v.optional(v.number()),
  /** Commit of the sources, where the build knew one. */
  commit: v.optional(v.string()),
  reason: v.optional(v.string()),
});
export type LogEntry = v.InferOutput<typeof logEntrySchema>;
export type LogAction = LogEntry['action'];

/** A line as a change hands it over. */
export type LogLine = Omit<LogEntry, 'at'>;

/** File of the tokens in the portal's data folder; it holds no token, only what a token can be compared with. */
export const TOKENS_FILE = 'release-tokens.json';

/** Files whose changes the log tells of. */
const LOGGED = [REGISTRY_FILE, TOKENS_FILE];
/** Lines that belong to a file which is about to take its place. */
const PENDING_FILE = `${LOG_FILE}.pending`;
const pendingSchema = v.object({ hash: v.string(), lines: v.string() });

/**
 * Notes lines before the change that they tell of: whoever is killed in between leaves them to the next command. The
 * caller holds the registry's lock.
 * @param text what the changed file will be
 */
export async function logPending(
  dataDir: string,
  text: string,
  entries: readonly LogLine[],
): Promise<void> {
  if (entries.length === 0) return;
  const at = new Date().toISOString();
  const lines = entries.map((entry) => `${JSON.stringify({ at, ...entry } satisfies LogEntry)}\n`);
  const pending = { hash: hashOf(Buffer.from(text)), lines: lines.join('') };
  const draft = join(dataDir, `${PENDING_FILE}.draft`);
  await writeWhole(draft, JSON.stringify(pending), 0o600);
  await rename(draft, join(dataDir, PENDING_FILE));
}

/**
 * Adds noted lines to the log when their change was made, and forgets them otherwise. The caller holds the registry's lock.
 */
export async function finishLog(dataDir: string): Promise<void> {
  const pendingFile = join(dataDir, PENDING_FILE);
  const pending = await textOf(pendingFile);
  if (pending === '') return;
  const { hash, lines } = v.parse(pendingSchema, JSON.parse(pending));
  const hashes = await Promise.all(
    LOGGED.map(async (file) => hashOf(Buffer.from(await textOf(join(dataDir, file))))),
  );
  const log = join(dataDir, LOG_FILE);
  if (hashes.includes(hash) && !(await textOf(log)).endsWith(lines)) {
    await appendFile(log, lines, { mode: 0o600 });
  }
  await rm(pendingFile, { force: true });
}

async function textOf(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error) => {
    if (hasCode(error, 'ENOENT')) return '';
    throw error;
  });
}

/** The log, oldest first, of one remote or of all; a line that is none is left out. */
export async function readLog(dataDir: string, remote?: string): Promise<LogEntry[]> {
  const text = await textOf(join(dataDir, LOG_FILE));
  return text.split('\n').flatMap((line) => {
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), logEntrySchema), line);
    return parsed.success && (!remote || parsed.output.remote === remote) ? [parsed.output] : [];
  });
}

/** Who runs this process, as the log names them. */
export function systemUser(): string {
  try {
    return `user:${userInfo().username}`;
  } catch {
    // An image may run under a number that has no name.
    return `user:${process.getuid?.() ?? '?'}`;
  }
}
