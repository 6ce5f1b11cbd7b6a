import Flatbush from 'flatbush';
import { boxesOf } from './boxes';
import { contains } from './fill-rule';
import type { FlatPlan, FlatShape } from './flatten';

/** Finds the shape under a point. */
export type HitTest = (x: number, y: number) => FlatShape | undefined;

/** Index over the shapes that carry a code; the topmost under the point answers. */
export function createHitTest(plan: Pick<FlatPlan, 'shapes'>): HitTest {
  const shapes = plan.shapes.filter(({ code }) => code !== undefined);
  if (shapes.length === 0) return () => undefined;
  const index = new Flatbush(shapes.length, NODE_SIZE, Float32Array);
  const boxes = boxesOf(shapes);
  for (let at = 0; at < boxes.length; at += 4) {
    const [minX, minY, maxX, maxY] = boxes.subarray(at, at + 4);
    index.add(minX ?? 0, minY ?? 0, maxX, maxY);
  }
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

/** Flatbush's own. */
const NODE_SIZE = 16;
