import type { Pdf } from './pdf';
import { leftOf } from './pdf-direction';
import { type LeafTag, piece } from './pdf-structure';
import { type Direction, directionOf, type Face, type Run, visualRuns } from './visual-runs';

/** Named features make pdfkit shape a piece as a whole; otherwise it would lay out Arabic words from left to right. */
const WHOLE: { features: PDFKit.Mixins.OpenTypeFeatures[] } = {
  features: ['liga', 'kern', 'tnum'],
};

/** Height of a line, in shares of its size. */
export const LEADING = 1.2;

/** A text in lines, ready to be drawn. */
export type Fitted = { lines: string[]; face: Face; size: number; height: number };

/** Widths of what each document has measured: shaping takes a millisecond, and a width grows with the size. */
const measured = new WeakMap<Pdf, Map<string, number>>();

/** Width of a text at the size of one point, in letters of any language. */
export function widthOf(pdf: Pdf, text: string, face: Face): number {
  return visualRuns(text, face).reduce((width, run) => width + widthOfRun(pdf, run), 0);
}

function widthOfRun(pdf: Pdf, { text, font }: Run): number {
  const known = measured.get(pdf) ?? new Map<string, number>();
  measured.set(pdf, known);
  const key = `${font} ${text}`;
  const width = known.get(key) ?? pdf.font(font).fontSize(1).widthOfString(text, WHOLE);
  known.set(key, width);
  return width;
}

/** Draws fitted lines, each centred on `x` from the start of the page, from the top `y` downwards. @returns the bottom */
export function drawCentred(
  pdf: Pdf,
  fitted: Fitted,
  x: number,
  y: number,
  tag: LeafTag = 'P',
): number {
  return drawLines(pdf, fitted, y, tag, (width) => leftOf(pdf, x - width / 2, width));
}

/** Draws fitted lines that begin at `x` from the start of the page, from the top `y` downwards. @returns the bottom */
export function drawLinesAt(
  pdf: Pdf,
  fitted: Fitted,
  x: number,
  y: number,
  tag: LeafTag = 'P',
): number {
  return drawLines(pdf, fitted, y, tag, (width) => leftOf(pdf, x, width));
}

/** @param startOf where a line of that width begins */
function drawLines(
  pdf: Pdf,
  { lines, face, size, height }: Fitted,
  y: number,
  tag: LeafTag,
  startOf: (width: number) => number,
): number {
  // The lines of one text run one way, whatever letter each begins with.
  const base = directionOf(lines.join(' '));
  const writeLine = (line: string, index: number) => {
    const baseline = y + size * (LEADING * (index + 1) - 0.3);
    const left = startOf(widthOf(pdf, line, face) * size);
    drawLine(pdf, line, { face, size, left, baseline, base });
  };
  // Letters stand in the order in which they are seen: what is read is the text itself.
  piece(pdf, tag, () => lines.forEach(writeLine), { actual: lines.join(' ') });
  return y + height;
}

type LinePlace = { face: Face; size: number; left: number; baseline: number; base?: Direction };

/** Draws one line, piece by piece, in the colour of the document. */
export function drawLine(pdf: Pdf, line: string, place: LinePlace): void {
  const { face, size, baseline, base } = place;
  let { left } = place;
  for (const run of visualRuns(line, face, base)) {
    pdf.font(run.font).fontSize(size);
    pdf.text(run.text, left, baseline, { ...WHOLE, lineBreak: false, baseline: 'alphabetic' });
    left += widthOfRun(pdf, run) * size;
  }
}
