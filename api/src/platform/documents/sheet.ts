import type { Pdf } from './pdf';
import { inside, ornament } from './pdf-structure';

/** Points of an A4 page. */
export const A4 = { width: 595.28, height: 841.89 } as const;

/** Cells of a page, row by row, in points; they touch each other. */
export type Grid = {
  columns: number;
  rows: number;
  width: number;
  height: number;
  /** Corner of the first cell. */
  left: number;
  top: number;
};

/** A grid of those cells in the middle of an A4 page. */
export function centredGrid(
  columns: number,
  rows: number,
  { width, height }: { width: number; height: number },
): Grid {
  const left = (A4.width - columns * width) / 2;
  return { columns, rows, width, height, left, top: (A4.height - rows * height) / 2 };
}

/** Draws one cell for each item, on as many pages as they take; the first page is there already. */
export function drawOnSheets<Item>(
  pdf: Pdf,
  grid: Grid,
  items: readonly Item[],
  draw: (item: Item, x: number, y: number) => void,
): void {
  const { columns, rows, width, height, left, top } = grid;
  items.forEach((item, index) => {
    const place = index % (columns * rows);
    if (place === 0 && index > 0) pdf.addPage();
    const x = left + (place % columns) * width;
    const y = top + Math.floor(place / columns) * height;
    inside(pdf, 'Sect', () => draw(item, x, y));
  });
}

const MARK = { length: 12, distance: 4 } as const;

/** Lines in the margins where the page is to be cut; nothing is drawn on the cells. */
export function drawCutMarks(pdf: Pdf, { columns, rows, width, height, left, top }: Grid): void {
  const [right, bottom] = [left + columns * width, top + rows * height];
  const { length, distance } = MARK;
  const line = (x: number, y: number, dx: number, dy: number) =>
    pdf.moveTo(x, y).lineTo(x + dx, y + dy);
  ornament(pdf, () => {
    for (let column = 0; column <= columns; column += 1) {
      const x = left + column * width;
      line(x, top - distance, 0, -length);
      line(x, bottom + distance, 0, length);
    }
    for (let row = 0; row <= rows; row += 1) {
      const y = top + row * height;
      line(left - distance, y, -length, 0);
      line(right + distance, y, length, 0);
    }
    pdf.lineWidth(0.4).stroke('#000000');
  });
}
