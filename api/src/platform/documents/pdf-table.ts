import { COLORS } from '../colors';
import type { Pdf } from './pdf';
import { inside, ornament } from './pdf-structure';
import { type TextStyle, textHeight, writeText } from './pdf-text';

export type Column = { label: string; width: number; align: 'start' | 'end' };

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
const HEAD_HEIGHT = 16;
const PADDING = 4.5;
const HEAD: TextStyle = { font: 'strong', size: 8, color: COLORS.muted };
const TITLE: TextStyle = { font: 'strong', size: 9.5, color: COLORS.olive };
const NOTE: TextStyle = { size: 8, color: COLORS.muted };

/** Height of the whole table where a page does not end it. */
export function tableHeight(pdf: Pdf, columns: readonly Column[], rows: readonly Row[]): number {
  return rows.reduce((sum, row) => sum + rowHeight(pdf, columns, row), HEAD_HEIGHT);
}

/** Draws a table whose head is repeated on each page. A row stays whole, and a title with its first row. @returns where it ends */
export function drawTable(
  pdf: Pdf,
  columns: readonly Column[],
  rows: readonly Row[],
  place: Place,
): number {
  return inside(pdf, 'Table', () => drawRows(pdf, columns, rows, place));
}

function drawRows(
  pdf: Pdf,
  columns: readonly Column[],
  rows: readonly Row[],
  place: Place,
): number {
  let y = inside(pdf, 'TR', () => drawHead(pdf, columns, place.x, place.y));
  const heights = rows.map((row) => rowHeight(pdf, columns, row));
  rows.forEach((row, index) => {
    const height = heights[index] ?? 0;
    const needed = height + ('title' in row ? (heights[index + 1] ?? 0) : 0);
    if (y + needed > place.bottom) y = drawHead(pdf, columns, place.x, place.nextPage(), 'again');
    inside(pdf, 'TR', () => drawRow(pdf, columns, row, place.x, y));
    y += height;
    if ('cells' in row) rule(pdf, place.x, y, widthOf(columns), COLORS.line, 0.6);
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
    const box = { column, x: left, width: column.width - (column.align === 'start' ? GAP : 0) };
    left += column.width;
    return box;
  });
}

/** @param again on a later page, where it repeats what was read before */
function drawHead(
  pdf: Pdf,
  columns: readonly Column[],
  x: number,
  y: number,
  again?: 'again',
): number {
  for (const { column, ...box } of boxes(columns, x)) {
    const style: TextStyle = { ...HEAD, align: column.align, oneLine: true };
    const write = (tag?: 'ornament') =>
      writeText(pdf, column.label, { ...box, y }, tag ? { ...style, tag } : style);
    if (again) write('ornament');
    else inside(pdf, 'TH', () => write(), { scope: 'Column' });
  }
  const line = y + HEAD_HEIGHT - 1;
  rule(pdf, x, line, widthOf(columns), COLORS.olive, 1);
  return y + HEAD_HEIGHT;
}

/** Amounts stay on one line, texts take as many as they need. */
function styleOf({ align }: Column): TextStyle {
  return { align, oneLine: align === 'end' };
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
    const box = { x, y: y + PADDING + 4, width: widthOf(columns) };
    inside(pdf, 'TH', () => writeText(pdf, row.title, box, TITLE), { scope: 'Row' });
    // A table whose rows differ in length reads wrong: the other cells are empty.
    for (const _column of columns.slice(1)) inside(pdf, 'TD', () => undefined);
    return;
  }
  boxes(columns, x).forEach(({ column, ...box }, index) => {
    const top = y + PADDING;
    inside(pdf, 'TD', () => {
      const height = writeText(pdf, row.cells[index] ?? '', { ...box, y: top }, styleOf(column));
      if (index === 0 && row.note !== null)
        writeText(pdf, row.note, { ...box, y: top + height }, NOTE);
    });
  });
}

function rule(pdf: Pdf, x: number, y: number, width: number, color: string, thickness: number) {
  const line = () => pdf.moveTo(x, y).lineTo(x + width, y);
  ornament(pdf, () => line().lineWidth(thickness).stroke(color));
}
