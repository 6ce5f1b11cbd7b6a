import type { Point } from '@mosta/plan/drawing/affine';
import { contains, isFilled } from '@mosta/plan/drawing/fill-rule';
import type { Bounds, FlatPlan, FlatShape } from '@mosta/plan/drawing/flatten';
import type { Work } from '@mosta/plan/drawing/work';
import { lineKeeps, type WalkGrid } from './grid-cells';
import { median } from './median';

/** Cells of a grid; more of them cost time and show no more. */
const MOST_CELLS = 1_000_000;
/** Parts of a stand's depth: the side of a cell, and how far a way keeps from every shape. */
const CELL = 1 / 13;
const CLEARANCE = 0.15;
/** Owner of a cell that several shapes touch. */
const SEVERAL = -1;

type Shapes = Pick<FlatPlan, 'shapes'>;

/** Shapes, and cells, between two pauses. */
const SHAPES_AT_ONCE = 250;
const CELLS_AT_ONCE = 5000;

/**
 * The grid of a plan. A cell that a shape only touches is taken: a line through free cells crosses no shape.
 * @returns undefined for a plan without a stand
 */
export function* walkGrid(
  { shapes }: Shapes,
  isEntrance: (code: string) => boolean,
): Work<WalkGrid | undefined> {
  const boxes: Bounds[] = [];
  const stands: number[] = [];
  for (const [at, { bounds, code }] of shapes.entries()) {
    boxes.push(bounds);
    if (code !== undefined && !isEntrance(code)) stands.push(at);
    if (at % SHAPES_AT_ONCE === 0) yield;
  }
  if (stands.length === 0) return undefined;
  const standBoxes = stands.flatMap((at) => boxes[at] ?? []);
  const depth = median(standBoxes.map((box) => Math.min(...sidesOf(box))));
  yield;
  const inside = boxes.filter((_, at) => !isEntrance(shapes[at]?.code ?? ''));
  const hall = hallOf(inside, shapes.some(({ code }) => code === undefined) ? 0 : depth);
  yield;
  const all = around([hall, ...boxes]);
  const [width, height] = sidesOf(all);
  const cell = Math.max(depth * CELL, Math.sqrt((width * height) / MOST_CELLS));
  // Shapes lie on round numbers: borders between cells keep off them.
  const [x, y] = [all.minX - 1.37 * cell, all.minY - 1.37 * cell];
  const columns = Math.ceil((all.maxX - x) / cell) + 1;
  const rows = Math.ceil((all.maxY - y) / cell) + 1;
  const owner = new Int32Array(columns * rows);
  const grid = { columns, rows, cell, x, y, depth, owner, free: new Uint8Array(columns * rows) };
  yield;
  const large = 3 * median(standBoxes.map(areaOfBox));
  for (const [at, shape] of shapes.entries()) {
    yield;
    const box = boxes[at];
    if (!box) continue;
    const floor =
      areaOfBox(box) > large && (yield* carriesStand(shape, { box, stands, boxes, shapes }));
    if (!floor) yield* occupy(grid, shape, at + 1);
  }
  yield* openFree(grid, hall, Math.round((depth * CLEARANCE) / cell));
  return grid;
}

/**
 * What people walk about in: walls and stands with all between them; a walk around the stands where no walls are drawn.
 * @param boxes those of everything but entrances
 */
function hallOf(boxes: readonly Bounds[], margin: number): Bounds {
  const { minX, minY, maxX, maxY } = around(boxes);
  return { minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin };
}

type Hall = {
  box: Bounds;
  /** Indices of the stands. */
  stands: readonly number[];
  boxes: readonly Bounds[];
  shapes: readonly FlatShape[];
};

/** Whether stands lie on a shape: the ground of a hall, the field of a zone. Such a shape is walked on. */
function* carriesStand(
  { code, rings, rule }: FlatShape,
  { box, stands, boxes, shapes }: Hall,
): Work<boolean> {
  const area = areaOfBox(box);
  for (const [count, at] of stands.entries()) {
    if (count % SHAPES_AT_ONCE === 0) yield;
    const stand = boxes[at];
    if (!stand || areaOfBox(stand) >= area || shapes[at]?.code === code) continue;
    if (contains({ rings, rule }, ...middleOf(stand))) return true;
  }
  return false;
}

