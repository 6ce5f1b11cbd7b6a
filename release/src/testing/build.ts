import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CONTRACT_VERSION } from '@mosta/shared/contract/contract-version';
import { DESCRIPTOR_FILE, ENTRY_FILE, MANIFEST_FILE } from '@mosta/shared/contract/published';
import { contentHash } from '../build-files';

/** A small build of a remote with one page: its version, the hash at the version's end, and its files. */
export function makeBuild(remote: string, script: string, changes: object = {}) {
  const entry = `export default ${JSON.stringify(script)};`;
  const text = { fr: remote, en: remote, ar: remote };
  const descriptor = {
    name: remote,
    label: text,
    contract: `^${CONTRACT_VERSION}`,
    routes: [{ path: `/${remote}`, title: text, description: text }],
    navigation: [],
    slots: [],
    entry: ENTRY_FILE,
    integrity: `sha384-${createHash('sha384').update(entry).digest('base64')}`,
    preload: {},
    ...changes,
  };
  const files = (version: string): Record<string, string> => ({
    [ENTRY_FILE]: entry,
    [MANIFEST_FILE]: JSON.stringify({ id: remote, metaData: { remoteEntry: { path: '' } } }),
    [DESCRIPTOR_FILE]: JSON.stringify({ ...descriptor, version }),
  });
  const hash = contentHash(
    Object.entries(files('')).map(([path, text]) => ({ path, body: Buffer.from(text) })),
  );
  const version = `1.0.0-${hash}`;
  return { version, hash, files: files(version) };
}

/** Lays the files of a build into a folder. */
export async function layBuild(folder: string, files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}
