import svgpath from 'svgpath';
import { type Affine, IDENTITY, type Point } from './affine';

/** A closed ring of corners; the last corner joins the first. */
export type Ring = Point[];

/** Farthest that a flattened curve may lie from the true one, in plan units. */
const TOLERANCE = 0.1;
/** More chords than this show nothing more; a curve beyond all bounds would otherwise have no end. */
const MOST_CHORDS = 256;

/** A line of corners; a closed one ends where it starts. */
export type Polyline = { points: Point[]; closed: boolean };

/** Rings of SVG path data with curves flattened. Every part is closed, as filling closes it. @throws Error on data that is no path */
export function ringsOfPath(pathData: string): Ring[] {
  return polylinesOfPath(pathData)
    .filter(({ points }) => points.length > 2)
    .map(({ points }) => withoutRepeats(points));
}

/**
 * The parts of SVG path data with curves flattened, after a transform.
 * svgpath (2.6.0, MIT, no dependencies) reads the syntax and turns arcs and short forms into plain curves.
 * @throws Error on data that is no path
 */
export function polylinesOfPath(pathData: string, transform: Affine = IDENTITY): Polyline[] {
  const lines: Polyline[] = [];
  let ring: Point[] = [];
  const finish = (closed = false) => {
    if (ring.length > 1) lines.push({ points: ring, closed });
    ring = [];
  };
  const path = svgpath(pathData);
  if ('err' in path && path.err) throw new Error(`No path data: ${String(path.err)}`);
  path
    .abs()
    .unshort()
    .unarc()
    // Last: what turns ellipses is left out of the pages' builds, and there are no arcs any more.
    .matrix([...transform])
    .iterate((segment, _index, x, y) => {
      // What follows a closed part without a move starts where that part started (SVG 2, section 9.3.4).
      if (ring.length === 0 && segment[0] !== 'M' && segment[0] !== 'Z') ring.push([x, y]);
      switch (segment[0]) {
        case 'M':
          finish();
          ring.push([segment[1], segment[2]]);
          break;
        case 'L':
          ring.push([segment[1], segment[2]]);
          break;
        case 'H':
          ring.push([segment[1], y]);
          break;
        case 'V':
          ring.push([x, segment[1]]);
          break;
        case 'C': {
          const [, x1, y1, x2, y2, x3, y3] = segment;
          flattenCubic(ring, [x, y], [x1, y1], [x2, y2], [x3, y3]);
          break;
        }
        case 'Q': {
          const [, qx, qy, ex, ey] = segment;
          flattenCubic(ring, [x, y], between([x, y], [qx, qy]), between([ex, ey], [qx, qy]), [
            ex,
            ey,
          ]);
          break;
        }
        default:
          finish(true);
          break;
      }
    });
  finish();
  return lines;
}

/** Rings of an SVG point list, `x,y x,y …`. */
export function ringOfPoints(points: string): Ring {
  const numbers = points
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const ring: Ring = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) ring.push([numbers[i] ?? 0, numbers[i + 1] ?? 0]);
  return ring;
}

/** Control point of the cubic that draws the same curve as a quadratic: two thirds of the way. */
function between([x, y]: Point, [qx, qy]: Point): Point {
  return [x + (2 / 3) * (qx - x), y + (2 / 3) * (qy - y)];
}

/** Number of chords from the second differences (Wang's formula), so that the error stays below TOLERANCE. */
function flattenCubic(ring: Ring, p0: Point, p1: Point, p2: Point, p3: Point): void {
  const bend = Math.max(
    Math.hypot(p0[0] - 2 * p1[0] + p2[0], p0[1] - 2 * p1[1] + p2[1]),
    Math.hypot(p1[0] - 2 * p2[0] + p3[0], p1[1] - 2 * p2[1] + p3[1]),
  );
  const chords = Math.min(
    MOST_CHORDS,
    Math.max(1, Math.ceil(Math.sqrt((0.75 * bend) / TOLERANCE))),
  );
  for (let i = 1; i <= chords; i += 1) {
    const t = i / chords;
    const s = 1 - t;
    const [b0, b1, b2, b3] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    ring.push([
      b0 * p0[0] + b1 * p1[0] + b2 * p2[0] + b3 * p3[0],
      b0 * p0[1] + b1 * p1[1] + b2 * p2[1] + b3 * p3[1],
    ]);
  }
}

function withoutRepeats(ring: Ring): Ring {
  return ring.filter((point, i) => {
    const before = ring.at(i - 1);
    return !before || Math.hypot(point[0] - before[0], point[1] - before[1]) > 1e-9;
  });
}

/** Twice the area of a ring; positive where it turns clockwise on the sheet. */
export function turnOf(ring: Ring): number {
  return ring.reduce((sum, [x, y], at) => {
    const [bx, by] = ring.at(at - 1) ?? [x, y];
    return sum + bx * y - x * by;
  }, 0);
}