/** Marks every cell that a shape touches: those of its outline, and those whose centre it fills. */
function* occupy(grid: WalkGrid, { rings, rule, bounds }: FlatShape, mark: number): Work<void> {
  const { columns, rows, cell, x, y, owner } = grid;
  let taken = 0;
  const take = (column: number, row: number) => {
    const index = row * columns + column;
    const held = owner[index];
    owner[index] = held === 0 || held === mark ? mark : SEVERAL;
    taken += 1;
  };
  for (const ring of rings) {
    let from = ring.at(-1);
    for (const to of ring) {
      if (from) takeAlong(grid, from, to, take);
      from = to;
      if (taken < CELLS_AT_ONCE) continue;
      taken = 0;
      yield;
    }
  }
  const first = Math.max(0, Math.floor((bounds.minY - y) / cell));
  const last = Math.min(rows - 1, Math.floor((bounds.maxY - y) / cell));
  for (let row = first; row <= last; row += 1) {
    const middle = y + (row + 0.5) * cell;
    const crossings = crossingsOf(rings, middle);
    taken += crossings.length;
    let winding = 0;
    for (const [i, { at, turn }] of crossings.entries()) {
      winding += turn;
      const next = crossings[i + 1];
      if (!next || !isFilled(rule, winding)) continue;
      const start = Math.max(0, Math.ceil((at - x) / cell - 0.5));
      const end = Math.min(columns - 1, Math.floor((next.at - x) / cell - 0.5));
      for (let column = start; column <= end; column += 1) take(column, row);
    }
    if (taken < CELLS_AT_ONCE) continue;
    taken = 0;
    yield;
  }
}

/** Where rings cross a level, from left to right. */
function crossingsOf(rings: FlatShape['rings'], level: number): { at: number; turn: number }[] {
  const crossings: { at: number; turn: number }[] = [];
  for (const ring of rings) {
    let from = ring.at(-1);
    for (const to of ring) {
      if (from && from[1] <= level !== to[1] <= level) {
        const part = (level - from[1]) / (to[1] - from[1]);
        crossings.push({ at: from[0] + part * (to[0] - from[0]), turn: to[1] > from[1] ? 1 : -1 });
      }
      from = to;
    }
  }
  return crossings.sort((one, other) => one.at - other.at);
}

function takeAlong(
  grid: WalkGrid,
  from: Point,
  to: Point,
  take: (column: number, row: number) => void,
): void {
  lineKeeps(grid, from, to, (index) => {
    take(index % grid.columns, Math.floor(index / grid.columns));
    return true;
  });
}

/** Opens the cells of the hall that lie farther than so many cells from every shape. */
function* openFree(
  { columns, rows, cell, x, y, owner, free }: WalkGrid,
  hall: Bounds,
  keep: number,
): Work<void> {
  const taken = new Uint8Array(owner.length);
  yield* spread(
    (i) => owner[i] !== 0,
    (i) => {
      taken[i] = 1;
    },
    { lines: rows, length: columns, stride: 1, jump: columns, keep },
  );
  const near = new Uint8Array(owner.length);
  yield* spread(
    (i) => taken[i] === 1,
    (i) => {
      near[i] = 1;
    },
    { lines: columns, length: rows, stride: columns, jump: 1, keep },
  );
  const inside = (low: number, high: number, at: number) => at >= low && at <= high;
  for (let row = 0; row < rows; row += 1) {
    yield;
    if (!inside(hall.minY, hall.maxY, y + (row + 0.5) * cell)) continue;
    for (let column = 0; column < columns; column += 1) {
      const index = row * columns + column;
      if (inside(hall.minX, hall.maxX, x + (column + 0.5) * cell) && near[index] === 0) {
        free[index] = 1;
      }
    }
  }
}

type Sweep = { lines: number; length: number; stride: number; jump: number; keep: number };

/** Marks, along each line, the cells at most `keep` from one that is set. */
function* spread(
  isSet: (index: number) => boolean,
  mark: (index: number) => void,
  { lines, length, stride, jump, keep }: Sweep,
): Work<void> {
  for (let line = 0; line < lines; line += 1) {
    let marked = -1;
    yield;
    for (let i = 0; i < length; i += 1) {
      if (!isSet(line * jump + i * stride)) continue;
      const end = Math.min(length - 1, i + keep);
      for (let j = Math.max(marked + 1, i - keep); j <= end; j += 1) mark(line * jump + j * stride);
      marked = end;
    }
  }
}

function around(boxes: readonly Bounds[]): Bounds {
  const all = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  for (const { minX, minY, maxX, maxY } of boxes) {
    all.minX = Math.min(all.minX, minX);
    all.minY = Math.min(all.minY, minY);
    all.maxX = Math.max(all.maxX, maxX);
    all.maxY = Math.max(all.maxY, maxY);
  }
  return all;
}

const sidesOf = ({ minX, minY, maxX, maxY }: Bounds): [number, number] => [
  maxX - minX,
  maxY - minY,
];
const areaOfBox = (bounds: Bounds) => sidesOf(bounds).reduce((area, side) => area * side);
const middleOf = ({ minX, minY, maxX, maxY }: Bounds): Point => [
  (minX + maxX) / 2,
  (minY + maxY) / 2,
];
