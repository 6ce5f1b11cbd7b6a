import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { inDraft } from '@mosta/portal-sdk/build/drafts';
import { UserError } from '@mosta/portal-sdk/user-error';
import { FACADE_TYPES_FILE, type FacadeTypes } from '@mosta/release/requirements';
import { CONTRACT_VERSION } from '@mosta/shared/contract/contract-version';
import { SHARED_DIR } from '../project';
import { writeDeclarations } from '../services/compiler';

/** What remotes bundle themselves; the rest is the host's. */
const BUNDLED = /^src\/(testing|prerender|forms|illustrations)\//;

/**
 * Writes into the host's build what its façades declare, for teams that check a remote against a running portal.
 * @returns the sources that it was made of: webpack has not read those which hold nothing but types
 * @throws UserError when the compiler declares nothing
 */
export async function writeFacadeTypes(output: string): Promise<string[]> {
  const files = await inDraft(SHARED_DIR, declarationsOf);
  const types: FacadeTypes = { contract: CONTRACT_VERSION, files };
  await writeFile(join(output, FACADE_TYPES_FILE), JSON.stringify(types));
  const sources = (await modulesOf(SHARED_DIR)).filter(
    (path) => path.replace(/\.tsx?$/, '.d.ts') in files,
  );
  return sources.map((path) => join(SHARED_DIR, path));
}

/** Declarations of the façades, and of all that they are made of, by path in the package. */
async function declarationsOf(draft: string): Promise<Record<string, string>> {
  const output = await writeDeclarations(SHARED_DIR, draft);
  const paths = (await modulesOf(draft)).filter(
    (path) => path.endsWith('.d.ts') && !BUNDLED.test(path) && !path.includes('.test.'),
  );
  if (paths.length === 0) throw new UserError(`TypeScript n’a rien déclaré :\n${output}`);
  const texts = paths.map(async (path) => [path, await readFile(join(draft, path), 'utf8')]);
  return Object.fromEntries(await Promise.all(texts));
}

/** The modules below a package's `src`, by path in the package, in order. */
async function modulesOf(directory: string): Promise<string[]> {
  const entries = await readdir(join(directory, 'src'), { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)))
    .sort();
}
