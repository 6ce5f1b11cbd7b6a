import { type Fitted, LEADING, widthOf } from './mixed-text';
import type { Pdf } from './pdf';
import type { Face } from './visual-runs';

type Box = { face: Face; width: number; height: number; largest: number };

/** A text and its width at the size of one point. */
type Piece = { text: string; width: number };

const STEP = 0.5;
/** Below this size a word that is too wide is divided rather than made smaller still. */
const LEAST_WHOLE = 10;

const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/**
 * Breaks a text into lines at the largest size at which all of it fits into the box: nothing is ever cut off.
 * A line break in the text stays one. Words are measured once: a smaller size only needs their lines broken anew.
 */
export function fitText(pdf: Pdf, text: string, { face, width, height, largest }: Box): Fitted {
  const measure = measureIn(pdf, face);
  const linesAt = breakerOf(text, width, measure);
  const fits = (size: number) => {
    const lines = linesAt(size);
    const wide = Math.max(...lines.map((line) => line.width));
    return lines.length * size * LEADING <= height && wide * size <= width;
  };

  const size = largestFitting(largest, fits);
  const lines = linesAt(size).map((line) => line.text);
  // The letters of a line may stand closer or wider together than its words did alone.
  const wide = Math.max(...lines.map((line) => measure(line).width));
  const exact = Math.min(size, width / Math.max(wide, Number.EPSILON));
  return { lines, face, size: exact, height: lines.length * exact * LEADING };
}

/** Breaks a text into lines of one size; a word wider than the line is divided. */
export function breakLines(
  pdf: Pdf,
  text: string,
  { face, width, size }: { face: Face; width: number; size: number },
): string[] {
  const linesAt = breakerOf(text, width, measureIn(pdf, face));
  return linesAt(size, true).map((line) => line.text);
}

type Measure = (text: string) => Piece;

function measureIn(pdf: Pdf, face: Face): Measure {
  return (text) => ({ text, width: widthOf(pdf, text, face) });
}

/** The lines of a text at any size; a no-break space breaks none. */
function breakerOf(text: string, width: number, measure: Measure) {
  const space = measure(' ').width;
  const paragraphs = text.split('\n').map((part) => part.split(/[^\S\u00a0]+/).map(measure));
  return (size: number, divides = size < LEAST_WHOLE): Piece[] =>
    paragraphs.flatMap((words) => {
      const parts = divides ? words.flatMap((word) => divide(word, width / size, measure)) : words;
      return joinWords(parts, width / size, space);
    });
}

/** Halves what is left of the sizes; the smallest is taken whether it fits or not. */
function largestFitting(largest: number, fits: (size: number) => boolean): number {
  let [fitting, tooLarge] = [Math.ceil((largest - 1) / STEP), -1];
  while (fitting - tooLarge > 1) {
    const middle = Math.floor((fitting + tooLarge) / 2);
    if (fits(largest - middle * STEP)) fitting = middle;
    else tooLarge = middle;
  }
  return largest - fitting * STEP;
}

function joinWords(words: readonly Piece[], widest: number, space: number): Piece[] {
  const lines: Piece[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const width = last ? last.width + space + word.width : word.width;
    if (last && width <= widest) lines.splice(-1, 1, { text: `${last.text} ${word.text}`, width });
    else lines.push(word);
  }
  return lines;
}

/** A word in pieces that each fill a line, by the widths of its letters alone. */
function divide(word: Piece, widest: number, measure: Measure): Piece[] {
  if (word.width <= widest) return [word];
  const pieces: Piece[] = [];
  for (const { segment } of graphemes.segment(word.text)) {
    const letter = measure(segment);
    const last = pieces.at(-1);
    const width = (last?.width ?? 0) + letter.width;
    if (last && width <= widest) pieces.splice(-1, 1, { text: last.text + segment, width });
    else pieces.push(letter);
  }
  return pieces;
}
