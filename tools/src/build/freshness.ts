import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import * as v from 'valibot';
import { readLockFile } from '../checks/dependencies/lock-file';
import { CACHE_DIR, ROOT } from '../project';
import { filesBelow, fingerprint } from './fingerprint';
import { resolvedPackages } from './resolved-packages';

/** File of a build that says what it was made of. */
export const STAMP_FILE = 'build-stamp.json';

/** What every build depends on besides its sources and packages. */
const TOOLCHAIN = [
  join(ROOT, 'tools', 'src', 'build'),
  join(ROOT, 'sdk', 'src', 'build'),
  ...['prerender.mjs', 'outline-text.mjs', 'picture-cache.mjs'].map((part) =>
    join(ROOT, 'sdk', 'bin', part),
  ),
];

const stampSchema = v.object({
  version: v.string(),
  /** Files and folders that the build has read, relative to the repository, and their hash. */
  inputs: v.array(v.string()),
  sources: v.string(),
  /** Hash of the lock file, and of what it says of the packages that the build uses. */
  lock: v.string(),
  packages: v.string(),
});
type Stamp = v.InferOutput<typeof stampSchema>;

/** What a package's build uses of the repository. */
export type Uses = {
  /** Its own files and folders, where a new file may matter too. */
  own: string[];
  /** Packages of the workspace whose dependencies it bundles. */
  importers: string[];
};

/** The stamp of the last build, where its sources and packages are those that stand there now. */
export async function freshStamp(output: string, uses: Uses): Promise<Stamp | undefined> {
  const file = join(output, STAMP_FILE);
  if (!existsSync(file)) return undefined;
  const read = v.safeParse(
    v.pipe(v.string(), v.parseJson(), stampSchema),
    await readFile(file, 'utf8'),
  );
  if (!read.success) return undefined;
  const stamp = read.output;
  if (sourcesOf(stamp.inputs, uses) !== stamp.sources) return undefined;
  const lock = await readLock();
  if (stamp.lock === digest(lock)) return stamp;
  return stamp.packages === packagesOf(lock, uses) ? stamp : undefined;
}

/**
 * What a build was made of: its own files, and of the rest of the repository just the files that were read.
 * @param read their absolute paths, folders among them
 * @param started when it began; what changed since then, sources or tools, may be half in it: nothing counts as fresh
 */
export async function stampOf(
  version: string,
  uses: Uses,
  read: Iterable<string>,
  started: number,
): Promise<Stamp> {
  const inputs = inputsOf(read).map((file) => relative(ROOT, file));
  const lock = await readLock();
  const used = [...inputs.map((file) => join(ROOT, file)), ...uses.own, ...TOOLCHAIN];
  const changed = used.flatMap(filesBelow).some((file) => statSync(file).mtimeMs > started);
  return {
    version,
    inputs: inputs.sort(),
    sources: changed ? '' : sourcesOf(inputs, uses),
    lock: digest(lock),
    packages: packagesOf(lock, uses),
  };
}

function inputsOf(read: Iterable<string>): string[] {
  return [...new Set(read)].filter(
    (path) =>
      path.startsWith(ROOT + sep) &&
      !path.includes(`${sep}node_modules${sep}`) &&
      !path.startsWith(CACHE_DIR) &&
      path !== join(ROOT, 'package.json') &&
      // Folders are there because their names were resolved.
      statSync(path, { throwIfNoEntry: false })?.isFile(),
  );
}

function sourcesOf(inputs: readonly string[], { own }: Uses): string {
  return fingerprint([
    ...new Set([...inputs.map((file) => join(ROOT, file)), ...own, ...TOOLCHAIN]),
  ]);
}

function readLock(): Promise<string> {
  return readFile(join(ROOT, 'pnpm-lock.yaml'), 'utf8');
}

function packagesOf(lock: string, { importers }: Uses): string {
  return digest(resolvedPackages(readLockFile(lock), importers).join('\n'));
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
