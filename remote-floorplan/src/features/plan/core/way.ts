import type { Point } from '@mosta/plan/drawing/affine';
import type { Bounds, FlatPlan, FlatShape } from '@mosta/plan/drawing/flatten';
import type { Work } from '@mosta/plan/drawing/work';
import { cellAt, centreOf, lineKeeps, type WalkGrid } from './grid-cells';
import { walkGrid } from './way-grid';
import { type Access, cheapestCells } from './way-search';

/** A way along the aisles. */
export type Way = {
  /** From edge to edge, in plan units: the first point lies on the start's outline, the last on the target's. */
  points: Point[];
  /** In plan units. */
  length: number;
};

/** Finds the way between two places; undefined where none leads along free ground. */
export type FindWay = (from: string, to: string) => Work<Way | undefined>;

/** The sides of a stand along which people walk, and whether two of them meet in a corner. */
export type OpenSides = { count: number; corner: boolean };

/** Finds ways, and the sides from which a place is reached. */
export type Walk = { way: FindWay; sides: (code: string) => Work<OpenSides> };

/** A side shorter than this part of its shape's extent has no front of its own. */
const LEAST_SIDE = 0.3;
/** How far from an outline a front may begin, in parts of a stand's depth: an entrance stands before its door. */
const REACH = { stand: 0.4, entrance: 1.2 } as const;

/**
 * Ways over the free ground of a plan: never through a shape, with some room to each, the same in both directions. The
 * target is reached at the middle of a side that lies on an aisle (docs/decisions/0047).
 */
export function createWalk(
  plan: Pick<FlatPlan, 'shapes'>,
  isEntrance: (code: string) => boolean,
): Walk {
  const building = walkGrid(plan, isEntrance);
  let grid: WalkGrid | undefined;
  /** Goes on where a search that was stopped has left the grid. */
  function* builtGrid(): Work<WalkGrid | undefined> {
    for (;;) {
      const step = building.next();
      // A finished generator gives its value once.
      if (step.done) {
        grid ??= step.value;
        return grid;
      }
      yield;
    }
  }
  function* way(from: string, to: string): Work<Way | undefined> {
    const ground = yield* builtGrid();
    if (!ground || from === to) return undefined;
    function* frontsOf(grid: WalkGrid, code: string): Work<Front[]> {
      const found: Front[] = [];
      for (const [index, shape] of plan.shapes.entries())
        if (shape.code === code)
          found.push(...(yield* fronts(grid, shape, index + 1, isEntrance(code))));
      yield;
      return found;
    }
    // Searched in one direction only, so that there and back are the same way.
    const [one, other] = from < to ? [from, to] : [to, from];
    const starts = yield* frontsOf(ground, one);
    const points = yield* pointsBetween(ground, starts, yield* frontsOf(ground, other));
    if (!points) return undefined;
    const ordered = from < to ? points : points.toReversed();
    return { points: ordered, length: lengthOf(points) };
  }
  function* sides(code: string): Work<OpenSides> {
    const ground = yield* builtGrid();
    const open = plan.shapes.flatMap((shape, index) =>
      shape.code === code && ground ? openSides(ground, shape, index + 1) : [],
    );
    const corner = open.some((side) => open.some((other) => meet(side, other)));
    return { count: open.length, corner };
  }
  return { way, sides };
}

/** Length of a line through points, in their unit. */
export function lengthOf(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], i) => {
    const before = points[i - 1];
    return before ? sum + Math.hypot(x - before[0], y - before[1]) : sum;
  }, 0);
}

/** A free cell before a shape, and the point of the shape's outline that is reached from it. */
type Front = Access & { edge: Point };

function* pointsBetween(
  grid: WalkGrid,
  starts: readonly Front[],
  ends: readonly Front[],
): Work<Point[] | undefined> {
  if (starts.length === 0 || ends.length === 0) return undefined;
  const cells = yield* cheapestCells(grid, cheapest(starts), cheapest(ends));
  const [first, last] = [cells?.at(0), cells?.at(-1)];
  if (!cells || first === undefined || last === undefined) return undefined;
  const edgeOf = (fronts: readonly Front[], cell: number) =>
    fronts.filter((front) => front.cell === cell).sort((a, b) => a.cost - b.cost)[0]?.edge;
  const [start, end] = [edgeOf(starts, first), edgeOf(ends, last)];
  if (!start || !end) return undefined;
  return [start, ...(yield* straightened(grid, cells)), end];
}

/** One front for each cell: the nearest. */
function cheapest(fronts: readonly Front[]): Front[] {
  const byCell = new Map<number, Front>();
  for (const front of fronts) {
    const known = byCell.get(front.cell);
    if (!known || front.cost < known.cost) byCell.set(front.cell, front);
  }
  return [...byCell.values()];
}

/** The corners that are left when each straight line over free cells takes the place of the steps along it. */
function* straightened(grid: WalkGrid, cells: readonly number[]): Work<Point[]> {
  const centres = cells.map((cell) => centreOf(grid, cell));
  const isFree = (cell: number) => grid.free[cell] === 1;
  const [first] = centres;
  if (!first) return [];
  const corners: Point[] = [first];
  let from = first;
  let seen = first;
  for (const centre of centres.slice(1)) {
    yield;
    if (!lineKeeps(grid, from, centre, isFree)) {
      corners.push(seen);
      from = seen;
    }
    seen = centre;
  }
  if (centres.length > 1) corners.push(seen);
  return corners;
}

