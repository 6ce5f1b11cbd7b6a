import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { CONTRACT_VERSION } from '@mosta/shared/contract/contract-version';
import { SDK_DIR } from '../places';
import { remoteName } from '../release/remote-name';
import { UserError } from '../user-error';
import { type Home, manifestOf, tsconfigOf } from './manifest';

const TEMPLATE = join(SDK_DIR, 'template');
/** What the template calls the remote, its component, and the range of its contract. */
const NAME = /exemple/g;
const COMPONENT = /Exemple(?=Page)/g;
const TITLE = /"(Exemple|Example|مثال)"/g;
const CONTRACT = "'^1.0.0'";

/**
 * Writes a new remote with one page, one widget, one entry of the navigation, texts in three languages and tests.
 * Nothing outside of its folder changes.
 * @param asked its name, as typed
 * @param directory where it goes: empty, or not there yet
 * @returns its name
 * @throws UserError for what is no name, and for a folder that holds something
 */
export async function newRemote(asked: string, directory: string, home: Home): Promise<string> {
  const name = remoteName(asked);
  const held = await readdir(directory).catch(() => []);
  if (held.length > 0) {
    throw new UserError(
      `Le dossier ${basename(directory)} n’est pas vide : choisissez un autre nom, ou videz-le.`,
    );
  }
  for (const path of await templateFiles(home)) {
    const text = await readFile(join(TEMPLATE, path), 'utf8');
    await write(join(directory, placeOf(path, name)), named(text, path, name));
  }
  const manifest = await manifestOf(name, directory, home);
  await write(join(directory, 'package.json'), json(manifest));
  await write(join(directory, 'tsconfig.json'), json(tsconfigOf(home)));
  return name;
}

async function templateFiles(home: Home): Promise<string[]> {
  const entries = await readdir(TEMPLATE, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(TEMPLATE.length + 1));
  // The workspace has a pipeline of its own, which finds remotes by their folders.
  const ofRepository = ['workflow.yml', 'gitignore'];
  return files.filter((path) => home !== 'workspace' || !ofRepository.includes(path));
}

function placeOf(path: string, name: string): string {
  if (path === 'workflow.yml') return join('.github', 'workflows', `${name}.yml`);
  if (path === 'gitignore') return '.gitignore';
  return path.replace(NAME, name);
}

function named(text: string, path: string, name: string): string {
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const renamed = text
    .replace(NAME, name)
    .replace(COMPONENT, words.join(''))
    .replaceAll(CONTRACT, `'^${CONTRACT_VERSION}'`);
  return path.endsWith('.json') ? renamed.replace(TITLE, `"${words.join(' ')}"`) : renamed;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  if (!existsSync(file)) await writeFile(file, text);
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
