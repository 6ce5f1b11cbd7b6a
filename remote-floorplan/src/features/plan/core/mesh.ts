import type { Bounds, FlatPlan, FlatShape } from '@mosta/plan/drawing/flatten';
import { cutAtStops, type FlatGradient, mixAt } from '@mosta/plan/drawing/gradient';
import type { ShapeColour } from '@mosta/plan/drawing/shape.schema';
import type { PublicStatus } from '@mosta/shared/domain/stand-status';
import { type Emphasis, isDimmed } from './emphasis';
import { hatching } from './hatching';
import { signOf } from './kind-sign';
import { FRAME_WIDTH, HATCH_WIDTH, STROKE_WIDTH } from './measures';
import { MeshParts } from './mesh-parts';
import { lookOf, type PlanStatuses, type ShapeLook } from './shape-look';
import { LAYERS, type Layer, SLOTS, slotOf } from './slots';
import { Triangles } from './triangles';

/** Below this scale a layer is too fine to be seen, and its lines would flicker. */
const LEAST_SCALE: Record<Layer, number> = {
  fill: 0,
  stroke: 0.35,
  falling: 0.35,
  rising: 0.35,
  sign: 0.35,
  frame: 0,
};

/** Vertices whose colour has changed: the first, and the one after the last. */
type Repainted = { from: number; to: number };

/** How a shape is painted: its look, and how much of the paper lies over it. */
type Paint = { look: ShapeLook; veil: number };

const NOTHING = SLOTS.indexOf('nothing');
const FRAME = LAYERS.indexOf('frame');
/** Looks as numbers: the state, and whether the shape is dimmed; 0 has never been painted. */
const STATES: readonly (PublicStatus | undefined)[] = [
  undefined,
  'free',
  'held',
  'reserved',
  'blocked',
];
const lookNumber = (status: PublicStatus | undefined, dimmed: boolean) =>
  1 + 2 * STATES.indexOf(status) + Number(dimmed);

/**
 * The drawing as triangles. What a state shows is added when a shape first has that state, so that a plan of ten
 * thousand stands holds no frames and patterns that nobody sees; `select` then takes what is visible, in painting order.
 */
export class PlanMesh {
  readonly triangles = new Triangles();
  /** Colour of each vertex, by the palette; as long as what `triangles` has room for. */
  colours = new Uint32Array(0);
  private readonly parts = new MeshParts();
  /** Of each shape and layer, its number in `parts` plus one. */
  private readonly partOf: Uint32Array;
  /** Of each shape, how it has been painted. */
  private readonly looks: Uint8Array;
  private painted: { statuses: PlanStatuses; emphasis: Emphasis | null } | undefined;
  private readonly shapes: readonly FlatShape[];
  private chosen = new Uint32Array(0);

  /**
   * @param palette one colour per slot, as the renderer reads it
   * @param dim such a colour with that part of it given to the paper
   */
  constructor(
    { shapes }: Pick<FlatPlan, 'shapes'>,
    private readonly palette: Uint32Array,
    private readonly dim: (colour: number, strength: number) => number,
  ) {
    this.shapes = shapes;
    this.partOf = new Uint32Array(shapes.length * LAYERS.length);
    this.looks = new Uint8Array(shapes.length);
  }

  /** Colours the shapes that look other than before. @returns undefined where there is none */
  paint(statuses: PlanStatuses, emphasis: Emphasis | null): Repainted | undefined {
    const before = this.painted;
    if (before?.statuses === statuses && before.emphasis === emphasis) return undefined;
    this.painted = { statuses, emphasis };
    // Another strength changes what is dimmed already.
    const strength = emphasis?.strength ?? before?.emphasis?.strength;
    const stronger = strength !== (before?.emphasis?.strength ?? strength);
    const repainted = { from: Number.POSITIVE_INFINITY, to: 0 };
    this.shapes.forEach((shape, at) => {
      const status = shape.code === undefined ? undefined : statuses.get(shape.code);
      const dimmed = isDimmed(shape, emphasis);
      const look = lookNumber(status, dimmed);
      if (this.looks[at] === look && !(dimmed && stronger)) return;
      this.looks[at] = look;
      const veil = dimmed && emphasis ? emphasis.strength : 0;
      this.paintShape(at, { look: lookOf(shape, statuses), veil }, repainted);
    });
    return repainted.to > 0 ? repainted : undefined;
  }

