import { pipeline, type Readable } from 'node:stream';
import { extract, type Header } from 'tar-stream';

/** One file or folder of an archive. */
export type TarEntry = {
  /** Relative, with slashes. */
  name: string;
  kind: 'file' | 'folder';
  /** Bytes. */
  size: number;
};

const BLOCK = 512;

/** Header of an entry that only its owner can read; equal files give equal archives, whenever they were made. */
export function tarHeader({ name, kind, size }: TarEntry) {
  const isFolder = kind === 'folder';
  const type = isFolder ? ('directory' as const) : ('file' as const);
  return { name, size, type, mode: isFolder ? 0o700 : 0o600, mtime: new Date(0) };
}

/**
 * Reads an archive entry by entry, to the end of its source. Content that the caller does not read is skipped.
 * @throws Error for what is no archive, is cut off, or holds more than files and folders of its own
 */
export async function* readTar(
  source: Readable,
): AsyncGenerator<TarEntry & { content: AsyncIterable<unknown> }> {
  const entries = extract();
  // An error of the source comes out of the entries.
  pipeline(source, requireEnd, entries, () => undefined);
  for await (const content of entries) {
    // What `tar .` writes first is the folder itself.
    if (!isOwnFolder(content.header)) yield { ...checkHeader(content.header), content };
    content.resume();
  }
}

/** The library also accepts an archive that ends after any entry: what is cut off there would look complete. */
async function* requireEnd(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let last: Buffer = Buffer.alloc(0);
  for await (const chunk of source) {
    last = Buffer.concat([last, chunk.subarray(-BLOCK)]).subarray(-BLOCK);
    yield chunk;
  }
  if (last.length < BLOCK || last.some((byte) => byte !== 0)) {
    throw new RangeError('The archive ends too early');
  }
}

function isOwnFolder({ name, type }: Header): boolean {
  return type === 'directory' && /^(?:\.\/*)$/.test(name);
}

function checkHeader({ name, type, size }: Header): TarEntry {
  const path = name
    .replace(/^(?:\.\/+)+/, '')
    .split('/')
    .filter((part) => part !== '');
  if ((type !== 'file' && type !== 'directory') || path.length === 0) {
    throw new RangeError('An entry is neither a file nor a folder');
  }
  if (path.some((part) => part === '.' || part === '..' || /[\\\0:]/.test(part))) {
    throw new RangeError('An entry would leave its folder');
  }
  const kind = type === 'directory' ? 'folder' : 'file';
  return { name: path.join('/'), kind, size: kind === 'folder' ? 0 : size };
}
