import type { CleanPicture } from './clean-svg';
import { PictureRefused } from './picture-refused';

export const JPEG_START = Buffer.from([0xff, 0xd8, 0xff]);

const MARKERS = { end: 0xd9, scan: 0xda, jfif: 0xe0, exif: 0xe1, adobe: 0xee, comment: 0xfe };

/**
 * Leaves out what a camera writes beside the picture: place, date, device, preview, comments. Which side is up stays.
 * @throws PictureRefused
 */
export function cleanJpeg(bytes: Buffer): CleanPicture {
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let size: { width: number; height: number } | undefined;
  let turned = 1;
  let at = 2;
  while (true) {
    if (at + 4 > bytes.length || bytes[at] !== 0xff) throw new PictureRefused('DAMAGED');
    const marker = bytes[at + 1] ?? 0;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length) throw new PictureRefused('DAMAGED');
    const segment = bytes.subarray(at, end);
    if (marker === MARKERS.exif) turned = orientationIn(segment) ?? turned;
    if (isFrame(marker)) size = { width: segment.readUInt16BE(7), height: segment.readUInt16BE(5) };
    if (isDrawing(marker)) kept.push(segment);
    at = end;
    if (marker === MARKERS.scan) break;
  }
  const last = bytes.lastIndexOf(Buffer.from([0xff, MARKERS.end]));
  if (!size || last < at) throw new PictureRefused('DAMAGED');
  if (turned !== 1) kept.splice(1, 0, orientation(turned));
  kept.push(bytes.subarray(at, last + 2));
  const sides = turned > 4 ? { width: size.height, height: size.width } : size;
  return { content: Buffer.concat(kept), ...sides, removed: [] };
}

/** Start of a frame; 0xc4, 0xc8 and 0xcc are tables. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function isDrawing(marker: number): boolean {
  const said = marker >= 0xe0 && marker <= 0xef;
  return (
    marker !== MARKERS.comment && (!said || marker === MARKERS.jfif || marker === MARKERS.adobe)
  );
}

const EXIF = Buffer.from('Exif\0\0', 'latin1');
const ORIENTATION = 0x0112;

/** Which side is up, 1 to 8. */
function orientationIn(segment: Buffer): number | undefined {
  if (!segment.subarray(4, 10).equals(EXIF)) return undefined;
  const tiff = segment.subarray(10);
  if (tiff.length < 8) return undefined;
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (first + 2 > tiff.length) return undefined;
  for (let index = 0; index < short(first); index += 1) {
    const entry = first + 2 + 12 * index;
    if (entry + 12 > tiff.length) return undefined;
    const value = short(entry + 8);
    if (short(entry) === ORIENTATION) return value >= 1 && value <= 8 ? value : undefined;
  }
  return undefined;
}

/** A segment that says this alone. */
function orientation(value: number): Buffer {
  const tiff = Buffer.from(
    'MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0',
    'latin1',
  );
  tiff.writeUInt16BE(value, 18);
  const segment = Buffer.concat([Buffer.from([0xff, MARKERS.exif, 0, 0]), EXIF, tiff]);
  segment.writeUInt16BE(segment.length - 2, 2);
  return segment;
}
