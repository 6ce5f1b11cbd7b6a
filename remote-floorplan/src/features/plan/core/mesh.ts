import earcut from 'earcut';
import type { FlatPlan, FlatShape } from './flatten';
import { FRAME_WIDTH, STROKE_WIDTH } from './measures';
import type { Ring } from './path-data';
import { SHAPE_COLOURS } from './shape.schema';

/** Triangles of the whole drawing in painting order; one colour slot per vertex. */
export type MeshData = {
  /** x, y per vertex, in plan units. */
  vertices: Float32Array;
  /** Index into the palette per vertex, see `slotOf`. */
  colours: Uint8Array;
  indices: Uint32Array;
};

/** Palette: every colour at full opacity, then every colour of reserved shapes, then stroke and frame. */
export const SLOT_COUNT = SHAPE_COLOURS.length * 2 + 3;
export const STROKE_SLOT = SHAPE_COLOURS.length * 2;
export const RESERVED_STROKE_SLOT = STROKE_SLOT + 1;
export const FRAME_SLOT = STROKE_SLOT + 2;

/** Palette slot of a shape's fill. */
export function slotOf({ colour, available }: Pick<FlatShape, 'colour' | 'available'>): number {
  return SHAPE_COLOURS.indexOf(colour) + (available ? 0 : SHAPE_COLOURS.length);
}

/** Fills, strokes, and the frames that mark available shapes without colour; frames lie above all else. */
export function meshOfPlan({ shapes }: Pick<FlatPlan, 'shapes'>): MeshData {
  const mesh = new MeshBuilder();
  for (const shape of shapes) {
    mesh.fill(shape, slotOf(shape));
    if (shape.code !== undefined) {
      mesh.outline(shape.rings, STROKE_WIDTH, shape.available ? STROKE_SLOT : RESERVED_STROKE_SLOT);
    }
  }
  for (const shape of shapes) {
    if (shape.code !== undefined && shape.available)
      mesh.outline(shape.rings, FRAME_WIDTH, FRAME_SLOT);
  }
  return mesh.finish();
}

class MeshBuilder {
  private readonly vertices: number[] = [];
  private readonly colours: number[] = [];
  private readonly indices: number[] = [];

  fill({ rings, rule }: FlatShape, slot: number): void {
    for (const group of outersWithHoles(rings, rule)) {
      const flat = group.flatMap((ring) => ring.flat());
      const holes = group.slice(0, -1).reduce<number[]>((starts, ring) => {
        starts.push((starts.at(-1) ?? 0) + ring.length);
        return starts;
      }, []);
      this.add(flat, earcut(flat, holes), slot);
    }
  }

  /** Quads along the edges, longer by half the width at both ends so that corners close. */
  outline(rings: Ring[], width: number, slot: number): void {
    const half = width / 2;
    for (const ring of rings) {
      let from = ring.at(-1);
      for (const to of ring) {
        if (from) {
          const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
          const ux = ((to[0] - from[0]) / length) * half;
          const uy = ((to[1] - from[1]) / length) * half;
          const [x1, y1, x2, y2] = [from[0] - ux, from[1] - uy, to[0] + ux, to[1] + uy];
          const corners = [x1 - uy, y1 + ux, x2 - uy, y2 + ux, x2 + uy, y2 - ux, x1 + uy, y1 - ux];
          this.add(corners, [0, 1, 2, 0, 2, 3], slot);
        }
        from = to;
      }
    }
  }

  finish(): MeshData {
    return {
      vertices: Float32Array.from(this.vertices),
      colours: Uint8Array.from(this.colours),
      indices: Uint32Array.from(this.indices),
    };
  }

  private add(corners: number[], triangles: number[], slot: number): void {
    const first = this.colours.length;
    for (const corner of corners) this.vertices.push(corner);
    for (let i = 0; i < corners.length / 2; i += 1) this.colours.push(slot);
    for (const triangle of triangles) this.indices.push(first + triangle);
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
    const filledOutside = rule === 'evenodd' ? around.length % 2 === 1 : outside !== 0;
    const filledInside = rule === 'evenodd' ? !filledOutside : inside !== 0;
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
  let inside = false;
  let from = outer.at(-1);
  for (const to of outer) {
    if (from && from[1] <= point[1] !== to[1] <= point[1]) {
      const cut = from[0] + ((point[1] - from[1]) / (to[1] - from[1])) * (to[0] - from[0]);
      if (point[0] < cut) inside = !inside;
    }
    from = to;
  }
  return inside;
}
