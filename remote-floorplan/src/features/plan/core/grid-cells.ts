import type { Point } from '@mosta/plan/drawing/affine';

/** The floor of a hall in square cells: where one may walk, and which shape stands where. */
export type WalkGrid = {
  columns: number;
  rows: number;
  /** Side of a cell, in plan units. */
  cell: number;
  /** The corner of the first cell, in plan units. */
  x: number;
  y: number;
  /** Shorter side of an ordinary stand, in plan units: the measure of all other lengths. */
  depth: number;
  /** 1 where one may walk: in the hall, and far enough from every shape. */
  free: Uint8Array;
  /** Index of the shape that touches a cell, plus one; 0 for none, negative for several. */
  owner: Int32Array;
};

/** Centre of a cell, in plan units. */
export function centreOf({ columns, cell, x, y }: WalkGrid, index: number): Point {
  return [x + ((index % columns) + 0.5) * cell, y + (Math.floor(index / columns) + 0.5) * cell];
}

/** The cell of a point; undefined outside of the grid. */
export function cellAt({ columns, rows, cell, x, y }: WalkGrid, point: Point): number | undefined {
  const column = Math.floor((point[0] - x) / cell);
  const row = Math.floor((point[1] - y) / cell);
  if (column < 0 || row < 0 || column >= columns || row >= rows) return undefined;
  return row * columns + column;
}

/**
 * Whether every cell that a straight line touches will do. Where the line passes a corner between cells, both beside the
 * corner are asked.
 */
export function lineKeeps(
  grid: WalkGrid,
  from: Point,
  to: Point,
  allowed: (cell: number) => boolean,
): boolean {
  const { columns, rows, cell, x, y } = grid;
  const [ax, ay] = [(from[0] - x) / cell, (from[1] - y) / cell];
  const [bx, by] = [(to[0] - x) / cell, (to[1] - y) / cell];
  let [column, row] = [Math.floor(ax), Math.floor(ay)];
  const [lastColumn, lastRow] = [Math.floor(bx), Math.floor(by)];
  const [dx, dy] = [bx - ax, by - ay];
  const [stepX, stepY] = [Math.sign(dx), Math.sign(dy)];
  const fits = (c: number, r: number) =>
    c >= 0 && r >= 0 && c < columns && r < rows && allowed(r * columns + c);
  let nextX = dx === 0 ? Infinity : (column + (stepX > 0 ? 1 : 0) - ax) / dx;
  let nextY = dy === 0 ? Infinity : (row + (stepY > 0 ? 1 : 0) - ay) / dy;
  if (!fits(column, row)) return false;
  while (column !== lastColumn || row !== lastRow) {
    if (Math.min(nextX, nextY) > 1 + CORNER) break;
    const corner = Math.abs(nextX - nextY) < CORNER;
    if (corner && !(fits(column + stepX, row) && fits(column, row + stepY))) return false;
    const [alongX, alongY] = [corner || nextX < nextY, corner || nextY <= nextX];
    if (alongX) {
      column += stepX;
      nextX += Math.abs(1 / dx);
    }
    if (alongY) {
      row += stepY;
      nextY += Math.abs(1 / dy);
    }
    if (!fits(column, row)) return false;
  }
  return true;
}

/** Parts of a line within which two borders of cells count as one corner. */
const CORNER = 1e-9;
