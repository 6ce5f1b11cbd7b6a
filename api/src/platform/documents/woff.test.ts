import { readFileSync } from 'node:fs';
import { unpackWoff } from './woff';

const FILE = require.resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff');

/** The tables of an OpenType file as its head names them. */
const tablesOf = (font: Buffer) =>
  Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = 12 + index * 16;
    const [checksum = 0, offset = 0, length = 0] = [4, 8, 12].map((field) =>
      font.readUInt32BE(at + field),
    );
    const padded = font.subarray(offset, offset + length + (-length & 3));
    return { tag: font.toString('latin1', at, at + 4), checksum, offset, padded };
  });

const sumOf = (bytes: Buffer) => {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
};

it('gives every table of a typeface whole, at an address that is a multiple of four', () => {
  const woff = readFileSync(FILE);
  const font = unpackWoff(woff);
  const tables = tablesOf(font);
  expect(tables).toHaveLength(woff.readUInt16BE(12));
  expect(tables.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'GPOS']));
  for (const { tag, checksum, offset, padded } of tables) {
    expect(offset % 4).toBe(0);
    // That of "head" is made without a field that depends on the whole file.
    if (tag !== 'head') expect([tag, sumOf(padded)]).toEqual([tag, checksum]);
  }
});