  /** Corners of the triangles that can be seen of a part of the plan, at that many pixels per plan unit. */
  select(view: Bounds, scale: number): Uint32Array {
    const layers = [...LAYERS.keys()].filter(
      (layer) => layer !== FRAME && scale >= LEAST_SCALE[LAYERS[layer] ?? 'fill'],
    );
    let room = 0;
    const visit = (take: (part: number) => void) => {
      // Frames lie above all else.
      for (const some of [layers, [FRAME]]) {
        this.shapes.forEach(({ bounds }, shape) => {
          if (!overlaps(bounds, view)) return;
          for (const layer of some) {
            const part = (this.partOf[shape * LAYERS.length + layer] ?? 0) - 1;
            if (part >= 0 && this.parts.slots[part] !== NOTHING) take(part);
          }
        });
      }
    };
    const { corners, cornerCounts } = this.parts;
    visit((part) => {
      room += cornerCounts[part] ?? 0;
    });
    if (this.chosen.length < room) this.chosen = new Uint32Array(room);
    let length = 0;
    visit((part) => {
      const from = corners[part] ?? 0;
      const to = from + (cornerCounts[part] ?? 0);
      for (let at = from; at < to; at += 1) {
        this.chosen[length] = this.triangles.corners[at] ?? 0;
        length += 1;
      }
    });
    return this.chosen.subarray(0, length);
  }

  /** Colour slot of a layer of a shape now, by name; undefined where nothing is drawn. */
  shown(code: string, layer: Layer): string | undefined {
    const shape = this.shapes.findIndex((one) => one.code === code);
    const part = this.partOf[shape * LAYERS.length + LAYERS.indexOf(layer)] ?? 0;
    const slot = part > 0 ? this.parts.slots[part - 1] : undefined;
    return slot === undefined || slot === NOTHING ? undefined : SLOTS[slot];
  }

  private paintShape(at: number, { look, veil }: Paint, repainted: Repainted): void {
    const shape = this.shapes[at];
    if (!shape) return;
    for (const [number, layer] of LAYERS.entries()) {
      if (layer !== 'fill' && shape.code === undefined) break;
      const slot = SLOTS.indexOf(slotOf(layer, shape, look));
      const place = at * LAYERS.length + number;
      if (!this.partOf[place] && slot === NOTHING) continue;
      this.partOf[place] ||= 1 + this.add(shape, layer);
      const part = (this.partOf[place] ?? 0) - 1;
      this.parts.slots[part] = slot;
      if (slot === NOTHING) continue;
      const from = this.parts.vertices[part] ?? 0;
      const to = from + (this.parts.vertexCounts[part] ?? 0);
      this.colours.fill(this.dim(this.palette[slot] ?? 0, veil), from, to);
      const { gradient } = shape;
      if (gradient && layer === 'fill' && look.ground === 'category')
        this.paintGradient(gradient, { from, to }, { look, veil });
      repainted.from = Math.min(repainted.from, from);
      repainted.to = Math.max(repainted.to, to);
    }
  }

  private paintGradient(
    gradient: FlatGradient,
    { from, to }: Repainted,
    { look: { opacity }, veil }: Paint,
  ): void {
    const { points } = this.triangles;
    const colourOf = (colour: ShapeColour) =>
      this.palette[SLOTS.indexOf(opacity < 1 ? `faded-${colour}` : colour)] ?? 0;
    for (let at = from; at < to; at += 1) {
      const point = [points[2 * at] ?? 0, points[2 * at + 1] ?? 0] as const;
      const { first, second, share } = mixAt(gradient, point);
      const mixed = mixBytes(colourOf(first), colourOf(second), share);
      this.colours[at] = this.dim(mixed, veil);
    }
  }

  private add(shape: FlatShape, layer: Layer): number {
    const { triangles } = this;
    const [vertex, corner] = [triangles.vertices, triangles.length];
    this.draw(shape, layer);
    if (this.colours.length < triangles.room) {
      const colours = new Uint32Array(triangles.room);
      colours.set(this.colours);
      this.colours = colours;
    }
    return this.parts.add({
      vertex,
      vertices: triangles.vertices - vertex,
      corner,
      corners: triangles.length - corner,
    });
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
      case 'sign':
        this.triangles.fill({ rings: signOf(shape), rule: 'nonzero' });
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
