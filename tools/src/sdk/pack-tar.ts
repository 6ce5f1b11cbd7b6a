import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';

/** Files as package managers take them: below `package/`. The same files give the same archive. */
export async function packTar(files: ReadonlyMap<string, string | Buffer>): Promise<Buffer> {
  const archive = pack();
  const bytes = buffer(archive.pipe(createGzip({ level: 9 })));
  for (const [path, content] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const mode = path.startsWith('bin/') ? 0o755 : 0o644;
    archive.entry({ name: `package/${path}`, mode, mtime: new Date(0) }, content);
  }
  archive.finalize();
  return bytes;
}
