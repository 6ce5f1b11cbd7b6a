import type { Point } from '../drawing/affine';
import { keep } from '../drawing/gradient';
import type { Ring } from '../drawing/path-data';

/** What a clip path leaves of rings; `whole` where it is too complex to be applied. */
export function clipRings(rings: Ring[], clip: Ring[]): { rings: Ring[]; whole: boolean } {
  const [outline] = clip;
  if (!outline) return { rings: [], whole: false };
  const sides = clip.length === 1 ? sidesOf(outline) : undefined;
  if (!sides) return { rings, whole: true };
  const kept = rings
    .map((ring) => sides.reduce((left, side) => keep(left, side), ring))
    .filter((ring) => ring.length > 2);
  return { rings: kept, whole: false };
}

type Side = (point: Point) => number;

/** One function per edge, not negative inside. @returns undefined for an outline that is not convex */
function sidesOf(outline: Ring): Side[] | undefined {
  const edges = outline.map((to, at): [Point, Point] => [outline.at(at - 1) ?? to, to]);
  const turns = edges.map(([from, to], at) => {
    const [, next] = edges[(at + 1) % edges.length] ?? [to, to];
    return (to[0] - from[0]) * (next[1] - to[1]) - (to[1] - from[1]) * (next[0] - to[0]);
  });
  const turn = turns.some((value) => value > 1e-6) ? 1 : -1;
  if (turns.some((value) => value * turn < -1e-6)) return undefined;
  // A thousandth of a unit of room: what touches the edge of its clip path is not cut.
  return edges.map(([[x1, y1], [x2, y2]]): Side => {
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    return ([x, y]) => (turn * ((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1))) / length + 1e-3;
  });
}
