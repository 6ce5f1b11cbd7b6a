import { isFilled } from '@mosta/plan/drawing/fill-rule';
import type { FlatShape } from '@mosta/plan/drawing/flatten';
import type { Ring } from '@mosta/plan/drawing/path-data';
import { HATCH_GAP } from './measures';

/** Lines in a shape of any size; those of a larger one stand farther apart. */
const MOST_LINES = 400;

/** A line of a pattern: x1, y1, x2, y2 in plan units. */
export type Segment = readonly [number, number, number, number];

/**
 * Slanted lines inside a shape, cut where it ends and where it has holes.
 * @param slant 1: falling to the right; -1: rising to the right
 */
export function hatching(
  { rings, rule }: Pick<FlatShape, 'rings' | 'rule'>,
  slant: 1 | -1,
): Segment[] {
  const segments: Segment[] = [];
  // A line is where y - slant * x has one value; each corner's value shows which lines an edge crosses.
  const level = ([x, y]: readonly [number, number]) => y - slant * x;
  const levels = rings.flatMap((ring) => ring.map(level));
  const least = -maximum(levels.map((value) => -value));
  const most = maximum(levels);
  const gap = Math.max(HATCH_GAP, (most - least) / MOST_LINES);
  for (let at = (Math.floor(least / gap) + 0.5) * gap; at < most; at += gap) {
    const cuts = rings.flatMap((ring) => cutsOf(ring, at, level)).sort((a, b) => a.x - b.x);
    let winding = 0;
    cuts.forEach(({ x, turn }, i) => {
      winding += turn;
      const next = cuts[i + 1];
      if (isFilled(rule, winding) && next && next.x > x)
        segments.push([x, at + slant * x, next.x, at + slant * next.x]);
    });
  }
  return segments;
}

/** Of any number of values; a call with all of them as arguments has a limit. */
function maximum(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, value), -Infinity);
}

type Level = (point: readonly [number, number]) => number;

/** Where a ring's edges cross a line, and to which side they go. */
function cutsOf(ring: Ring, at: number, level: Level): { x: number; turn: 1 | -1 }[] {
  const cuts: { x: number; turn: 1 | -1 }[] = [];
  let from = ring.at(-1);
  for (const to of ring) {
    if (from) {
      const [a, b] = [level(from), level(to)];
      if (a <= at !== b <= at) {
        cuts.push({ x: from[0] + ((at - a) / (b - a)) * (to[0] - from[0]), turn: b > a ? 1 : -1 });
      }
    }
    from = to;
  }
  return cuts;
}
