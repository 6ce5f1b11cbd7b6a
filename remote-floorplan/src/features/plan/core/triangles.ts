import type { Point } from '@mosta/plan/drawing/affine';
import type { FlatShape } from '@mosta/plan/drawing/flatten';
import type { Ring } from '@mosta/plan/drawing/path-data';
import earcut from 'earcut';
import { grown, roomAfter } from './grown';
import type { Segment } from './hatching';
import { outersWithHoles } from './outers';

/** Offsets are whole numbers of this part of a plan unit. */
export const OFFSET_STEP = 1 / 32;
const LARGEST_OFFSET = 127;
/** How far a pointed corner of an outline may stand out, in half widths. */
const MITRE_LIMIT = 2.5;
const FIRST_ROOM = 1024;

/**
 * Triangles that grow. A vertex is a point of the plan and an offset from it: what has a width can be widened by the
 * renderer to the least that a screen shows.
 */
export class Triangles {
  /** x, y per vertex, in plan units. */
  points = new Float32Array(2 * FIRST_ROOM);
  /** x, y per vertex, in steps of `OFFSET_STEP`. */
  offsets = new Int8Array(2 * FIRST_ROOM);
  /** Three vertices a triangle; what lies behind `length` has no meaning. */
  corners = new Uint32Array(3 * FIRST_ROOM);
  vertices = 0;
  length = 0;

  /** Vertices for which there is room. */
  get room(): number {
    return this.points.length / 2;
  }

  fill({ rings, rule }: Pick<FlatShape, 'rings' | 'rule'>): void {
    for (const group of outersWithHoles(rings, rule)) {
      const flat = group.flatMap((ring) => ring.flat());
      const holes = group.slice(0, -1).reduce<number[]>((starts, ring) => {
        starts.push((starts.at(-1) ?? 0) + ring.length);
        return starts;
      }, []);
      const first = this.vertices;
      for (const ring of group) for (const point of ring) this.vertex(point, 0, 0);
      for (const corner of earcut(flat, holes)) this.corner(first + corner);
    }
  }

  /** A band along each ring, half inside and half outside, with mitred corners. */
  outline(rings: readonly Ring[], width: number): void {
    for (const ring of rings) {
      const first = this.vertices;
      ring.forEach((point, at) => {
        const [x, y] = mitre(ring.at(at - 1), point, ring[(at + 1) % ring.length]);
        this.vertex(point, (x * width) / 2, (y * width) / 2);
        this.vertex(point, (-x * width) / 2, (-y * width) / 2);
      });
      ring.forEach((_, at) => {
        const next = first + 2 * ((at + 1) % ring.length);
        this.quad(first + 2 * at, first + 2 * at + 1, next + 1, next);
      });
    }
  }

  lines(segments: readonly Segment[], width: number): void {
    for (const [x1, y1, x2, y2] of segments) {
      const [nx, ny] = normal([x1, y1], [x2, y2]);
      const [dx, dy] = [(nx * width) / 2, (ny * width) / 2];
      const first = this.vertices;
      this.vertex([x1, y1], dx, dy);
      this.vertex([x1, y1], -dx, -dy);
      this.vertex([x2, y2], -dx, -dy);
      this.vertex([x2, y2], dx, dy);
      this.quad(first, first + 1, first + 2, first + 3);
    }
  }

  private vertex([x, y]: Point, dx: number, dy: number): void {
    const at = 2 * this.vertices;
    if (at === this.points.length) {
      const room = roomAfter(at);
      this.points = grown(this.points, new Float32Array(room));
      this.offsets = grown(this.offsets, new Int8Array(room));
    }
    this.points[at] = x;
    this.points[at + 1] = y;
    this.offsets[at] = steps(dx);
    this.offsets[at + 1] = steps(dy);
    this.vertices += 1;
  }

  private quad(a: number, b: number, c: number, d: number): void {
    for (const corner of [a, b, c, a, c, d]) this.corner(corner);
  }

  private corner(vertex: number): void {
    if (this.length === this.corners.length) {
      this.corners = grown(this.corners, new Uint32Array(roomAfter(this.length)));
    }
    this.corners[this.length] = vertex;
    this.length += 1;
  }
}

const steps = (units: number) =>
  Math.max(-LARGEST_OFFSET, Math.min(LARGEST_OFFSET, Math.round(units / OFFSET_STEP)));

/** Unit vector across a line; none for a line without length. */
function normal([x1, y1]: Point, [x2, y2]: Point): Point {
  const length = Math.hypot(x2 - x1, y2 - y1);
  return length === 0 ? [0, 0] : [(y1 - y2) / length, (x2 - x1) / length];
}

/** From a corner to where the outer sides of its two edges meet, for half a width of one. */
function mitre(before: Point | undefined, at: Point, after: Point | undefined): Point {
  const [ax, ay] = normal(before ?? at, at);
  const [bx, by] = normal(at, after ?? at);
  const [x, y] = [ax + bx, ay + by];
  const square = x * x + y * y;
  if (square === 0) return [ax, ay];
  const [mx, my] = [(2 * x) / square, (2 * y) / square];
  const long = Math.hypot(mx, my) / MITRE_LIMIT;
  return long > 1 ? [mx / long, my / long] : [mx, my];
}
