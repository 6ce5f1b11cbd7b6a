import { appendFile, readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { hasCode } from './error-code';

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

/** Adds a line to the log. The caller holds the registry's lock. */
export async function appendLog(dataDir: string, entry: Omit<LogEntry, 'at'>): Promise<void> {
  const line = { at: new Date().toISOString(), ...entry } satisfies LogEntry;
  // One write: a process that is killed leaves the whole line or none.
  await appendFile(join(dataDir, LOG_FILE), `${JSON.stringify(line)}\n`, { mode: 0o600 });
}

/** The log, oldest first, of one remote or of all; a line that is none is left out. */
export async function readLog(dataDir: string, remote?: string): Promise<LogEntry[]> {
  const text = await readFile(join(dataDir, LOG_FILE), 'utf8').catch((error) => {
    if (hasCode(error, 'ENOENT')) return '';
    throw error;
  });
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