/** Free cells between two pauses. */
const CELLS_AT_ONCE = 100;

/** Where a shape can be reached: before the middle of each long side, else at the nearest free cells. */
function* fronts(grid: WalkGrid, shape: FlatShape, mark: number, entrance: boolean): Work<Front[]> {
  const reach = grid.depth * (entrance ? REACH.entrance : REACH.stand);
  const sides = sidesOf(shape);
  const front = (edge: Point, cell: number | undefined) => frontAt(grid, mark, edge, cell);
  const found: Front[] = [];
  if (!entrance) {
    for (const side of longSides(shape.bounds, sides)) {
      found.push(...beforeSide(grid, side, reach, front));
      yield;
    }
    if (found.length > 0) return found;
  }
  for (const [count, cell] of (yield* cellsAround(grid, shape, reach)).entries()) {
    found.push(...front(nearestOn(sides, centreOf(grid, cell)), cell));
    if (count % CELLS_AT_ONCE === 0) yield;
  }
  const least = found.reduce((most, { cost }) => Math.min(most, cost), Infinity);
  return found.filter(({ cost }) => cost < least + 0.5);
}

type Side = readonly [Point, Point];

/** The long sides of a place with free ground before their middle. */
function openSides(grid: WalkGrid, shape: FlatShape, mark: number): Side[] {
  const reach = grid.depth * REACH.stand;
  const front = (edge: Point, cell: number | undefined) => frontAt(grid, mark, edge, cell);
  return longSides(shape.bounds, sidesOf(shape)).filter(
    (side) => beforeSide(grid, side, reach, front).length > 0,
  );
}

/** Whether one side begins where the other ends. */
function meet([, end]: Side, [start]: Side): boolean {
  return end[0] === start[0] && end[1] === start[1];
}

function sidesOf({ rings }: FlatShape): Side[] {
  return rings.flatMap((ring) => ring.map((to, i): Side => [ring.at(i - 1) ?? to, to]));
}

function longSides({ minX, minY, maxX, maxY }: Bounds, sides: readonly Side[]): Side[] {
  const least = LEAST_SIDE * Math.max(maxX - minX, maxY - minY);
  return sides.filter(([a, b]) => distance(a, b) >= least);
}

/** A free cell from which a point of an outline is reached over nothing but the shape itself. */
function frontAt(grid: WalkGrid, mark: number, edge: Point, cell: number | undefined): Front[] {
  if (cell === undefined || grid.free[cell] !== 1) return [];
  const centre = centreOf(grid, cell);
  const open = (at: number) => grid.owner[at] === 0 || grid.owner[at] === mark;
  if (!lineKeeps(grid, centre, edge, open)) return [];
  return [{ cell, edge, cost: distance(edge, centre) / grid.cell }];
}

/** The first free cell straight before the middle of a side, on either hand of it. */
function beforeSide(
  grid: WalkGrid,
  [a, b]: Side,
  reach: number,
  front: (edge: Point, cell: number | undefined) => Front[],
): Front[] {
  const edge: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const length = distance(a, b);
  const normal: Point = [(b[1] - a[1]) / length, (a[0] - b[0]) / length];
  return [1, -1].flatMap((hand) => {
    for (let far = grid.cell / 2; far <= reach; far += grid.cell / 2) {
      const at: Point = [edge[0] + hand * far * normal[0], edge[1] + hand * far * normal[1]];
      const found = front(edge, cellAt(grid, at));
      if (found.length > 0) return found;
    }
    return [];
  });
}

function* cellsAround(grid: WalkGrid, { bounds }: FlatShape, reach: number): Work<number[]> {
  const { columns, rows, cell, x, y } = grid;
  const from = (low: number, start: number) =>
    Math.max(0, Math.floor((low - reach - start) / cell));
  const to = (high: number, start: number, most: number) =>
    Math.min(most - 1, Math.floor((high + reach - start) / cell));
  const cells: number[] = [];
  for (let row = from(bounds.minY, y); row <= to(bounds.maxY, y, rows); row += 1) {
    for (let column = from(bounds.minX, x); column <= to(bounds.maxX, x, columns); column += 1) {
      const index = row * columns + column;
      if (grid.free[index] === 1) cells.push(index);
    }
    yield;
  }
  return cells;
}

/** The point of an outline that is nearest to another point. */
function nearestOn(sides: readonly Side[], point: Point): Point {
  let nearest: Point = point;
  let least = Infinity;
  for (const [a, b] of sides) {
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const square = dx * dx + dy * dy;
    const part = square === 0 ? 0 : ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / square;
    const within = Math.min(1, Math.max(0, part));
    const at: Point = [a[0] + within * dx, a[1] + within * dy];
    const far = distance(at, point);
    if (far < least) [nearest, least] = [at, far];
  }
  return nearest;
}

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}
