import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { readBuild } from './build-files';

/** A build as the compressed tar that a portal takes; the same files give the same archive. */
export async function packBuild(folder: string): Promise<Buffer> {
  const archive = pack();
  const bytes = buffer(archive.pipe(createGzip()));
  for (const { path, body } of await readBuild(folder)) {
    archive.entry({ name: path, mode: 0o644, mtime: new Date(0) }, body);
  }
  archive.finalize();
  return bytes;
}
