import type { Work } from '@mosta/plan/drawing/work';
import type { WalkGrid } from './grid-cells';

/** A cell where a way may begin or end, and how far it is from there to the edge of the stand; in cells. */
export type Access = { cell: number; cost: number };

const DIAGONAL = Math.SQRT2;
/** Cells between two pauses. */
const CELLS_AT_ONCE = 1000;
/** States of a cell; 0 while it is unknown. */
const KNOWN = 1;
const SETTLED = 2;
/** Steps to the eight cells around one. */
const STEPS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;

/**
 * The cheapest row of free cells from one of the starts to one of the ends (A* with the octile distance). A diagonal step
 * needs both cells beside it. Each cell is settled once, so that the time is bounded by the grid.
 * @returns cells from start to end; undefined where no way leads
 */
export function* cheapestCells(
  { columns, rows, free }: Pick<WalkGrid, 'columns' | 'rows' | 'free'>,
  starts: readonly Access[],
  ends: readonly Access[],
): Work<number[] | undefined> {
  const endCosts = new Map(ends.map(({ cell, cost }) => [cell, cost]));
  const estimate = estimateTo(ends, columns);
  // Nothing is filled at first, which would take longer than a pause may: a state of 0 says that a cell is unknown.
  const costs = new Float64Array(free.length);
  const before = new Int32Array(free.length);
  const states = new Uint8Array(free.length);
  const costOf = (cell: number) => (states[cell] === 0 ? Infinity : (costs[cell] ?? Infinity));
  const queue = new Queue();
  for (const { cell, cost } of starts) {
    if (cost >= costOf(cell)) continue;
    costs[cell] = cost;
    before[cell] = -1;
    states[cell] = KNOWN;
    queue.add(cell, cost + estimate(cell));
  }
  let best: { cell: number; cost: number } | undefined;
  let asked = 0;
  for (let next = queue.take(); next; next = queue.take()) {
    if (best && next.rank >= best.cost) break;
    const { item: cell } = next;
    asked += 1;
    if (asked % CELLS_AT_ONCE === 0) yield;
    if (states[cell] === SETTLED) continue;
    states[cell] = SETTLED;
    const cost = costs[cell] ?? Infinity;
    const end = endCosts.get(cell);
    if (end !== undefined && cost + end < (best?.cost ?? Infinity)) {
      best = { cell, cost: cost + end };
    }
    const column = cell % columns;
    const row = Math.floor(cell / columns);
    for (const [dx, dy] of STEPS) {
      const [x, y] = [column + dx, row + dy];
      if (x < 0 || y < 0 || x >= columns || y >= rows) continue;
      const there = y * columns + x;
      if (!free[there] || states[there] === SETTLED) continue;
      const slanted = dx !== 0 && dy !== 0;
      if (slanted && !(free[row * columns + x] && free[y * columns + column])) continue;
      const total = cost + (slanted ? DIAGONAL : 1);
      if (total >= costOf(there)) continue;
      costs[there] = total;
      before[there] = cell;
      states[there] = KNOWN;
      queue.add(there, total + estimate(there));
    }
  }
  if (!best) return undefined;
  const cells: number[] = [];
  for (let cell = best.cell; cell >= 0; cell = before[cell] ?? -1) cells.push(cell);
  return cells.reverse();
}

/** The least that is left to go from a cell: the octile distance to the box around the ends. */
function estimateTo(ends: readonly Access[], columns: number): (cell: number) => number {
  const xs = ends.map(({ cell }) => cell % columns);
  const ys = ends.map(({ cell }) => Math.floor(cell / columns));
  const [minX, maxX] = [Math.min(...xs), Math.max(...xs)];
  const [minY, maxY] = [Math.min(...ys), Math.max(...ys)];
  const least = Math.min(...ends.map(({ cost }) => cost));
  return (cell) => {
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    const dx = Math.max(0, minX - x, x - maxX);
    const dy = Math.max(0, minY - y, y - maxY);
    return Math.max(dx, dy) + (DIAGONAL - 1) * Math.min(dx, dy) + least;
  };
}

/** Cells by rank, the least first (binary heap). */
class Queue {
  private readonly items: number[] = [];
  private readonly ranks: number[] = [];

  add(item: number, rank: number): void {
    let at = this.items.length;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = this.ranks[parent] ?? 0;
      if (above <= rank) break;
      this.put(at, this.items[parent] ?? 0, above);
      at = parent;
    }
    this.put(at, item, rank);
  }

  take(): { item: number; rank: number } | undefined {
    const [item] = this.items;
    const [rank] = this.ranks;
    const lastItem = this.items.pop();
    const lastRank = this.ranks.pop();
    if (item === undefined || rank === undefined) return undefined;
    if (this.items.length > 0 && lastItem !== undefined && lastRank !== undefined) {
      this.sink(lastItem, lastRank);
    }
    return { item, rank };
  }

  private sink(item: number, rank: number): void {
    const { length } = this.items;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= length) break;
      if (child + 1 < length && (this.ranks[child + 1] ?? 0) < (this.ranks[child] ?? 0)) child += 1;
      const below = this.ranks[child] ?? 0;
      if (below >= rank) break;
      this.put(at, this.items[child] ?? 0, below);
      at = child;
    }
    this.put(at, item, rank);
  }

  private put(at: number, item: number, rank: number): void {
    this.items[at] = item;
    this.ranks[at] = rank;
  }
}
