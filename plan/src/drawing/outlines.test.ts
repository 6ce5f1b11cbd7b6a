import { boxesOf } from './boxes';
import { boundsOf } from './flatten';
import { Outlines } from './outlines';
import { type Ring, ringsOfPath } from './path-data';

const SHAPES: Ring[][] = [
  ringsOfPath('M0 0H10V10H0ZM2 2V8H8V2Z'),
  [],
  ringsOfPath('M100000 -3C0.1 20 30 40.7 0.3 0.2Z'),
];

describe('outlines in arrays of numbers', () => {
  it.each([
    ['as they came', SHAPES],
    ['as they came, of whole numbers', SHAPES.slice(0, 2)],
  ])('are %s', (_name, shapes) => {
    const outlines = new Outlines(shapes);
    expect(shapes.map((_, at) => outlines.ringsOf(at))).toEqual(shapes);
    expect(shapes.map((_, at) => outlines.boundsOf(at))).toEqual(shapes.map(boundsOf));
  });

  it('lie within their short boxes, which are hardly larger', () => {
    const bounds = SHAPES.filter(({ length }) => length > 0).map(boundsOf);
    const boxes = boxesOf(bounds.map((one) => ({ bounds: one })));
    bounds.forEach(({ minX, minY, maxX, maxY }, at) => {
      const box = [...boxes.subarray(4 * at, 4 * at + 4)];
      const out = [minX, minY, -maxX, -maxY].map(
        (edge, i) => edge - (i < 2 ? 1 : -1) * (box[i] ?? 0),
      );
      expect(Math.min(...out)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...out)).toBeLessThan(0.02);
    });
  });
});
