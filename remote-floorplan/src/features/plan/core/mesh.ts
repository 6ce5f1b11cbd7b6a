import type { PublicStatus } from '@mosta/shared/domain/stand-status';
import type { Bounds, FlatPlan, FlatShape } from './flatten';
import { cutAtStops, type FlatGradient, mixAt } from './gradient';
import { bandOf, hatching } from './hatching';
import { FRAME_WIDTH, HATCH_WIDTH, STROKE_WIDTH } from './measures';
import type { ShapeColour } from './shape.schema';
import { lookOf, type PlanStatuses, type ShapeLook } from './shape-look';
import { LAYERS, type Layer, SLOTS, slotOf } from './slots';
import { Triangles } from './triangles';

/** Below this scale a layer is too fine to be seen, and its lines would flicker. */
const LEAST_SCALE: Record<Layer, number> = {
  fill: 0,
  stroke: 0.35,
  falling: 0.35,
  rising: 0.35,
  band: 0.35,
  frame: 0,
};

/** Vertices and triangles of one layer of one shape, and its colour. */
type Part = {
  vertex: number;
  vertices: number;
  triangle: number;
  triangles: number;
  slot: number;
};
type Entry = {
  shape: FlatShape;
  status: PublicStatus | undefined;
  painted: boolean;
  parts: Map<Layer, Part>;
};
/** Vertices whose colour has changed: the first, and the one after the last. */
type Repainted = { from: number; to: number };

const NOTHING = SLOTS.indexOf('nothing');

/**
 * The drawing as triangles. What a state shows is added when a shape first has that state, so that a plan of ten
 * thousand stands holds no frames and patterns that nobody sees; `select` then takes what is visible, in painting order.
 */
export class PlanMesh {
  readonly triangles = new Triangles();
  /** Colour of each vertex, by the palette; as long as what `triangles` has room for. */
  colours = new Uint32Array(0);
  private readonly entries: Entry[];
  private chosen = new Uint32Array(0);

  /** @param palette one colour per slot, as the renderer reads it */
  constructor(
    { shapes }: Pick<FlatPlan, 'shapes'>,
    private readonly palette: Uint32Array,
  ) {
    this.entries = shapes.map((shape) => ({
      shape,
      status: undefined,
      painted: false,
      parts: new Map(),
    }));
  }

  /** Colours the shapes whose state is another than before. @returns undefined where there is none */
  paint(statuses: PlanStatuses): Repainted | undefined {
    const repainted = { from: Number.POSITIVE_INFINITY, to: 0 };
    for (const entry of this.entries) {
      const { code } = entry.shape;
      const status = code === undefined ? undefined : statuses.get(code);
      if (entry.painted && entry.status === status) continue;
      Object.assign(entry, { status, painted: true });
      this.paintShape(entry, lookOf(entry.shape, statuses), repainted);
    }
    return repainted.to > 0 ? repainted : undefined;
  }

  /** Corners of the triangles that can be seen of a part of the plan, at that many pixels per plan unit. */
  select(view: Bounds, scale: number): Uint32Array {
    let length = 0;
    const { corners } = this.triangles;
    if (this.chosen.length < corners.length) this.chosen = new Uint32Array(corners.length);
    const take = (part: Part | undefined) => {
      if (!part || part.slot === NOTHING) return;
      const end = part.triangle + part.triangles;
      for (let at = part.triangle; at < end; at += 1) {
        this.chosen[length] = corners[at] ?? 0;
        length += 1;
      }
    };
    const seen = this.entries.filter(({ shape }) => overlaps(shape.bounds, view));
    const layers = LAYERS.filter((layer) => layer !== 'frame' && scale >= LEAST_SCALE[layer]);
    for (const { parts } of seen) for (const layer of layers) take(parts.get(layer));
    // Frames lie above all else.
    for (const { parts } of seen) take(parts.get('frame'));
    return this.chosen.subarray(0, length);
  }

