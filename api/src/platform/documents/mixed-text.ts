import { latinDigits } from '@mosta/shared/domain/phone';
import type { Pdf, PdfFont } from './pdf';

/** Faces of a text in Latin letters; Arabic has one for all. */
export type Face = 'text' | 'strong' | 'heading';

/** A piece of a line in one typeface. */
type Run = { text: string; font: PdfFont };

/** Arabic words and the spaces between them: pdfkit shapes them, and writes them from right to left. */
const ARABIC = /(\p{Script=Arabic}(?:[\p{Script=Arabic}\p{M}\s]*[\p{Script=Arabic}\p{M}])?)/u;
/** What the first Arabic typeface has. */
const COMMON_ARABIC = /^[\s\u0621-\u063a\u0640-\u0656\u066e-\u0671\u06a1\u06a4\u06ba]*$/u;
/** What the first file of each Latin typeface has. */
const BASIC_LATIN = /[\0-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122]/u;

/**
 * A line in the order in which it is seen. Each Arabic piece is turned by the typeface's shaping; what is left to do is
 * the order of the pieces, which follows the first letter's direction (UAX 9, without nesting). Digits are Western, as
 * Algeria writes them; the shaping would turn others.
 */
export function visualRuns(line: string, face: Face): Run[] {
  const pieces = latinDigits(line)
    .split(ARABIC)
    // Spaces at the ends of a Latin piece belong between the pieces, whatever their order.
    .flatMap((piece, index) => (index % 2 === 1 ? [piece] : piece.split(/(^\s+|\s+$)/)))
    .filter((piece) => piece !== '');
  const firstLetter = /\p{L}/u.exec(line)?.[0] ?? '';
  if (ARABIC.test(firstLetter)) pieces.reverse();
  return pieces.flatMap((piece) =>
    ARABIC.test(piece)
      ? [{ text: piece, font: COMMON_ARABIC.test(piece) ? 'arabic' : 'arabicExtended' }]
      : latinRuns(piece, face),
  );
}

function latinRuns(text: string, face: Face): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const font = fontOf(character, face);
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ text: character, font });
  }
  return runs;
}

function fontOf(character: string, face: Face): PdfFont {
  return BASIC_LATIN.test(character) ? face : `${face}Extended`;
}

/** Named features make pdfkit shape a piece as a whole; otherwise it would lay out Arabic words from left to right. */
const WHOLE: { features: PDFKit.Mixins.OpenTypeFeatures[] } = { features: ['liga', 'kern'] };

function widthOf(pdf: Pdf, line: string, face: Face, size: number): number {
  return visualRuns(line, face).reduce(
    (width, { text, font }) => width + pdf.font(font).fontSize(size).widthOfString(text, WHOLE),
    0,
  );
}

/** Height of a line, in shares of its size. */
const LEADING = 1.2;

type Box = { face: Face; width: number; height: number; largest: number };
type Fitted = { lines: string[]; face: Face; size: number; height: number };

/** Below this size a word that is too wide is divided rather than made smaller still. */
const LEAST_WHOLE = 10;

/**
 * Breaks a text into lines at the largest size at which all of it fits into the box: nothing is ever cut off.
 * A line break in the text stays one.
 */
export function fitText(pdf: Pdf, text: string, { face, width, height, largest }: Box): Fitted {
  for (let size = largest; ; size -= 0.5) {
    const fits = (line: string) => widthOf(pdf, line, face, size) <= width;
    const lines = text.split('\n').flatMap((part) => breakLines(part, fits, size < LEAST_WHOLE));
    const tall = lines.length * size * LEADING;
    if ((tall <= height && lines.every(fits)) || size <= 1) {
      return { lines, face, size, height: tall };
    }
  }
}

function breakLines(text: string, fits: (line: string) => boolean, divide: boolean): string[] {
  const lines: string[] = [];
  for (const word of text
    .split(/\s+/)
    .flatMap((whole) => (divide ? parts(whole, fits) : [whole]))) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && fits(longer)) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

/** A word in pieces that each fill a line. */
function parts(word: string, fits: (line: string) => boolean): string[] {
  const pieces = [''];
  for (const character of word) {
    const longer = `${pieces.at(-1)}${character}`;
    if (fits(longer)) pieces.splice(-1, 1, longer);
    else pieces.push(character);
  }
  return pieces;
}

/** Draws fitted lines, each centred on `x`, from the top `y` downwards. @returns the bottom */
export function drawCentred(pdf: Pdf, fitted: Fitted, x: number, y: number): number {
  return drawLines(pdf, fitted, y, (width) => x - width / 2);
}

/** Draws fitted lines from `x`, from the top `y` downwards. @returns the bottom */
export function drawFromLeft(pdf: Pdf, fitted: Fitted, x: number, y: number): number {
  return drawLines(pdf, fitted, y, () => x);
}

/** @param startOf where a line of that width begins */
function drawLines(
  pdf: Pdf,
  { lines, face, size }: Fitted,
  y: number,
  startOf: (width: number) => number,
): number {
  lines.forEach((line, index) => {
    const baseline = y + size * (LEADING * (index + 1) - 0.3);
    let left = startOf(widthOf(pdf, line, face, size));
    for (const { text, font } of visualRuns(line, face)) {
      pdf.font(font).fontSize(size);
      pdf.text(text, left, baseline, { ...WHOLE, lineBreak: false, baseline: 'alphabetic' });
      left += pdf.widthOfString(text, WHOLE);
    }
  });
  return y + lines.length * size * LEADING;
}
