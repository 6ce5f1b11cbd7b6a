import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { makeBuild } from '@mosta/release/testing/build';
import { type Header, pack } from 'tar-stream';

type Entry = Partial<Header> & { name: string; text?: string };

/** A tar as pipelines send it. */
export async function tarOf(entries: Entry[], options: { gzip?: boolean } = {}): Promise<Buffer> {
  const archive = pack();
  for (const { text, ...header } of entries) archive.entry(header, text ?? '');
  archive.finalize();
  const bytes = await buffer(archive);
  return options.gzip === false ? bytes : gzipSync(bytes);
}

/** A build as an archive, with the address of its version. */
export async function archiveOf(remote: string, script: string, changes: object = {}) {
  const { files, ...build } = makeBuild(remote, script, changes);
  const entries = Object.entries(files).map(([name, text]) => ({ name, text }));
  return { ...build, files, entries, archive: await tarOf(entries) };
}
