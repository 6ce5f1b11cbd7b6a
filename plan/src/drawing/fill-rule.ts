import type { FlatShape } from './flatten';
import type { Ring } from './path-data';
import type { FillRule } from './shape.schema';

/** Whether a point with this winding number is filled (SVG 2, section 13.4.2). */
export function isFilled(rule: FillRule, winding: number): boolean {
  // Each crossing turns by one, so that the number of crossings is odd when the winding number is.
  return rule === 'evenodd' ? winding % 2 !== 0 : winding !== 0;
}

/** Whether a point lies inside a shape by the shape's fill rule. */
export function contains(
  { rings, rule }: Pick<FlatShape, 'rings' | 'rule'>,
  x: number,
  y: number,
): boolean {
  return isFilled(
    rule,
    rings.reduce((sum, ring) => sum + windingAround(ring, x, y), 0),
  );
}

/** How often a ring turns around a point, by the crossings of a ray towards larger x. */
function windingAround(ring: Ring, x: number, y: number): number {
  let winding = 0;
  let from = ring.at(-1);
  for (const to of ring) {
    if (from) {
      const [x1, y1] = from;
      const [x2, y2] = to;
      if (y1 <= y !== y2 <= y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) {
        winding += y2 > y1 ? 1 : -1;
      }
    }
    from = to;
  }
  return winding;
}
