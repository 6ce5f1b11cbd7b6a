import { COLORS } from '../colors';
import { fitText } from './fit-text';
import { BOTTOM, LABEL, MARGIN, MUTED, type Pair, WIDTH } from './letter-page';
import { drawLinesAt } from './mixed-text';
import { type Pdf, printable } from './pdf';
import { ornament } from './pdf-structure';
import { textHeight, writeText } from './pdf-text';

const HEADING = { font: 'strong', size: 10, tag: 'H2' } as const;

/**
 * A tinted card of columns. What somebody wrote may be in Arabic letters, and as long as a form takes it; where nothing is
 * known, a line is to be filled in.
 */
export function drawCard(pdf: Pdf, columns: readonly Pair[], y: number): number {
  const padding = 14;
  const width = (WIDTH - 2 * padding) / columns.length;
  const texts = columns.map(([label, text]) => {
    const box = { face: 'strong', width: width - padding, height: 64, largest: 10 } as const;
    return { label, fitted: fitText(pdf, printable(text), box) };
  });
  const height = Math.max(...texts.map(({ fitted }) => fitted.height)) + 2 * padding + 12;
  ornament(pdf, () => pdf.roundedRect(MARGIN, y, WIDTH, height, 10).fill(COLORS.wheat));
  texts.forEach(({ label, fitted }, index) => {
    const x = MARGIN + padding + index * width;
    writeText(pdf, label, { x, y: y + padding - 1, width }, LABEL);
    const top = y + padding + 13;
    if (fitted.lines.join('') === '') drawBlank(pdf, x, top + 12, width - padding);
    else drawLinesAt(pdf.fillColor(COLORS.ink), fitted, x, top);
  });
  return y + height;
}

/** Sentences under a small title, each behind a dot; they stay on one page. @returns where they end */
export function drawPoints(
  pdf: Pdf,
  title: string,
  texts: readonly string[],
  top: number,
  nextPage: () => number,
): number {
  const width = WIDTH - 14;
  const height = texts.reduce((sum, text) => sum + textHeight(pdf, text, width, MUTED) + 3, 22);
  let y = top + height > BOTTOM ? nextPage() : top;
  y += writeText(pdf, title, { x: MARGIN, y, width }, HEADING) + 5;
  for (const text of texts) {
    const middle = y + 5.5;
    ornament(pdf, () => pdf.circle(MARGIN + 3, middle, 1.6).fill(COLORS.saffron));
    y += writeText(pdf, text, { x: MARGIN + 14, y, width }, MUTED) + 3;
  }
  return y;
}

const APPROVAL = { height: 92, padding: 14 };

/** Where whoever accepts writes: a title over columns with a line each, on one page. @returns where it ends */
export function drawApproval(
  pdf: Pdf,
  title: string,
  labels: readonly string[],
  top: number,
  nextPage: () => number,
): number {
  const { height, padding } = APPROVAL;
  const y = top + height > BOTTOM ? nextPage() : top;
  const frame = () => pdf.roundedRect(MARGIN, y, WIDTH, height, 10).lineWidth(1);
  ornament(pdf, () => frame().stroke(COLORS.olive));
  const box = { x: MARGIN + padding, width: WIDTH - 2 * padding };
  writeText(pdf, title, { ...box, y: y + 12 }, { ...HEADING, color: COLORS.olive });
  const width = box.width / labels.length;
  labels.forEach((label, index) => {
    const x = box.x + index * width;
    writeText(pdf, label, { x, y: y + 32, width: width - padding }, LABEL);
    drawBlank(pdf, x, y + height - 16, width - padding);
  });
  return y + height;
}

/** A dotted line, to be written on by hand. */
function drawBlank(pdf: Pdf, x: number, y: number, width: number): void {
  const line = () =>
    pdf
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.6);
  ornament(pdf, () => line().dash(1, { space: 2 }).stroke(COLORS.muted).undash());
}
