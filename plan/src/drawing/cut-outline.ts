import type { Point } from './affine';
import type { Ring } from './path-data';
import { distance, signedArea, withoutStraight } from './ring';

/** The side of an outline that is divided: lines run across it. */
export type CutSide = 'long' | 'short';

export type CutOutline = {
  /** The outlines of each part, in the order of the shares. */
  parts: Ring[][];
  /** Where each part ends along the divided side, in plan units from its start; the last is the length of the side. */
  ends: number[];
  /** Whether each part is one outline. */
  whole: boolean;
  /** Whether parts follow each other from left to right, in place of downwards. */
  across: boolean;
};

/** Halvings after which a line lies where it has to, to less than `EXACT`. */
const HALVINGS = 40;
/** Plan units within which a line goes through a corner. */
const EXACT = 1e-6;

/**
 * Cuts an outline by parallel lines, so that each part has its share of the area. The longer side and its start are those of
 * the shape, whichever way it is turned: from left to right, or downwards.
 * @param shares of each part; their sum is one
 */
export function cutOutline(
  rings: readonly Ring[],
  { side, shares }: { side: CutSide; shares: readonly number[] },
): CutOutline {
  const along = sideOf(rings, side);
  const { from, to } = extentOf(rings, along);
  const total = areaUnder(rings, along, to);
  let sum = 0;
  const lines = shares.slice(0, -1).map((share) => {
    sum += share;
    return lineAt(rings, { along, from, to }, sum * total);
  });
  const bounds = [Number.NEGATIVE_INFINITY, ...lines, Number.POSITIVE_INFINITY];
  return {
    parts: shares.map((_, index) => {
      const [start = from, end = to] = bounds.slice(index, index + 2);
      return rings
        .map((ring) => withoutStraight(beyond(under(ring, along, end), along, start)))
        .filter((ring) => ring.length > 2);
    }),
    ends: [...lines, to].map((line) => line - from),
    across: Math.abs(along[0]) >= Math.abs(along[1]),
    whole: rings.length === 1 && lines.every((line) => crossings(rings, along, line) === 2),
  };
}

/** The share of the area before a line across a side, by its distance from the start, in plan units. */
export function shareBefore(
  rings: readonly Ring[],
  side: CutSide,
  distanceFromStart: number,
): number {
  const along = sideOf(rings, side);
  const { from, to } = extentOf(rings, along);
  return areaUnder(rings, along, from + distanceFromStart) / areaUnder(rings, along, to);
}

/** Direction of one of the two sides of the box that lies along the longest side of an outline. */
function sideOf(rings: readonly Ring[], side: CutSide): Point {
  const first = directed(longestOf(rings));
  const second = directed([-first[1], first[0]]);
  const [one, other] = [first, second].map((along) => {
    const { from, to } = extentOf(rings, along);
    return to - from;
  });
  const isFirst = (one ?? 0) >= (other ?? 0) * (1 - 1e-6);
  return isFirst === (side === 'long') ? first : second;
}

/** As long as its longest side, of equal ones the flattest. */
function longestOf(rings: readonly Ring[]): Point {
  let longest: Point = [1, 0];
  let length = 0;
  for (const ring of rings)
    ring.forEach((to, index) => {
      const from = ring.at(index - 1) ?? to;
      const long = distance(from, to);
      const flatter = Math.abs(to[1] - from[1]) / long < Math.abs(longest[1]) - 1e-6;
      if (long < length * (1 - 1e-6) || (long <= length * (1 + 1e-6) && !flatter)) return;
      longest = [(to[0] - from[0]) / long, (to[1] - from[1]) / long];
      length = long;
    });
  return longest;
}

/** The same line, from left to right, or downwards. */
function directed([x, y]: Point): Point {
  const back = Math.abs(x) > 1e-9 ? x < 0 : y < 0;
  return back ? [-x, -y] : [x, y];
}

const at = ([x, y]: Point, along: Point) => x * along[0] + y * along[1];

function extentOf(rings: readonly Ring[], along: Point): { from: number; to: number } {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const ring of rings)
    for (const point of ring) {
      from = Math.min(from, at(point, along));
      to = Math.max(to, at(point, along));
    }
  return { from, to };
}

/** Area on this side of a line. */
const areaUnder = (rings: readonly Ring[], along: Point, line: number) =>
  Math.abs(rings.reduce((sum, ring) => sum + signedArea(under(ring, along, line)), 0));

/** The line under which so much of the area lies. */
function lineAt(
  rings: readonly Ring[],
  { along, from, to }: { along: Point; from: number; to: number },
  area: number,
): number {
  let [low, high] = [from, to];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    if (areaUnder(rings, along, middle) < area) low = middle;
    else high = middle;
  }
  const corner = rings.flat().find((point) => Math.abs(at(point, along) - low) < EXACT);
  return corner ? at(corner, along) : (low + high) / 2;
}

/** What of a ring lies under a line (Sutherland and Hodgman); where it comes back, along the line. */
function under(ring: Ring, along: Point, line: number): Ring {
  if (!Number.isFinite(line)) return ring;
  return clipped(ring, (point) => at(point, along) - line);
}

/** What lies beyond it. */
function beyond(ring: Ring, along: Point, line: number): Ring {
  if (!Number.isFinite(line)) return ring;
  return clipped(ring, (point) => line - at(point, along));
}

/** The part of a ring where a distance is not above zero. */
function clipped(ring: Ring, over: (point: Point) => number): Ring {
  const kept: Ring = [];
  ring.forEach((to, index) => {
    const from = ring.at(index - 1) ?? to;
    const [before, after] = [over(from), over(to)];
    if (before <= 0 !== after <= 0) {
      const share = before / (before - after);
      kept.push([from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]);
    }
    if (after <= 0) kept.push(to);
  });
  return kept;
}

/** How often rings cross a line. */
function crossings(rings: readonly Ring[], along: Point, line: number): number {
  return rings.reduce(
    (sum, ring) =>
      sum +
      ring.filter((point, index) => {
        const before = ring.at(index - 1) ?? point;
        return at(before, along) <= line !== at(point, along) <= line;
      }).length,
    0,
  );
}
