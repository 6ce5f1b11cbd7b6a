import Flatbush from 'flatbush';
import type { Point } from '../drawing/affine';
import { areaOf } from '../drawing/flatten';
import { type Polyline, type Ring, turnOf } from '../drawing/path-data';

/** Ends of lines that are nearer than this meet, in root units. */
const MEET = 0.75;
const LEAST_AREA = 20;
const MOST_SEGMENTS = 30_000;
const MOST_CROSSINGS = 300_000;

type Segment = readonly [Point, Point];

/**
 * The faces that separate lines close, as drawings of buildings have them: lines are cut where they meet, and each
 * bounded area between them is a ring.
 * @returns undefined where there are too many lines
 */
export function facesOf(lines: readonly Polyline[]): Ring[] | undefined {
  const segments = lines.flatMap(segmentsOf);
  if (segments.length === 0) return [];
  if (segments.length > MOST_SEGMENTS) return undefined;
  const graph = new Graph();
  const cuts = cutsOf(segments);
  if (!cuts) return undefined;
  segments.forEach(([from, to], at) => {
    const shares = [0, ...(cuts[at] ?? []), 1].sort((a, b) => a - b);
    const nodes = shares.map((share) => graph.node(between(from, to, share)));
    for (let i = 1; i < nodes.length; i += 1) graph.join(nodes[i - 1] ?? 0, nodes[i] ?? 0);
  });
  return graph.faces().filter((ring) => areaOf([ring]) > LEAST_AREA);
}

function segmentsOf({ points, closed }: Polyline): Segment[] {
  const all = closed && points[0] ? [...points, points[0]] : points;
  return all.slice(1).flatMap((to, at): Segment[] => {
    const from = all[at];
    return from && Math.hypot(to[0] - from[0], to[1] - from[1]) > 1e-6 ? [[from, to]] : [];
  });
}

const between = ([x1, y1]: Point, [x2, y2]: Point, share: number): Point => [
  x1 + share * (x2 - x1),
  y1 + share * (y2 - y1),
];

/** Where each segment is met or crossed by others, as shares of its length. */
function cutsOf(segments: readonly Segment[]): number[][] | undefined {
  const index = new Flatbush(segments.length);
  const boxes = segments.map(([[x1, y1], [x2, y2]]) => [
    Math.min(x1, x2) - MEET,
    Math.min(y1, y2) - MEET,
    Math.max(x1, x2) + MEET,
    Math.max(y1, y2) + MEET,
  ]);
  for (const [minX = 0, minY = 0, maxX = 0, maxY = 0] of boxes) index.add(minX, minY, maxX, maxY);
  index.finish();
  let left = MOST_CROSSINGS;
  const cuts: number[][] = segments.map(() => []);
  for (const [at, segment] of segments.entries()) {
    const [minX = 0, minY = 0, maxX = 0, maxY = 0] = boxes[at] ?? [];
    for (const other of index.search(minX, minY, maxX, maxY)) {
      const against = segments[other];
      if (other === at || !against) continue;
      left -= 1;
      if (left === 0) return undefined;
      const share = crossing(segment, against);
      if (share !== undefined) cuts[at]?.push(share);
      for (const end of against) {
        const near = shareNear(segment, end);
        if (near !== undefined) cuts[at]?.push(near);
      }
    }
  }
  return cuts;
}

function crossing([a, b]: Segment, [c, d]: Segment): number | undefined {
  const [rx, ry, sx, sy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const cross = rx * sy - ry * sx;
  if (Math.abs(cross) < 1e-9) return undefined;
  const [qx, qy] = [c[0] - a[0], c[1] - a[1]];
  const share = (qx * sy - qy * sx) / cross;
  const other = (qx * ry - qy * rx) / cross;
  return share > 0 && share < 1 && other > 0 && other < 1 ? share : undefined;
}

/** Where an end of another line touches a segment. */
function shareNear([a, b]: Segment, [x, y]: Point): number | undefined {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const share = ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy);
  const [nx, ny] = between(a, b, share);
  return share > 0 && share < 1 && Math.hypot(nx - x, ny - y) < MEET ? share : undefined;
}

/** Points that are joined by straight edges which do not cross. */
class Graph {
  private readonly points: Point[] = [];
  private readonly cells = new Map<string, number[]>();
  private readonly neighbours: Set<number>[] = [];

  /** The node at a point, or within `MEET` of it. */
  node(point: Point): number {
    const [cx, cy] = [Math.floor(point[0] / MEET), Math.floor(point[1] / MEET)];
    for (let x = cx - 1; x <= cx + 1; x += 1) {
      for (let y = cy - 1; y <= cy + 1; y += 1) {
        for (const known of this.cells.get(`${x} ${y}`) ?? []) {
          const [kx, ky] = this.points[known] ?? point;
          if (Math.hypot(kx - point[0], ky - point[1]) < MEET) return known;
        }
      }
    }
    const node = this.points.push(point) - 1;
    this.neighbours.push(new Set());
    const key = `${cx} ${cy}`;
    this.cells.set(key, [...(this.cells.get(key) ?? []), node]);
    return node;
  }

  join(a: number, b: number): void {
    if (a === b) return;
    this.neighbours[a]?.add(b);
    this.neighbours[b]?.add(a);
  }

  /** Bounded areas: at each node the walk takes the next edge around it. */
  faces(): Ring[] {
    this.removeDeadEnds();
    const around = this.neighbours.map((found, node) =>
      [...found].sort((a, b) => this.direction(node, a) - this.direction(node, b)),
    );
    const done = new Set<string>();
    const rings: Ring[] = [];
    around.forEach((ends, start) => {
      for (const end of ends) {
        const ring: Ring = [];
        let [from, to] = [start, end];
        while (!done.has(`${from} ${to}`)) {
          done.add(`${from} ${to}`);
          ring.push(this.points[from] ?? [0, 0]);
          const next = around[to] ?? [];
          [from, to] = [to, next[(next.indexOf(from) + next.length - 1) % next.length] ?? from];
        }
        if (turnOf(ring) > 0) rings.push(ring);
      }
    });
    return rings;
  }

  private removeDeadEnds(): void {
    const ends = this.neighbours.flatMap((found, node) => (found.size === 1 ? [node] : []));
    for (let node = ends.pop(); node !== undefined; node = ends.pop()) {
      for (const other of this.neighbours[node] ?? []) {
        this.neighbours[other]?.delete(node);
        if (this.neighbours[other]?.size === 1) ends.push(other);
      }
      this.neighbours[node]?.clear();
    }
  }

  private direction(from: number, to: number): number {
    const [[x1, y1], [x2, y2]] = [this.points[from] ?? [0, 0], this.points[to] ?? [0, 0]];
    return Math.atan2(y2 - y1, x2 - x1);
  }
}
