import type { Point } from './affine';
import type { Ring } from './path-data';

/** Without corners at which the outline does not turn. */
export function withoutStraight(ring: Ring): Ring {
  return ring.filter((point, index) => {
    const before = ring.at(index - 1) ?? point;
    const after = ring[(index + 1) % ring.length] ?? point;
    const turn =
      (point[0] - before[0]) * (after[1] - point[1]) -
      (point[1] - before[1]) * (after[0] - point[0]);
    return Math.abs(turn) > 1e-6 * distance(before, point) * distance(point, after);
  });
}

export const distance = (one: Point, other: Point): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1]);

/** Square units within a ring; negative where it turns the other way. */
export function signedArea(ring: Ring): number {
  return ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}
