import type { CleanPicture } from './clean-svg';
import { PictureRefused } from './picture-refused';

/** Chunks that draw, in the order of the format; place, date, device and comments are left out. */
const KEPT: ReadonlySet<string> = new Set(['VP8X', 'ICCP', 'ALPH', 'VP8 ', 'VP8L']);
/** Of `VP8X`: a colour profile and transparency stay, what it says of left out parts goes. */
const KEPT_FLAGS = 0x30;
const ANIMATED = 0x02;
const HEADER = 12;

type Size = { width: number; height: number };

export function isWebp(file: Buffer): boolean {
  return file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, HEADER) === 'WEBP';
}

/** @throws PictureRefused */
export function cleanWebp(bytes: Buffer): CleanPicture {
  const end = Math.min(bytes.length, 8 + bytes.readUInt32LE(4));
  const kept: Buffer[] = [];
  let canvas: Size | undefined;
  let drawn: Size | undefined;
  for (let at = HEADER; at < end; ) {
    if (at + 8 > end) throw new PictureRefused('DAMAGED');
    const length = bytes.readUInt32LE(at + 4);
    const next = at + 8 + length + (length % 2);
    if (next > end) throw new PictureRefused('DAMAGED');
    const type = bytes.toString('latin1', at, at + 4);
    const chunk = Buffer.from(bytes.subarray(at, next));
    const data = chunk.subarray(8);
    if (type === 'VP8X') canvas = extendedSize(data);
    if (type === 'VP8 ' || type === 'VP8L') {
      if (drawn) throw new PictureRefused('DAMAGED');
      drawn = type === 'VP8L' ? losslessSize(data) : lossySize(data);
    }
    if (KEPT.has(type)) kept.push(chunk);
    at = next;
  }
  if (!drawn || (canvas && (canvas.width !== drawn.width || canvas.height !== drawn.height)))
    throw new PictureRefused('DAMAGED');
  const body = Buffer.concat(kept);
  const header = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  header.writeUInt32LE(body.length + 4, 4);
  return { content: Buffer.concat([header, body]), ...drawn, removed: [] };
}

/** Also clears the marks of what is left out. */
function extendedSize(data: Buffer): Size {
  if (data.length !== 10) throw new PictureRefused('DAMAGED');
  const flags = data.readUInt8(0);
  if (flags & ANIMATED) throw new PictureRefused('ANIMATED');
  data.writeUInt8(flags & KEPT_FLAGS, 0);
  return { width: 1 + data.readUIntLE(4, 3), height: 1 + data.readUIntLE(7, 3) };
}

const KEY_FRAME = Buffer.from([0x9d, 0x01, 0x2a]);

function lossySize(data: Buffer): Size {
  if (data.length < 10 || !data.subarray(3, 6).equals(KEY_FRAME))
    throw new PictureRefused('DAMAGED');
  return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
}

function losslessSize(data: Buffer): Size {
  if (data.length < 5 || data[0] !== 0x2f) throw new PictureRefused('DAMAGED');
  const bits = data.readUInt32LE(1);
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
}
