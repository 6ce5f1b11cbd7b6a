import fc from 'fast-check';
import { closedPath, innerRatio, type Point, starOutline } from './star-geometry';

const turned = ({ x, y }: Point, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return {
    x: x * Math.cos(angle) - y * Math.sin(angle),
    y: x * Math.sin(angle) + y * Math.cos(angle),
  };
};

test('the khatam is the same after every eighth of a turn', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 500, noNaN: true }),
      fc.integer({ min: 0, max: 7 }),
      (radius, eighths) => {
        const outline = starOutline({ radius });
        outline.forEach((point, index) => {
          const image = turned(point, 45 * eighths);
          const expected = outline[(index + 2 * eighths) % 16];
          expect(image.x).toBeCloseTo(expected?.x ?? Number.NaN, 6);
          expect(image.y).toBeCloseTo(expected?.y ?? Number.NaN, 6);
        });
      },
    ),
  );
});

test('its edges lie on two squares turned by 45 degrees', () => {
  const outline = starOutline({ radius: 10 });
  // Two neighbouring notches and the tips beyond them lie on one side of a square.
  const [first, , , fourth] = [outline[0], outline[1], outline[2], outline[3]];
  const [tip, notch, nextNotch, farTip] = [outline[0], outline[1], outline[3], outline[4]];
  expect(first).toBe(tip);
  expect(fourth).toBe(nextNotch);
  const slope = (a?: Point, b?: Point) => ((b?.y ?? 0) - (a?.y ?? 0)) / ((b?.x ?? 0) - (a?.x ?? 0));
  expect(slope(tip, notch)).toBeCloseTo(slope(notch, nextNotch), 6);
  expect(slope(notch, nextNotch)).toBeCloseTo(slope(nextNotch, farTip), 6);
});

test('notches sit at the ratio of the star polygon', () => {
  expect(innerRatio(8, 2)).toBeCloseTo(Math.SQRT1_2 / Math.cos(Math.PI / 8), 10);
  expect(innerRatio(8, 3)).toBeLessThan(innerRatio(8, 2));
});

test('a path is closed and rounded', () => {
  expect(
    closedPath([
      { x: 0, y: 1 / 3 },
      { x: 2, y: 0 },
    ]),
  ).toBe('M0 0.33L2 0Z');
});
