import type { Ring } from './path-data';
import { unionOf } from './union';

const box = (x: number, y: number, width: number, height: number): Ring => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];
const cornersOf = (...rings: Ring[]) => {
  const union = unionOf(rings);
  return 'ring' in union ? [...union.ring].map(String).sort() : union.refused;
};
const corners = (...points: [number, number][]) => points.map(String).sort();

it('takes away the side between two, and the corners that it leaves in a straight line', () => {
  expect(cornersOf(box(0, 0, 30, 30), box(30, 0, 30, 30))).toEqual(
    corners([0, 0], [60, 0], [60, 30], [0, 30]),
  );
});

it('takes outlines in either direction', () => {
  expect(cornersOf(box(0, 0, 30, 30), box(30, 0, 30, 30).reverse())).toEqual(
    corners([0, 0], [60, 0], [60, 30], [0, 30]),
  );
});

it('makes an L of three', () => {
  expect(cornersOf(box(0, 0, 30, 30), box(30, 0, 30, 30), box(0, 30, 30, 30))).toEqual(
    corners([0, 0], [60, 0], [60, 30], [30, 30], [30, 60], [0, 60]),
  );
});

it('joins a deep one with two shallow ones beside it', () => {
  expect(cornersOf(box(0, 0, 70, 52), box(70, 0, 34, 26), box(70, 26, 34, 26))).toEqual(
    corners([0, 0], [104, 0], [104, 52], [0, 52]),
  );
});

it('joins what shares a part of a side', () => {
  expect(cornersOf(box(0, 0, 30, 30), box(30, 10, 30, 30))).toEqual(
    corners([0, 0], [30, 0], [30, 10], [60, 10], [60, 40], [30, 40], [30, 30], [0, 30]),
  );
});

it('joins triangles along a slant', () => {
  expect(
    cornersOf(
      [
        [0, 0],
        [40, 0],
        [0, 40],
      ],
      [
        [40, 0],
        [40, 40],
        [0, 40],
      ],
    ),
  ).toEqual(corners([0, 0], [40, 0], [40, 40], [0, 40]));
});

it('closes a hairline, and no aisle', () => {
  expect(cornersOf(box(0, 0, 30, 30), box(30.6, 0, 30, 30))).toHaveLength(4);
  expect(cornersOf(box(0, 0, 30, 30), box(33, 0, 30, 30))).toBe('APART');
});

it('refuses what touches in a corner alone', () => {
  expect(cornersOf(box(0, 0, 30, 30), box(30, 30, 30, 30))).toBe('APART');
});

it('refuses a group of which one lies apart', () => {
  expect(cornersOf(box(0, 0, 30, 30), box(30, 0, 30, 30), box(120, 0, 30, 30))).toBe('APART');
});

it('refuses a ring of stands, which would have a hole', () => {
  const around = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].flatMap((column) =>
      row === 1 && column === 1 ? [] : [box(column * 30, row * 30, 30, 30)],
    ),
  );
  expect(cornersOf(...around)).toBe('NOT_SIMPLE');
});

it('refuses an outline that meets itself in a corner', () => {
  // Three around a corner of which two, not neighbours there, are joined by a long way round.
  expect(
    cornersOf(box(0, 0, 30, 30), box(30, 30, 30, 30), box(0, -30, 90, 30), box(60, 0, 30, 60)),
  ).toBe('NOT_SIMPLE');
});

it('refuses outlines that lie over each other', () => {
  expect(cornersOf(box(0, 0, 30, 30), box(0, 0, 30, 30))).toBe('APART');
  expect(cornersOf(box(0, 0, 30, 30), box(15, 0, 30, 30))).toBe('APART');
});

it('leaves one alone as it is', () => {
  expect(cornersOf(box(0, 0, 30, 30))).toEqual(corners([0, 0], [30, 0], [30, 30], [0, 30]));
});
