import { crc32 } from 'node:zlib';
import type { CleanPicture } from './clean-svg';
import { PictureRefused } from './picture-refused';

export const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Chunks that draw. Texts, places, dates, previews and animations are left out, and whatever follows the end. */
const KEPT: ReadonlySet<string> = new Set([
  ...['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'pHYs'],
]);

/** @throws PictureRefused */
export function cleanPng(bytes: Buffer): CleanPicture {
  const kept: Buffer[] = [PNG_SIGNATURE];
  let size: { width: number; height: number } | undefined;
  let drawn = false;
  for (let at = PNG_SIGNATURE.length; ; ) {
    if (at + 12 > bytes.length) throw new PictureRefused('DAMAGED');
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) throw new PictureRefused('DAMAGED');
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4))
      throw new PictureRefused('DAMAGED');
    if (size === undefined) {
      if (type !== 'IHDR' || length !== 13) throw new PictureRefused('DAMAGED');
      size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    }
    drawn ||= type === 'IDAT';
    if (KEPT.has(type)) kept.push(bytes.subarray(at, end));
    if (type === 'IEND') break;
    at = end;
  }
  if (!drawn) throw new PictureRefused('DAMAGED');
  return { content: Buffer.concat(kept), ...size, removed: [] };
}
