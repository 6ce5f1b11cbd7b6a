import type { Point } from '@mosta/plan/drawing/affine';
import { contains } from '@mosta/plan/drawing/fill-rule';
import type { FlatShape } from '@mosta/plan/drawing/flatten';
import type { Ring } from '@mosta/plan/drawing/path-data';
import type { ShapeColour } from '@mosta/plan/drawing/shape.schema';
import { SIGN } from './measures';

const box = (x: number, y: number, width: number, height: number): Ring => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];
const DISC = Array.from({ length: 16 }, (_, i): Point => {
  const angle = (Math.PI * i) / 8;
  return [Math.cos(angle) / 2, Math.sin(angle) / 2];
});

/** The sign of each kind of place, about its middle and one unit high. */
const SIGNS: Record<ShapeColour, readonly Ring[]> = {
  orange: [box(-1.6, -0.25, 3.2, 0.5)],
  green: [box(-0.7, -0.5, 0.6, 1), box(0.1, -0.5, 0.6, 1)],
  blue: [
    [
      [0, -0.55],
      [0.65, 0.5],
      [-0.65, 0.5],
    ],
  ],
  pink: [DISC],
  yellow: [
    [
      [0, -0.5],
      [0.8, 0],
      [0, 0.5],
      [-0.8, 0],
    ],
  ],
  purple: [
    [
      [-0.7, 0.45],
      [-0.7, -0.5],
      [-0.35, 0],
      [0, -0.55],
      [0.35, 0],
      [0.7, -0.5],
      [0.7, 0.45],
    ],
  ],
  grey: [
    [
      [-0.45, 0.5],
      [-0.45, -0.1],
      [0, -0.55],
      [0.45, -0.1],
      [0.45, 0.5],
    ],
  ],
};

/** The sign of a kind at some place: what kind it is does not hang on colour alone. */
export function signAt(colour: ShapeColour, [x, y]: Point, size: number): Ring[] {
  return SIGNS[colour].map((ring) =>
    ring.map(([dx, dy]): Point => [hundredths(x + dx * size), hundredths(y + dy * size)]),
  );
}

type Signed = Pick<FlatShape, 'bounds' | 'rings' | 'rule' | 'colour'>;

/** The sign of a place's kind: where there is room, large and before its label; else small, at its foot. */
export function signOf(shape: Signed): Ring[] {
  const { minX, maxX, minY, maxY } = shape.bounds;
  const [width, height] = [maxX - minX, maxY - minY];
  const large = Math.min(SIGN.large, 0.4 * height);
  const before: Point = [minX + SIGN.inset + 0.6 * large, (minY + maxY) / 2];
  // Ordinary stands have a bar, which takes its place under the label whatever their width.
  if (shape.colour !== 'orange' && width >= SIGN.roomy && contains(shape, ...before))
    return signAt(shape.colour, before, large);
  const size = Math.min(SIGN.size, height / 5, width / 6.4);
  const [half, reach] = shape.colour === 'orange' ? [size / 4, 1.6 * size] : [size / 2, size];
  const x = (minX + maxX) / 2;
  const isInside = (y: number) => contains(shape, x - reach, y) && contains(shape, x + reach, y);
  let foot = maxY - size / 2 - half;
  // The foot of a shape that is turned is a corner, beside which there is no room.
  while (foot > (minY + maxY) / 2 && !isInside(foot + half)) foot -= size / 2;
  return signAt(shape.colour, [x, foot], size);
}

const hundredths = (length: number) => Math.round(length * 100) / 100;
