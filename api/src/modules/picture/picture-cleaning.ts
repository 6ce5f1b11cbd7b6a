import { ImportRefused } from '@mosta/plan/import/import-loss';
import { PICTURE_LIMITS } from '@mosta/shared/schemas/picture.schema';
import type { Template } from '../../platform/documents/template';
import { cleanJpeg, JPEG_START } from './clean-jpeg';
import { cleanPng, PNG_SIGNATURE } from './clean-png';
import { type CleanPicture, cleanSvg } from './clean-svg';
import { cleanWebp, isWebp } from './clean-webp';
import { type PICTURE_REFUSALS, PictureRefused } from './picture-refused';

/** What a thread answers, as JSON: the cleaned picture, its content in base64, or why there is none. */
export type CleaningOutcome =
  | { cleaned: Omit<CleanPicture, 'content'> & { content: string; mediaType: string } }
  | { refused: keyof typeof PICTURE_REFUSALS };

/** Foreign files are read where time and memory are bounded. */
export const PICTURE_CLEANING: Template<{ file: string }> = {
  name: 'picture-cleaning',
  draw: async ({ file }) => Buffer.from(JSON.stringify(outcomeOf(Buffer.from(file, 'base64')))),
};

function outcomeOf(file: Buffer): CleaningOutcome {
  try {
    const { content, ...picture } = cleanPicture(file);
    return { cleaned: { ...picture, content: content.toString('base64') } };
  } catch (error) {
    if (error instanceof PictureRefused) return { refused: error.code };
    if (error instanceof ImportRefused)
      return { refused: error.code.startsWith('TOO_') ? 'TOO_COMPLEX' : 'DAMAGED' };
    throw error;
  }
}

/** What a file is, its beginning says: neither its name nor its declared type. @throws PictureRefused, ImportRefused */
export function cleanPicture(file: Buffer): CleanPicture & { mediaType: string } {
  if (file.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE))
    return { ...inBounds(cleanPng(file)), mediaType: 'image/png' };
  if (file.subarray(0, JPEG_START.length).equals(JPEG_START))
    return { ...inBounds(cleanJpeg(file)), mediaType: 'image/jpeg' };
  if (isWebp(file)) return { ...inBounds(cleanWebp(file)), mediaType: 'image/webp' };
  const utf16 = file[0] === 0xff && file[1] === 0xfe;
  const text = new TextDecoder(utf16 ? 'utf-16le' : 'utf-8').decode(file);
  if (!text.includes('<svg') && !text.includes('<svg:svg'))
    throw new PictureRefused('NOT_A_PICTURE');
  if (file.length > PICTURE_LIMITS.svg) throw new PictureRefused('TOO_HEAVY');
  return { ...cleanSvg(text), mediaType: 'image/svg+xml' };
}

/** @throws PictureRefused */
function inBounds(picture: CleanPicture): CleanPicture {
  const { least, most } = PICTURE_LIMITS;
  const sides = [picture.width, picture.height];
  if (sides.some((side) => side < least || side > most)) throw new PictureRefused('WRONG_SIZE');
  if (Math.max(...sides) > 10 * Math.min(...sides)) throw new PictureRefused('TOO_LONG');
  return picture;
}
