import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';

/** Folders of a build that are no part of a version. */
const ASIDE = new Set(['standalone']);

/** A build as the compressed tar that a portal takes; the same files give the same archive. */
export async function packBuild(folder: string): Promise<Buffer> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !ASIDE.has(name.split('/')[0] ?? ''))
    .sort();
  const archive = pack();
  const bytes = buffer(archive.pipe(createGzip()));
  for (const name of names) {
    const content = await readFile(join(folder, name));
    archive.entry({ name, mode: 0o644, mtime: new Date(0) }, content);
  }
  archive.finalize();
  return bytes;
}
