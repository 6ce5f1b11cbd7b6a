import Flatbush from 'flatbush';
import type { FlatPlan, FlatShape } from './flatten';
import type { Ring } from './path-data';

/** Finds the shape under a point. */
export type HitTest = (x: number, y: number) => FlatShape | undefined;

/** Index over the shapes that carry a code; the topmost under the point answers. */
export function createHitTest(plan: Pick<FlatPlan, 'shapes'>): HitTest {
  const shapes = plan.shapes.filter(({ code }) => code !== undefined);
  if (shapes.length === 0) return () => undefined;
  const index = new Flatbush(shapes.length);
  for (const { bounds } of shapes) index.add(bounds.minX, bounds.minY, bounds.maxX, bounds.maxY);
  index.finish();
  return (x, y) => {
    let top = -1;
    for (const found of index.search(x, y, x, y)) {
      const shape = shapes[found];
      if (found > top && shape && contains(shape, x, y)) top = found;
    }
    return top < 0 ? undefined : shapes[top];
  };
}

/** Whether a point lies inside a shape by the shape's fill rule (SVG 2, section 13.4.2). */
export function contains(
  { rings, rule }: Pick<FlatShape, 'rings' | 'rule'>,
  x: number,
  y: number,
): boolean {
  let winding = 0;
  let crossings = 0;
  for (const ring of rings) {
    const turns = turnsAround(ring, x, y);
    winding += turns.winding;
    crossings += turns.crossings;
  }
  return rule === 'evenodd' ? crossings % 2 === 1 : winding !== 0;
}

/** Signed and plain crossings of a ray from the point towards larger x. */
function turnsAround(ring: Ring, x: number, y: number): { winding: number; crossings: number } {
  let winding = 0;
  let crossings = 0;
  let from = ring.at(-1);
  for (const to of ring) {
    if (from) {
      const [x1, y1] = from;
      const [x2, y2] = to;
      if (y1 <= y !== y2 <= y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) {
        winding += y2 > y1 ? 1 : -1;
        crossings += 1;
      }
    }
    from = to;
  }
  return { winding, crossings };
}
