import type { FlatShape } from './flatten';

/** minX, minY, maxX, maxY of each shape, in half the room: rounded outwards, so that no corner lies outside. */
export function boxesOf(shapes: readonly Pick<FlatShape, 'bounds'>[]): Float32Array {
  const boxes = new Float32Array(4 * shapes.length);
  shapes.forEach(({ bounds: { minX, minY, maxX, maxY } }, at) => {
    boxes[4 * at] = atMost(minX);
    boxes[4 * at + 1] = atMost(minY);
    boxes[4 * at + 2] = -atMost(-maxX);
    boxes[4 * at + 3] = -atMost(-maxY);
  });
  return boxes;
}

/** More than a short number errs by, as a part of it. */
const ERROR = 2 ** -23;

/** A short number that is not larger than a long one. */
function atMost(value: number): number {
  const near = Math.fround(value);
  return near <= value ? near : Math.fround(value - Math.abs(value) * ERROR);
}
