import { PDF_COLORS, type Pdf } from './pdf';
import { type TextStyle, textHeight, writeText } from './pdf-text';

export type Column = { label: string; width: number; align: 'left' | 'right' };

/** A row has a cell for each column; a title has only a text. */
export type Row =
  | { title: string }
  | { cells: readonly string[] /** Under the first cell. */; note: string | null };

type Place = {
  x: number;
  y: number;
  /** Where a page's content ends. */
  bottom: number;
  /** Begins a page. @returns where its content starts */
  nextPage: () => number;
};

const GAP = 10;
const PADDING = 4.5;
const HEAD: TextStyle = { font: 'strong', size: 8, color: PDF_COLORS.muted };
const TITLE: TextStyle = { font: 'strong', size: 9.5, color: PDF_COLORS.olive };
const NOTE: TextStyle = { size: 8, color: PDF_COLORS.muted };

/** Draws a table whose head is repeated on each page. A row stays whole, and a title with its first row. @returns where it ends */
export function drawTable(
  pdf: Pdf,
  columns: readonly Column[],
  rows: readonly Row[],
  place: Place,
): number {
  let y = drawHead(pdf, columns, place.x, place.y);
  const heights = rows.map((row) => rowHeight(pdf, columns, row));
  rows.forEach((row, index) => {
    const height = heights[index] ?? 0;
    const needed = height + ('title' in row ? (heights[index + 1] ?? 0) : 0);
    if (y + needed > place.bottom) y = drawHead(pdf, columns, place.x, place.nextPage());
    drawRow(pdf, columns, row, place.x, y);
    y += height;
    if ('cells' in row) rule(pdf, place.x, y, widthOf(columns), PDF_COLORS.line, 0.6);
  });
  return y;
}

function widthOf(columns: readonly Column[]): number {
  return columns.reduce((sum, { width }) => sum + width, 0);
}

/** The text's part of each column: a gap keeps it apart from the next. */
function boxes(columns: readonly Column[], x: number) {
  let left = x;
  return columns.map((column) => {
    const box = { column, x: left, width: column.width - (column.align === 'left' ? GAP : 0) };
    left += column.width;
    return box;
  });
}

function drawHead(pdf: Pdf, columns: readonly Column[], x: number, y: number): number {
  for (const { column, ...box } of boxes(columns, x)) {
    const style = { ...HEAD, align: column.align, oneLine: true };
    writeText(pdf, column.label, { ...box, y }, style);
  }
  const line = y + 15;
  rule(pdf, x, line, widthOf(columns), PDF_COLORS.olive, 1);
  return line + 1;
}

/** Amounts stay on one line, texts take as many as they need. */
function styleOf({ align }: Column): TextStyle {
  return { align, oneLine: align === 'right' };
}

function rowHeight(pdf: Pdf, columns: readonly Column[], row: Row): number {
  if ('title' in row) return textHeight(pdf, row.title, widthOf(columns), TITLE) + PADDING + 6;
  const heights = boxes(columns, 0).map(({ width, column }, index) => {
    const note = index === 0 && row.note !== null ? textHeight(pdf, row.note, width, NOTE) : 0;
    return textHeight(pdf, row.cells[index] ?? '', width, styleOf(column)) + note;
  });
  return Math.max(...heights) + 2 * PADDING;
}

function drawRow(pdf: Pdf, columns: readonly Column[], row: Row, x: number, y: number): void {
  if ('title' in row) {
    writeText(pdf, row.title, { x, y: y + PADDING + 4, width: widthOf(columns) }, TITLE);
    return;
  }
  boxes(columns, x).forEach(({ column, ...box }, index) => {
    const top = y + PADDING;
    const height = writeText(pdf, row.cells[index] ?? '', { ...box, y: top }, styleOf(column));
    if (index === 0 && row.note !== null)
      writeText(pdf, row.note, { ...box, y: top + height }, NOTE);
  });
}

function rule(pdf: Pdf, x: number, y: number, width: number, color: string, thickness: number) {
  pdf
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(thickness)
    .stroke(color);
}
