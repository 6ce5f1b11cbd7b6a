import { type Affine, apply } from './affine';
import { LIMITS } from './limits';
import type { LossCode } from './loss';
import { type Ring, ringOfPoints, ringsOfPath } from './path-data';
import type { FilledShape } from './shape.schema';

/** Outlines of a shape before its transform. @throws Error on data that is no path */
function ringsOf(shape: FilledShape): Ring[] {
  if (shape.type === 'path') return ringsOfPath(shape.pathData);
  if (shape.type === 'polygon') return [ringOfPoints(shape.points)];
  const { x, y, width, height, rx, ry } = shape;
  if (width * height === 0) return [];
  if (rx || ry) return ringsOfPath(rectData(shape));
  // Most of a hall: read as a path, they took half of the time of a whole drawing.
  const [right, bottom] = [x + width, y + height];
  return [
    [
      [x, y],
      [right, y],
      [right, bottom],
      [x, bottom],
    ],
  ];
}

type Rect = Pick<
  Extract<FilledShape, { type: 'rect' }>,
  'x' | 'y' | 'width' | 'height' | 'rx' | 'ry'
>;

/** Path data of a rectangle with its rounded corners (SVG 2, section 10.2): arcs without a length where it has none. */
export function rectData({ x, y, width, height, ...radii }: Rect): string {
  const rx = Math.min(radii.rx ?? radii.ry ?? 0, width / 2);
  const ry = Math.min(radii.ry ?? radii.rx ?? 0, height / 2);
  const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  const [across, down] = [width - 2 * rx, height - 2 * ry];
  return [
    `M${x + rx} ${y}h${across}${corner(rx, ry)}v${down}${corner(-rx, ry)}`,
    `h${-across}${corner(-rx, -ry)}v${-down}${corner(rx, -ry)}z`,
  ].join('');
}

/**
 * Outlines of a shape in plan units.
 * @param room corners that the plan may still have
 * @returns what is lost where they cannot be drawn
 */
export function placedRings(
  shape: FilledShape,
  transform: Affine,
  room: number,
): Ring[] | LossCode {
  const rings = ringsOrNone(shape)?.map((ring) => ring.map((point) => apply(transform, point)));
  if (!rings) return 'BAD_PATH';
  if (!rings.some((ring) => ring.length > 2)) return 'EMPTY_SHAPE';
  const corners = cornersOf(rings);
  if (corners > LIMITS.points || rings.length > LIMITS.rings || corners > room)
    return 'TOO_MANY_POINTS';
  return rings.every(isWithin) ? rings : 'OUT_OF_BOUNDS';
}

export const cornersOf = (rings: readonly Ring[]) =>
  rings.reduce((sum, { length }) => sum + length, 0);

/** NaN is not within either. */
export function isWithin(ring: Ring): boolean {
  return ring.every(
    ([x, y]) => Math.abs(x) <= LIMITS.coordinate && Math.abs(y) <= LIMITS.coordinate,
  );
}

function ringsOrNone(shape: FilledShape): Ring[] | undefined {
  try {
    return ringsOf(shape);
  } catch {
    return undefined;
  }
}
