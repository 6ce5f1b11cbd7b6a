import { COLORS } from '../../platform/colors';
import { fitText } from '../../platform/documents/fit-text';
import { MARGIN, WIDTH } from '../../platform/documents/letter-page';
import { drawLinesAt, type Fitted, widthOf } from '../../platform/documents/mixed-text';
import type { Pdf } from '../../platform/documents/pdf';
import { inside, ornament } from '../../platform/documents/pdf-structure';

export type PickColumn = { label: string; width: number; end?: boolean; strong?: boolean };

type Place = {
  y: number;
  bottom: number;
  nextPage: () => number;
  /** A box to tick before each row. */
  boxes?: boolean;
};

const GAP = 8;
const PADDING = 4;
const BOX = { column: 22, size: 11 } as const;
const SIZE = 9.5;
/** Two lines at the usual size; a longer text gets smaller. */
const MOST_HEIGHT = 24;

/** A table of texts in letters of any language, whose head is repeated on each page. @returns where it ends */
export function drawPickTable(
  pdf: Pdf,
  columns: readonly PickColumn[],
  rows: readonly (readonly string[])[],
  { y: top, bottom, nextPage, boxes = false }: Place,
): number {
  return inside(pdf, 'Table', () => {
    const indent = boxes ? BOX.column : 0;
    let y = inside(pdf, 'TR', () => drawHead(pdf, columns, indent, top));
    for (const row of rows) {
      const cells = columns.map((column, index) => fitCell(pdf, column, row[index] ?? ''));
      const height = Math.max(BOX.size, ...cells.map((cell) => cell.height)) + 2 * PADDING;
      if (y + height > bottom) {
        const start = nextPage();
        y = inside(pdf, 'TR', () => drawHead(pdf, columns, indent, start));
      }
      if (boxes) drawBox(pdf, y + (height - BOX.size) / 2);
      inside(pdf, 'TR', () => drawCells(pdf, columns, cells, indent, y + PADDING));
      y += height;
      rule(pdf, y, COLORS.line, 0.6);
    }
    return y;
  });
}

function fitCell(pdf: Pdf, { width, strong }: PickColumn, text: string): Fitted {
  const face = strong ? 'strong' : 'text';
  return fitText(pdf, text, { face, width: width - GAP, height: MOST_HEIGHT, largest: SIZE });
}

function drawHead(pdf: Pdf, columns: readonly PickColumn[], indent: number, y: number): number {
  const cells = columns.map(({ label, width }) =>
    fitText(pdf, label, { face: 'strong', width: width - GAP, height: 12, largest: 8 }),
  );
  pdf.fillColor(COLORS.muted);
  drawCells(pdf, columns, cells, indent, y, 'TH');
  pdf.fillColor(COLORS.ink);
  rule(pdf, y + 13, COLORS.olive, 1);
  return y + 14;
}

function drawCells(
  pdf: Pdf,
  columns: readonly PickColumn[],
  cells: readonly Fitted[],
  indent: number,
  y: number,
  tag: 'TD' | 'TH' = 'TD',
): void {
  let left = MARGIN + indent;
  columns.forEach(({ width, end }, index) => {
    const cell = cells[index];
    if (!cell) return;
    const free = end ? width - widestOf(pdf, cell) : 0;
    const x = left + free;
    left += width;
    inside(pdf, tag, () => drawLinesAt(pdf, cell, x, y), tag === 'TH' ? { scope: 'Column' } : {});
  });
}

const widestOf = (pdf: Pdf, { lines, face, size }: Fitted) =>
  Math.max(...lines.map((line) => widthOf(pdf, line, face) * size));

function drawBox(pdf: Pdf, y: number): void {
  const box = () => pdf.roundedRect(MARGIN, y, BOX.size, BOX.size, 2).lineWidth(0.9);
  ornament(pdf, () => box().stroke(COLORS.ink));
}

function rule(pdf: Pdf, y: number, color: string, thickness: number): void {
  const line = () => pdf.moveTo(MARGIN, y).lineTo(MARGIN + WIDTH, y);
  ornament(pdf, () => line().lineWidth(thickness).stroke(color));
}
