import { COLORS } from '../colors';
import { breakLines } from './fit-text';
import { drawLine, widthOf } from './mixed-text';
import { type Pdf, printable } from './pdf';
import { leftOf, runsFromRight } from './pdf-direction';
import { type LeafTag, piece, unread } from './pdf-structure';
import { directionOf, type Face, hasArabic, isPlain } from './visual-runs';

export type TextStyle = {
  font?: Face;
  /** Points; 9.5 by default. */
  size?: number;
  color?: string;
  /** To which edge of the box: where the document starts, or where it ends. */
  align?: 'start' | 'end' | 'center';
  /** The size is lowered until one line fits. */
  oneLine?: boolean;
  /** What the text is for whoever has it read; a paragraph by default. An ornament is passed over. */
  tag?: LeafTag | 'ornament';
};

/** `x` is the distance from where the page starts. */
type Box = { x: number; y: number; width: number };
/** A box from the left edge of the page, and what is written there. */
type Placed = Box & { text: string; style: TextStyle };

const DEFAULT_SIZE = 9.5;
const SMALLEST = 5;
const LINE_GAP = 1.5;
/** Where letters stand in a line, in shares of their size. */
const ASCENT = 0.95;
/** Figures of one width, so that columns of amounts align; pdfkit shapes such a text anew each time, which is slow. */
const FIGURES: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum', 'kern'];

/** Writes text into a box that is as high as it needs. @returns its height */
export function writeText(pdf: Pdf, text: string, box: Box, style: TextStyle = {}): number {
  const clean = printable(text);
  const plain = isPlain(clean);
  const placed = { ...box, x: leftOf(pdf, box.x, box.width), text: clean, style };
  let height = 0;
  const write = () => {
    choose(pdf, style);
    pdf.fillColor(style.color ?? COLORS.ink);
    if (!plain) height = writeMixed(pdf, placed);
    else height = style.oneLine ? writeLine(pdf, placed) : writeParagraph(pdf, placed);
    pdf.fillColor(COLORS.ink);
  };
  if (style.tag === 'ornament') unread(pdf, write);
  // Letters of two directions stand in the order in which they are seen: what is read is the text itself.
  else piece(pdf, style.tag ?? 'P', write, plain ? {} : { actual: clean });
  return height;
}

/** Height that the same call of `writeText` would take. */
export function textHeight(pdf: Pdf, text: string, width: number, style: TextStyle = {}): number {
  choose(pdf, style);
  const clean = printable(text);
  if (style.oneLine) return lineHeight(pdf);
  if (isPlain(clean)) return pdf.heightOfString(clean, { width, lineGap: LINE_GAP });
  const height = lineHeight(pdf);
  return mixedLines(pdf, clean, width, style).length * height;
}

function choose(pdf: Pdf, { font, size = DEFAULT_SIZE }: TextStyle): void {
  pdf.font(font ?? 'text').fontSize(size);
}

function lineHeight(pdf: Pdf): number {
  return pdf.currentLineHeight() + LINE_GAP;
}

function writeParagraph(pdf: Pdf, { text, x, y, width, style }: Placed): number {
  const align = style.align === 'center' ? 'center' : endsRight(pdf, style) ? 'right' : 'left';
  pdf.text(text, x, y, { width, align, lineGap: LINE_GAP });
  return pdf.y - y;
}

function writeLine(pdf: Pdf, { text, x, y, width, style }: Placed): number {
  const { size = DEFAULT_SIZE } = style;
  const height = lineHeight(pdf);
  const wide = pdf.widthOfString(text, { features: FIGURES });
  const share = Math.max(SMALLEST / size, Math.min(1, width / wide));
  pdf.fontSize(size * share);
  const left = x + beforeText(pdf, width - wide * share, style);
  pdf.text(text, left, y, { features: FIGURES, lineBreak: false });
  return height;
}

/** Lines in letters of any language, each in its own direction. */
function writeMixed(pdf: Pdf, { text, x, y, width, style }: Placed): number {
  const { font: face = 'text', size = DEFAULT_SIZE } = style;
  const height = lineHeight(pdf);
  const lines = style.oneLine ? [text] : mixedLines(pdf, text, width, style);
  const base = runsFromRight(pdf) && hasArabic(text) ? 'rtl' : directionOf(text);
  lines.forEach((line, index) => {
    const wide = widthOf(pdf, line, face);
    const fitted = style.oneLine ? Math.max(SMALLEST, Math.min(size, width / wide)) : size;
    const left = x + beforeText(pdf, width - wide * fitted, style);
    const baseline = y + index * height + size * ASCENT;
    drawLine(pdf, line, { face, size: fitted, left, baseline, base });
  });
  return lines.length * height;
}

function mixedLines(pdf: Pdf, text: string, width: number, style: TextStyle): string[] {
  const { font: face = 'text', size = DEFAULT_SIZE } = style;
  return breakLines(pdf, text, { face, width, size });
}

/** What of the free width stands to the left of a text. */
function beforeText(pdf: Pdf, free: number, style: TextStyle): number {
  if (style.align === 'center') return free / 2;
  return endsRight(pdf, style) ? free : 0;
}

/** Whether a text ends at the right edge of its box: where it ends at the end of it, or begins there in Arabic. */
function endsRight(pdf: Pdf, { align }: TextStyle): boolean {
  return (align === 'end') !== runsFromRight(pdf);
}
