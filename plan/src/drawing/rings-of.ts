import { type Ring, ringOfPoints, ringsOfPath } from './path-data';
import type { FilledShape } from './shape.schema';

/** Outlines of a shape before its transform. @throws Error on data that is no path */
export function ringsOf(shape: FilledShape): Ring[] {
  if (shape.type === 'path') return ringsOfPath(shape.pathData);
  if (shape.type === 'polygon') return [ringOfPoints(shape.points)];
  return ringsOfPath(rectData(shape));
}

type Rect = Pick<
  Extract<FilledShape, { type: 'rect' }>,
  'x' | 'y' | 'width' | 'height' | 'rx' | 'ry'
>;

/** Path data of a rectangle with its rounded corners (SVG 2, section 10.2); none where it has no area. */
export function rectData({ x, y, width, height, ...radii }: Rect): string {
  if (width === 0 || height === 0) return '';
  const rx = Math.min(radii.rx ?? radii.ry ?? 0, width / 2);
  const ry = Math.min(radii.ry ?? radii.rx ?? 0, height / 2);
  if (rx === 0 || ry === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  const [across, down] = [width - 2 * rx, height - 2 * ry];
  return [
    `M${x + rx} ${y}h${across}${corner(rx, ry)}v${down}${corner(-rx, ry)}`,
    `h${-across}${corner(-rx, -ry)}v${-down}${corner(rx, -ry)}z`,
  ].join('');
}
