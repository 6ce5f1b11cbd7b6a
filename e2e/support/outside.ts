import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Ended, runProgram, startProgram } from './run-program';

const ROOT = join(import.meta.dirname, '..', '..');
/** Where `npm run portal -- sdk` puts its packages. */
export const PACKED = join(ROOT, 'sdk', 'dist');
/** Packages of the workspace whose installed libraries stand for those that a package manager would fetch. */
const INSTALLED = ['sdk', 'shared', 'release', '.'];

/**
 * Installs the packed SDK into a folder outside of the workspace: both packages are unpacked, and what their manifests
 * name, and nothing else, is linked beside them. A library that they forget is missing there, as it would be for a team.
 */
export async function installSdk(folder: string): Promise<void> {
  const packages = (await readdir(PACKED)).filter((file) => file.endsWith('.tgz'));
  for (const file of packages) {
    const name = file.replace(/^mosta-(.+)-\d.*$/, '$1');
    const place = join(folder, 'node_modules', '@mosta', name);
    await mkdir(place, { recursive: true });
    const { code, output } = await runProgram('tar', [
      ...['-xzf', join(PACKED, file), '-C', place, '--strip-components=1'],
    ]);
    if (code !== 0) throw new Error(output);
    const { dependencies = {} } = await readManifest(place);
    await link(folder, Object.keys(dependencies));
  }
}

/** Links what the manifest of a remote in that folder names. */
export async function installRemote(folder: string, remote: string): Promise<void> {
  const { dependencies = {}, devDependencies = {} } = await readManifest(join(folder, remote));
  const names = Object.keys({ ...dependencies, ...devDependencies });
  await link(
    folder,
    names.filter((name) => !name.startsWith('@mosta/')),
  );
}

async function link(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const place = join(folder, 'node_modules', name);
    const found = INSTALLED.map((one) => join(ROOT, one, 'node_modules', name)).find(existsSync);
    if (!found) throw new Error(`${name} is not installed in the workspace`);
    if (existsSync(place)) continue;
    await mkdir(dirname(place), { recursive: true });
    await symlink(found, place);
  }
}

type Manifest = {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

async function readManifest(directory: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(directory, 'package.json'), 'utf8')) as Manifest;
}

type Place = { cwd?: string; env?: Record<string, string> };

/** Runs `npx portal …` of the installed SDK. */
export function portal(
  folder: string,
  args: string[],
  { cwd = folder, env = {} }: Place = {},
): Promise<Ended> {
  return runProgram(process.execPath, [scriptOf(folder), ...args], { cwd, env });
}

/** Starts `npx portal …` of the installed SDK, which goes on until it is told to end. */
export function startInPortal(
  folder: string,
  args: string[],
  ready: string,
  { cwd = folder, env = {} }: Place = {},
): Promise<() => Promise<number>> {
  return startProgram(process.execPath, [scriptOf(folder), ...args], ready, { cwd, env });
}

function scriptOf(folder: string): string {
  return join(folder, 'node_modules', '@mosta', 'portal-sdk', 'bin', 'portal.mjs');
}