  /** Colour slot of a layer of a shape now, by name; undefined where nothing is drawn. */
  shown(code: string, layer: Layer): string | undefined {
    const entry = this.entries.find(({ shape }) => shape.code === code);
    const slot = entry?.parts.get(layer)?.slot;
    return slot === undefined || slot === NOTHING ? undefined : SLOTS[slot];
  }

  private paintShape(entry: Entry, look: ReturnType<typeof lookOf>, repainted: Repainted): void {
    for (const layer of LAYERS) {
      if (layer !== 'fill' && entry.shape.code === undefined) break;
      const slot = SLOTS.indexOf(slotOf(layer, entry.shape, look));
      let part = entry.parts.get(layer);
      if (part?.slot === slot || (!part && slot === NOTHING)) continue;
      part ??= this.add(entry.shape, layer);
      part.slot = slot;
      entry.parts.set(layer, part);
      if (slot === NOTHING) continue;
      const end = part.vertex + part.vertices;
      this.colours.fill(this.palette[slot] ?? 0, part.vertex, end);
      const { gradient } = entry.shape;
      if (gradient && layer === 'fill' && look.ground === 'category')
        this.paintGradient(gradient, part, look);
      repainted.from = Math.min(repainted.from, part.vertex);
      repainted.to = Math.max(repainted.to, end);
    }
  }

  private paintGradient(
    gradient: FlatGradient,
    { vertex, vertices }: Part,
    { opacity }: ShapeLook,
  ): void {
    const { points } = this.triangles;
    const colourOf = (colour: ShapeColour) =>
      this.palette[SLOTS.indexOf(opacity < 1 ? `faded-${colour}` : colour)] ?? 0;
    for (let at = vertex; at < vertex + vertices; at += 1) {
      const point = [points[2 * at] ?? 0, points[2 * at + 1] ?? 0] as const;
      const { first, second, share } = mixAt(gradient, point);
      this.colours[at] = mixBytes(colourOf(first), colourOf(second), share);
    }
  }

  private add(shape: FlatShape, layer: Layer): Part {
    const { triangles } = this;
    const [vertex, triangle] = [triangles.vertices, triangles.length];
    this.draw(shape, layer);
    if (this.colours.length < triangles.room) {
      const colours = new Uint32Array(triangles.room);
      colours.set(this.colours);
      this.colours = colours;
    }
    return {
      vertex,
      vertices: triangles.vertices - vertex,
      triangle,
      triangles: triangles.length - triangle,
      slot: NOTHING,
    };
  }

  private draw(shape: FlatShape, layer: Layer): void {
    switch (layer) {
      case 'fill':
        for (const rings of cutAtStops(shape)) this.triangles.fill({ rings, rule: shape.rule });
        break;
      case 'stroke':
        this.triangles.outline(shape.rings, STROKE_WIDTH);
        break;
      case 'falling':
        this.triangles.lines(hatching(shape, 1), HATCH_WIDTH);
        break;
      case 'rising':
        this.triangles.lines(hatching(shape, -1), HATCH_WIDTH);
        break;
      case 'band':
        this.triangles.fill({ rings: [bandOf(shape)], rule: 'nonzero' });
        break;
      case 'frame':
        this.triangles.outline(shape.rings, FRAME_WIDTH);
        break;
    }
  }
}

/** Four bytes between those of two colours. */
function mixBytes(first: number, second: number, share: number): number {
  return [0, 8, 16, 24].reduce((mixed, shift) => {
    const [a, b] = [(first >>> shift) & 0xff, (second >>> shift) & 0xff];
    return (mixed | (Math.round(a + share * (b - a)) << shift)) >>> 0;
  }, 0);
}

export function overlaps(bounds: Bounds, view: Bounds): boolean {
  return (
    bounds.minX <= view.maxX &&
    bounds.maxX >= view.minX &&
    bounds.minY <= view.maxY &&
    bounds.maxY >= view.minY
  );
}
