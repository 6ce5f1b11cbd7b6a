import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { ROOT } from '../../project';

const importerDependencies = v.optional(
  v.record(v.string(), v.object({ specifier: v.string(), version: v.string() })),
  {},
);

/** What the checks read of pnpm-lock.yaml, version 9. */
const lockSchema = v.object({
  lockfileVersion: v.literal('9.0'),
  /** By name; the one without name is `default`. */
  catalogs: v.record(
    v.string(),
    v.record(v.string(), v.object({ specifier: v.string(), version: v.string() })),
  ),
  importers: v.record(
    v.string(),
    v.object({
      dependencies: importerDependencies,
      devDependencies: importerDependencies,
      optionalDependencies: importerDependencies,
    }),
  ),
  packages: v.record(
    v.string(),
    v.looseObject({
      resolution: v.record(v.string(), v.unknown()),
      deprecated: v.optional(v.string()),
    }),
  ),
  snapshots: v.record(
    v.string(),
    v.object({
      dependencies: v.optional(v.record(v.string(), v.string()), {}),
      optionalDependencies: v.optional(v.record(v.string(), v.string()), {}),
    }),
  ),
});
export type LockFile = v.InferOutput<typeof lockSchema>;

/** What was read last: one command asks many times for the same half megabyte of YAML. */
let last: { text: string; lock: LockFile } | undefined;

/** Reads the text of pnpm-lock.yaml. @throws ValiError when it has another form */
export function readLockFile(text: string): LockFile {
  if (last?.text !== text) last = { text, lock: v.parse(lockSchema, parse(text)) };
  return last.lock;
}

/** The lock file of the repository. */
export async function readWorkspaceLock(): Promise<LockFile> {
  return readLockFile(await readFile(join(ROOT, 'pnpm-lock.yaml'), 'utf8'));
}

/** `@scope/name@1.2.3` as name and version. */
export function nameAndVersion(key: string): [name: string, version: string] {
  const at = key.indexOf('@', 1);
  return [key.slice(0, at), key.slice(at + 1)];
}
