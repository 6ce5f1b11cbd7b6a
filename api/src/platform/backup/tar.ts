import type { Readable } from 'node:stream';

/** One file or folder of an archive. */
export type TarEntry = {
  /** Relative, with slashes. */
  name: string;
  kind: 'file' | 'folder';
  /** Bytes. */
  size: number;
};

const BLOCK = 512;
/** Bytes that a header keeps for a name, and before it for the folder it is in. */
const NAME = 100;
const PREFIX = 155;

/** Header of a POSIX ustar entry; readable by its owner alone. */
export function tarHeader({ name, kind, size }: TarEntry): Buffer {
  const header = Buffer.alloc(BLOCK);
  const [prefix, rest] = splitName(kind === 'folder' ? `${name}/` : name);
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0');
  header.write(rest, 0);
  header.write(octal(kind === 'folder' ? 0o700 : 0o600, 7), 100);
  header.write(octal(0, 7), 108);
  header.write(octal(0, 7), 116);
  header.write(octal(size, 11), 124);
  header.write(octal(0, 11), 136);
  header.write(kind === 'folder' ? '5' : '0', 156);
  header.write('ustar\0', 257);
  header.write('00', 263);
  header.write(prefix, 345);
  header.write(`${octal(checksumOf(header), 6)}\0 `, 148);
  return header;
}

/** Zeros that fill an entry's last block. */
export function tarPadding(size: number): Buffer {
  return Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);
}

/** Ends an archive. */
export const TAR_END = Buffer.alloc(2 * BLOCK);

function splitName(name: string): [prefix: string, rest: string] {
  if (Buffer.byteLength(name) <= NAME) return ['', name];
  for (let at = name.indexOf('/'); at > 0; at = name.indexOf('/', at + 1)) {
    const [prefix, rest] = [name.slice(0, at), name.slice(at + 1)];
    if (Buffer.byteLength(prefix) <= PREFIX && Buffer.byteLength(rest) <= NAME && rest !== '') {
      return [prefix, rest];
    }
  }
  throw new RangeError(`The name ${name} is too long for an archive`);
}

/** The sum of a header's bytes, its own field read as spaces. */
function checksumOf(header: Buffer): number {
  let sum = 0;
  for (const [at, byte] of header.entries()) sum += at >= 148 && at < 156 ? 32 : byte;
  return sum;
}

/**
 * Reads an archive entry by entry. What of a content the caller does not read is passed over.
 * @throws RangeError for what is no archive, or ends before its end
 */
export async function* readTar(
  source: Readable,
): AsyncGenerator<TarEntry & { content: AsyncIterable<Buffer> }> {
  const bytes = new ByteReader(source);
  for (;;) {
    const header = await bytes.take(BLOCK);
    if (header.every((byte) => byte === 0)) {
      // Read to the end: only there does the compression's own checksum tell whether all was right.
      await bytes.drain();
      return;
    }
    const entry = parseHeader(header);
    let left = entry.size;
    const content = (async function* () {
      while (left > 0) {
        const chunk = await bytes.takeSome(left);
        left -= chunk.length;
        yield chunk;
      }
    })();
    yield { ...entry, content };
    while (left > 0) left -= (await bytes.takeSome(left)).length;
    await bytes.take(tarPadding(entry.size).length);
  }
}

function parseHeader(header: Buffer): TarEntry {
  const text = (from: number, length: number) =>
    header.toString('utf8', from, from + length).replace(/\0.*$/s, '');
  const number = (from: number, length: number) => Number.parseInt(text(from, length).trim(), 8);
  if (number(148, 8) !== checksumOf(header)) throw new RangeError('A header is damaged');
  const type = text(156, 1);
  const size = number(124, 12);
  const prefix = text(257, 5) === 'ustar' ? text(345, PREFIX) : '';
  const path = `${prefix}/${text(0, NAME)}`.split('/').filter((part) => part !== '');
  if (!['', '0', '5'].includes(type) || !(size >= 0) || path.length === 0) {
    throw new RangeError('An entry is neither a file nor a folder');
  }
  if (path.some((part) => part === '.' || part === '..' || /[\\\0:]/.test(part))) {
    throw new RangeError('An entry would leave its folder');
  }
  const kind = type === '5' ? 'folder' : 'file';
  return { name: path.join('/'), kind, size: kind === 'folder' ? 0 : size };
}

/** Takes bytes from a stream in the portions that are asked for. */
class ByteReader {
  private readonly chunks: AsyncIterator<Buffer>;
  private rest: Buffer = Buffer.alloc(0);

  constructor(source: Readable) {
    this.chunks = source[Symbol.asyncIterator]();
  }

  /** At least one byte and at most so many. */
  async takeSome(most: number): Promise<Buffer> {
    if (this.rest.length === 0) {
      const next = await this.chunks.next();
      if (next.done) throw new RangeError('The archive ends too early');
      this.rest = next.value;
    }
    const taken = this.rest.subarray(0, most);
    this.rest = this.rest.subarray(taken.length);
    return taken;
  }

  async take(count: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for (let left = count; left > 0; ) {
      const part = await this.takeSome(left);
      left -= part.length;
      parts.push(part);
    }
    return Buffer.concat(parts);
  }

  async drain(): Promise<void> {
    while (!(await this.chunks.next()).done);
    this.rest = Buffer.alloc(0);
  }
}
