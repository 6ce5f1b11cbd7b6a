import { inflateSync } from 'node:zlib';

/** Sizes of the two heads and of their entries (W3C, WOFF 1.0, 3 and 4; OpenType, "Font file"). */
const WOFF = { head: 44, entry: 20 };
const SFNT = { head: 12, entry: 16 };

/**
 * Unpacks a WOFF file into the OpenType file that it holds. Typefaces are installed as WOFF; the reader of pdfkit unpacks a
 * table again for each glyph that it takes from it, which is most of the time that a document takes.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const entries = Array.from({ length: count }, (_, index) => {
    const at = WOFF.head + index * WOFF.entry;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field));
    const bytes = woff.subarray(offset, (offset ?? 0) + (packed ?? 0));
    const tag = woff.subarray(at, at + 4);
    const checksum = woff.subarray(at + 16, at + 20);
    return { tag, checksum, table: packed === length ? bytes : inflateSync(bytes) };
  });
  const head = Buffer.alloc(SFNT.head + count * SFNT.entry);
  // The kind of outlines; then the number of tables and what helps to search among them.
  woff.copy(head, 0, 4, 8);
  const power = Math.floor(Math.log2(count));
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(2 ** power * SFNT.entry, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE((count - 2 ** power) * SFNT.entry, 10);
  let offset = head.length;
  const tables = entries.map(({ tag, checksum, table }, index) => {
    const at = SFNT.head + index * SFNT.entry;
    tag.copy(head, at);
    checksum.copy(head, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(table.length, at + 12);
    // Each table begins at a multiple of four bytes.
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    offset += padded.length;
    return padded;
  });
  return Buffer.concat([head, ...tables]);
}
