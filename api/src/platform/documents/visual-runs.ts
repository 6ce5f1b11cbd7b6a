import { latinDigits } from '@mosta/shared/domain/phone';
import createBidi from 'bidi-js';
import type { PdfFont } from './pdf';

/** Faces of a text in Latin letters; Arabic has two. */
export type Face = 'text' | 'strong' | 'heading';

/** A piece of a line in one typeface. */
export type Run = { text: string; font: PdfFont };

/** The way in which a line runs; without one, its first letter says. */
export type Direction = 'ltr' | 'rtl';

/** Arabic words with their spaces and punctuation: pdfkit shapes them, and writes them from right to left. */
const ARABIC =
  /([\p{Script=Arabic}،؛؟ـ](?:[\p{Script=Arabic}\p{M}،؛؟ـ\s]*[\p{Script=Arabic}\p{M}،؛؟ـ])?)/u;
/** What the first Arabic typeface has. */
const COMMON_ARABIC =
  /^[\s\u060c\u061b\u061f\u0621-\u063a\u0640-\u0656\u066e-\u0671\u06a1\u06a4\u06ba]*$/u;
/** What the first file of each Latin typeface has. */
const BASIC_LATIN =
  /[\0-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2212]/u;
/** Characters that say where a piece runs, and show nothing. */
const MARKS = /[\u061c\u200e\u200f\u2066-\u2069]/gu;
/** Those that turn letters against their own direction: what somebody typed would read as something else. */
const OVERRIDES = /[\u202a-\u202e]/gu;

/** Without those that are never drawn. */
const ALL_BASIC_LATIN =
  /^[\0-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2010-\u2027\u2030-\u205e\u20ac\u2122\u2212]*$/u;

const bidi = createBidi();

/** The way in which a text runs that begins with such a letter, or with the mark that says so. */
export function directionOf(text: string): Direction {
  const first = /[\p{L}\u200e\u200f]/u.exec(text)?.[0] ?? '';
  return first === FROM_RIGHT || hasArabic(first) ? 'rtl' : 'ltr';
}

/** Marks a line that begins with a code or a name in Latin letters, and still runs from the right. */
export const FROM_RIGHT = '\u200f';

/** Whether letters of a line run from right to left. */
export function hasArabic(text: string): boolean {
  return ARABIC.test(text);
}

/** Whether the first file of a Latin typeface has all of a text, which then needs no pieces. */
export function isPlain(text: string): boolean {
  return ALL_BASIC_LATIN.test(text);
}

/** A text inside of another one, whichever way it runs: neither moves what stands around it (UAX 9, isolates). */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}

/** A number, an address or a code that runs from left to right, whatever it stands in. */
export function leftToRight(text: string): string {
  return `\u2066${text}\u2069`;
}

/**
 * A line in the order in which it is seen (UAX 9). Each Arabic piece is turned by the typeface's shaping. Digits are
 * Western, as Algeria writes them; the shaping would turn others.
 */
export function visualRuns(line: string, face: Face, base?: Direction): Run[] {
  const text = latinDigits(line).replace(OVERRIDES, '');
  const runs = inOrder(text, base).flatMap(({ piece, turned }) =>
    turned ? turnedRuns(piece, face) : latinRuns(piece.replace(MARKS, ''), face),
  );
  return runs.filter((run) => run.text !== '');
}

/** Pieces that run one way, from the left to the right of the page. */
function inOrder(text: string, base: Direction | undefined) {
  if (!hasArabic(text)) return [{ piece: text, turned: false }];
  const embedding = bidi.getEmbeddingLevels(text, base);
  const order = bidi.getReorderedIndices(text, embedding);
  const pieces: { piece: string; turned: boolean }[] = [];
  let before: { index: number; level: number } | undefined;
  for (const index of order) {
    const level = embedding.levels[index] ?? 0;
    const turned = level % 2 === 1;
    const last = pieces.at(-1);
    const unit = text.charAt(index);
    const follows = before?.level === level && index === before.index + (turned ? -1 : 1);
    if (last && follows) last.piece = turned ? unit + last.piece : last.piece + unit;
    else pieces.push({ piece: unit, turned });
    before = { index, level };
  }
  return pieces;
}

/** From right to left: what is not Arabic in it is turned here, brackets too. */
function turnedRuns(piece: string, face: Face): Run[] {
  return piece
    .replace(MARKS, '')
    .split(ARABIC)
    .reverse()
    .flatMap((part) => (hasArabic(part) ? [arabicRun(part, face)] : latinRuns(turn(part), face)));
}

function arabicRun(text: string, face: Face): Run {
  if (!COMMON_ARABIC.test(text)) return { text, font: 'arabicExtended' };
  return { text, font: face === 'text' ? 'arabic' : 'arabicStrong' };
}

function turn(text: string): string {
  return [...text]
    .reverse()
    .map((character) => bidi.getMirroredCharacter(character) ?? character)
    .join('');
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
  // A comma between a code and a number runs with them.
  if (hasArabic(character)) return arabicRun(character, face).font;
  return BASIC_LATIN.test(character) ? face : `${face}Extended`;
}
