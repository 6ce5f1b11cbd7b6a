import { latinDigits } from '@mosta/shared/domain/phone';
import type { PdfFont } from './pdf';

/** Faces of a text in Latin letters; Arabic has one for all. */
export type Face = 'text' | 'strong' | 'heading';

/** A piece of a line in one typeface. */
export type Run = { text: string; font: PdfFont };

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
