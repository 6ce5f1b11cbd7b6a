import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { descriptorSchema } from '@mosta/shared/contract/descriptor';
import {
  DESCRIPTOR_FILE,
  MANIFEST_FILE,
  REMOTES_FOLDER,
  versionPath,
} from '@mosta/shared/contract/published';
import type { RegistryVersion } from '@mosta/shared/contract/registry';
import * as v from 'valibot';
import { contentHash, onOtherBytes, type PlacedFile, placedFiles, readBuild } from './build-files';
import { CONTENTS_FILE, contentsOf } from './contents';
import { ReleaseError } from './release-error';

/** What a build leaves: the number of its version, and the folder of its files. */
export type BuildOutput = { version: string; output: string };

/**
 * Stores a build as a version, in one step; a version that is there already is never written again.
 * @throws ReleaseError when the files are not those whose hash the version names, or a shared file has other content
 */
export async function storeVersion(
  dataDir: string,
  name: string,
  { version, output }: BuildOutput,
): Promise<RegistryVersion> {
  if (!existsSync(join(dataDir, REMOTES_FOLDER, name, version))) {
    const files = await readBuild(output);
    requireHash(version, contentHash(files));
    await placeVersion(dataDir, name, version, placedFiles(version, files));
  }
  return readVersion(dataDir, name, version);
}

/**
 * Stores a version as another portal keeps it.
 * @param files where that portal keeps them, without their list
 * @throws ReleaseError when a shared file has other content
 */
export async function storePlaced(
  dataDir: string,
  name: string,
  version: string,
  files: readonly PlacedFile[],
): Promise<RegistryVersion> {
  if (!existsSync(join(dataDir, REMOTES_FOLDER, name, version))) {
    await placeVersion(dataDir, name, version, files);
  }
  return readVersion(dataDir, name, version);
}

/** What versions share is written first: a version that can be found is complete. */
async function placeVersion(
  dataDir: string,
  name: string,
  version: string,
  files: readonly PlacedFile[],
): Promise<void> {
  const remotes = join(dataDir, REMOTES_FOLDER);
  const place = join(remotes, name);
  for (const file of files) if (file.shared) await writeShared(place, file);
  const draft = join(remotes, `.${name}-${randomUUID()}`);
  try {
    for (const file of [...files, listOf(version, files)]) {
      if (!file.shared) await write(join(draft, file.path), file.body);
    }
    await mkdir(place, { recursive: true });
    await rename(join(draft, version), join(place, version));
  } catch (error) {
    // Somebody published the same version at the same moment: theirs is as good.
    if (!existsSync(join(place, version))) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** What the registry says of a stored version. */
async function readVersion(
  dataDir: string,
  name: string,
  version: string,
): Promise<RegistryVersion> {
  const file = join(dataDir, REMOTES_FOLDER, name, version, DESCRIPTOR_FILE);
  const descriptor = v.parse(descriptorSchema, JSON.parse(await readFile(file, 'utf8')));
  return {
    baseUrl: versionPath(name, version),
    descriptor,
    manifest: MANIFEST_FILE,
    integrity: descriptor.integrity,
    publishedAt: new Date().toISOString(),
  };
}

/** The files of a version, listed beside them. */
function listOf(version: string, placed: readonly PlacedFile[]): PlacedFile {
  const list = contentsOf(placed, (path) => onOtherBytes(path) !== 'refuse');
  return {
    path: `${version}/${CONTENTS_FILE}`,
    body: Buffer.from(JSON.stringify(list)),
    shared: false,
  };
}

/** Two builds at once cannot mix: a folder that changed while it was read has another hash than its version. */
function requireHash(version: string, hash: string): void {
  if (version.endsWith(`-${hash}`)) return;
  throw new ReleaseError(
    'HASH_MISMATCH',
    `Les fichiers ne sont pas ceux de la version ${version} (leur empreinte est ${hash}) : construisez de nouveau, puis publiez.`,
  );
}

/** A file that is there already stays: its name says what is in it. */
async function writeShared(place: string, { path, body }: PlacedFile): Promise<void> {
  const file = join(place, path);
  const known = await readFile(file).catch(() => null);
  const action = known === null ? 'replace' : known.equals(body) ? 'keep' : onOtherBytes(path);
  if (action === 'keep') return;
  if (action === 'refuse') {
    throw new ReleaseError(
      'FILE_CHANGED',
      `${path} est déjà publié avec un autre contenu, alors que son nom vient de son contenu : construisez de nouveau avec les outils du portail.`,
    );
  }
  const draft = `${file}.${randomUUID()}`;
  await write(draft, body);
  await rename(draft, file);
}

async function write(file: string, body: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, body);
}
