import type { Affine } from '../drawing/affine';
import { boundsOf } from '../drawing/flatten';
import { type Polyline, polylinesOfPath, type Ring } from '../drawing/path-data';

/** Lines in root units. @returns undefined for what is no path */
export function linesOf(data: string, matrix: Affine): Polyline[] | undefined {
  try {
    const lines = polylinesOfPath(data, matrix);
    const { minX, maxX, minY, maxY } = boundsOf(lines.map(({ points }) => points));
    return [minX, maxX, minY, maxY].every((value) => Math.abs(value) < 1e7) ? lines : undefined;
  } catch {
    return undefined;
  }
}

/** What filling closes: every part with an area. */
export function ringsOf(lines: readonly Polyline[]): Ring[] {
  return lines.filter(({ points }) => points.length > 2).map(({ points }) => points);
}
