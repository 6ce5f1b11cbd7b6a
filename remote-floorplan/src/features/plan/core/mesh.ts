import earcut from 'earcut';
import { contains, isFilled } from './fill-rule';
import type { FlatPlan, FlatShape } from './flatten';
import { bandOf, hatching, type Segment } from './hatching';
import { FRAME_WIDTH, HATCH_WIDTH, STROKE_WIDTH } from './measures';
import type { Ring } from './path-data';
import { lookOf, type PlanStatuses } from './shape-look';
import { type Layer, SLOTS, slotOf } from './slots';

/** Vertices of one layer of one shape. */
type MeshPart = { shape: FlatShape; layer: Layer; first: number; count: number };

/** Triangles of the whole drawing in painting order: those of every state, of which the colours show one. */
export type MeshData = {
  /** x, y per vertex, in plan units. */
  vertices: Float32Array;
  indices: Uint32Array;
  parts: readonly MeshPart[];
};

/**
 * Fills, strokes and patterns, and the frames that mark free places without colour; frames lie above all else. Nothing
 * in it depends on a state: a change of states repaints it (`paintMesh`) and builds nothing anew.
 */
export function meshOfPlan({ shapes }: Pick<FlatPlan, 'shapes'>): MeshData {
  const mesh = new MeshBuilder();
  for (const shape of shapes) {
    mesh.begin(shape, 'fill').fill(shape);
    if (shape.code === undefined) continue;
    mesh.begin(shape, 'stroke').outline(shape.rings, STROKE_WIDTH);
    mesh.begin(shape, 'falling').lines(hatching(shape, 1), HATCH_WIDTH);
    mesh.begin(shape, 'rising').lines(hatching(shape, -1), HATCH_WIDTH);
    mesh.begin(shape, 'band').fill({ rings: [bandOf(shape)], rule: 'nonzero' });
  }
  for (const shape of shapes) {
    if (shape.code !== undefined) mesh.begin(shape, 'frame').outline(shape.rings, FRAME_WIDTH);
  }
  return mesh.finish();
}

/** Colour slot of every vertex, by the states of now: an index into `SLOTS`. */
export function paintMesh({ parts, vertices }: MeshData, statuses: PlanStatuses): Uint8Array {
  const colours = new Uint8Array(vertices.length / 2);
  for (const { shape, layer, first, count } of parts) {
    const slot = slotOf(layer, shape, lookOf(shape, statuses));
    colours.fill(SLOTS.indexOf(slot), first, first + count);
  }
  return colours;
}

class MeshBuilder {
  private readonly vertices: number[] = [];
  private readonly indices: number[] = [];
  private readonly parts: MeshPart[] = [];

  /** What is added from now on belongs to that layer. */
  begin(shape: FlatShape, layer: Layer): this {
    this.parts.push({ shape, layer, first: this.vertices.length / 2, count: 0 });
    return this;
  }

  fill({ rings, rule }: Pick<FlatShape, 'rings' | 'rule'>): void {
    for (const group of outersWithHoles(rings, rule)) {
      const flat = group.flatMap((ring) => ring.flat());
      const holes = group.slice(0, -1).reduce<number[]>((starts, ring) => {
        starts.push((starts.at(-1) ?? 0) + ring.length);
        return starts;
      }, []);
      this.add(flat, earcut(flat, holes));
    }
  }

  /** Quads along the edges. */
  outline(rings: Ring[], width: number): void {
    for (const ring of rings) {
      let from = ring.at(-1);
      for (const to of ring) {
        // Longer by half the width at both ends, so that corners close.
        if (from) this.line([...from, ...to], width, width / 2);
        from = to;
      }
    }
  }

  lines(segments: readonly Segment[], width: number): void {
    for (const segment of segments) this.line(segment, width, 0);
  }

  finish(): MeshData {
    return {
      vertices: Float32Array.from(this.vertices),
      indices: Uint32Array.from(this.indices),
      parts: this.parts,
    };
  }

  private line([x1, y1, x2, y2]: Segment, width: number, beyond: number): void {
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
    const [sx, sy] = [(-uy * width) / 2, (ux * width) / 2];
    const [ax, ay, bx, by] = [
      x1 - ux * beyond,
      y1 - uy * beyond,
      x2 + ux * beyond,
      y2 + uy * beyond,
    ];
    const corners = [ax + sx, ay + sy, bx + sx, by + sy, bx - sx, by - sy, ax - sx, ay - sy];
    this.add(corners, [0, 1, 2, 0, 2, 3]);
  }

  private add(corners: number[], triangles: number[]): void {
    const first = this.vertices.length / 2;
    for (const corner of corners) this.vertices.push(corner);
    for (const triangle of triangles) this.indices.push(first + triangle);
    const part = this.parts.at(-1);
    if (part) part.count += corners.length / 2;
  }
}

/**
 * Rings grouped into outlines, each followed by its holes, by the fill rule: what lies inside by the rule
 * is filled. Rings may nest but not cross, which holds for plans; hit tests stay exact in any case.
 */
export function outersWithHoles(rings: Ring[], rule: FlatShape['rule']): Ring[][] {
  if (rings.length < 2) return rings.map((ring) => [ring]);
  const nested = rings.map((ring) => {
    const around = rings.filter((other) => other !== ring && encloses(other, ring));
    const outside = around.reduce((sum, other) => sum + Math.sign(signedArea(other)), 0);
    const inside = outside + Math.sign(signedArea(ring));
    const filledOutside = isFilled(rule, outside);
    const filledInside = isFilled(rule, inside);
    return {
      ring,
      depth: around.length,
      outer: filledInside && !filledOutside,
      hole: !filledInside && filledOutside,
    };
  });
  return nested
    .filter(({ outer }) => outer)
    .map(({ ring, depth }) => [
      ring,
      ...nested
        .filter((inner) => inner.hole && inner.depth > depth && encloses(ring, inner.ring))
        .filter(
          (inner) =>
            !nested.some(
              (between) =>
                between.outer &&
                between.depth > depth &&
                encloses(ring, between.ring) &&
                encloses(between.ring, inner.ring),
            ),
        )
        .map((inner) => inner.ring),
    ]);
}

function signedArea(ring: Ring): number {
  let area = 0;
  let from = ring.at(-1);
  for (const to of ring) {
    if (from) area += from[0] * to[1] - to[0] * from[1];
    from = to;
  }
  return area / 2;
}

function encloses(outer: Ring, inner: Ring): boolean {
  const [point] = inner;
  if (!point || outer === inner) return false;
  return contains({ rings: [outer], rule: 'evenodd' }, ...point);
}
