import { COLORS } from '../colors';
import { type Pdf, type PdfFont, printable } from './pdf';
import { type LeafTag, ornament, piece } from './pdf-structure';

export type TextStyle = {
  font?: PdfFont;
  /** Points; 9.5 by default. */
  size?: number;
  color?: string;
  align?: 'left' | 'right' | 'center';
  /** The size is lowered until one line fits. */
  oneLine?: boolean;
  /** What the text is for whoever has it read; a paragraph by default. An ornament is passed over. */
  tag?: LeafTag | 'ornament';
};

type Box = { x: number; y: number; width: number };

const SMALLEST = 5;
const LINE_GAP = 1.5;
/** Figures of one width, so that columns of amounts align; pdfkit shapes such a text anew each time, which is slow. */
const FIGURES: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum', 'kern'];

/** Writes text into a box that is as high as it needs. @returns its height */
export function writeText(pdf: Pdf, text: string, box: Box, style: TextStyle = {}): number {
  const clean = printable(text);
  let height = 0;
  const write = () => {
    choose(pdf, style);
    pdf.fillColor(style.color ?? COLORS.ink);
    height = style.oneLine
      ? writeLine(pdf, clean, box, style)
      : writeParagraph(pdf, clean, box, style);
    pdf.fillColor(COLORS.ink);
  };
  if (style.tag === 'ornament') ornament(pdf, write);
  else piece(pdf, style.tag ?? 'P', write);
  return height;
}

/** Height that the same call of `writeText` would take. */
export function textHeight(pdf: Pdf, text: string, width: number, style: TextStyle = {}): number {
  choose(pdf, style);
  return style.oneLine
    ? pdf.currentLineHeight() + LINE_GAP
    : pdf.heightOfString(printable(text), { width, lineGap: LINE_GAP });
}

function choose(pdf: Pdf, { font, size = 9.5 }: TextStyle): void {
  pdf.font(font ?? 'text').fontSize(size);
}

function writeParagraph(pdf: Pdf, text: string, { x, y, width }: Box, style: TextStyle): number {
  const options = { width, align: style.align ?? 'left', lineGap: LINE_GAP };
  pdf.text(text, x, y, options);
  return pdf.y - y;
}

function writeLine(pdf: Pdf, text: string, box: Box, { align, size = 9.5 }: TextStyle): number {
  const height = pdf.currentLineHeight() + LINE_GAP;
  const wide = pdf.widthOfString(text, { features: FIGURES });
  const share = Math.max(SMALLEST / size, Math.min(1, box.width / wide));
  pdf.fontSize(size * share);
  const free = box.width - wide * share;
  const x = box.x + (align === 'right' ? free : align === 'center' ? free / 2 : 0);
  pdf.text(text, x, box.y, { features: FIGURES, lineBreak: false });
  return height;
}
