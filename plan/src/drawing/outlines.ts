import type { Point } from './affine';
import type { Ring } from './path-data';

type Box = { minX: number; minY: number; maxX: number; maxY: number };

/**
 * The rings of many shapes, in three arrays of numbers: as arrays of points, those of ten thousand stands weigh six times
 * as much.
 */
export class Outlines {
  /** x, y of every corner, ring by ring. */
  private readonly points: Float32Array | Float64Array;
  /** Of each ring its first corner, of each shape its first ring; the last entry says where the last one ends. */
  private readonly ringStarts: Uint32Array;
  private readonly shapeStarts: Uint32Array;

  /** @param shapes the rings of each */
  constructor(shapes: readonly (readonly Ring[])[]) {
    const rings = shapes.flat();
    const points = Float64Array.from(rings.flat(2));
    // Half the room where it holds the same numbers, as it does whole ones.
    const short = Float32Array.from(points);
    this.points = short.every((value, at) => value === points[at]) ? short : points;
    this.ringStarts = startsOf(rings);
    this.shapeStarts = startsOf(shapes);
  }

  /** The rings of a shape, made anew by each call. */
  ringsOf(shape: number): Ring[] {
    const rings: Ring[] = [];
    const end = this.shapeStarts[shape + 1] ?? 0;
    for (let ring = this.shapeStarts[shape] ?? end; ring < end; ring += 1) {
      const corners: Point[] = [];
      const last = this.ringStarts[ring + 1] ?? 0;
      for (let at = this.ringStarts[ring] ?? last; at < last; at += 1)
        corners.push([this.points[2 * at] ?? 0, this.points[2 * at + 1] ?? 0]);
      rings.push(corners);
    }
    return rings;
  }

  /** The smallest box around a shape, made anew by each call. */
  boundsOf(shape: number): Box {
    const box = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
    const { points } = this;
    const [from, to] = [shape, shape + 1].map((at) => this.ringStarts[this.shapeStarts[at] ?? 0]);
    for (let at = 2 * (from ?? 0); at < 2 * (to ?? 0); at += 2) {
      const [x, y] = [points[at] ?? 0, points[at + 1] ?? 0];
      if (x < box.minX) box.minX = x;
      if (x > box.maxX) box.maxX = x;
      if (y < box.minY) box.minY = y;
      if (y > box.maxY) box.maxY = y;
    }
    return box;
  }
}

/** Where each list begins among the items of all, and where the last one ends. */
function startsOf(lists: readonly { length: number }[]): Uint32Array {
  const starts = new Uint32Array(lists.length + 1);
  lists.forEach(({ length }, at) => {
    starts[at + 1] = (starts[at] ?? 0) + length;
  });
  return starts;
}
