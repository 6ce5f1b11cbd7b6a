import Flatbush from 'flatbush';
import { contains } from './fill-rule';
import type { FlatPlan, FlatShape } from './flatten';

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
