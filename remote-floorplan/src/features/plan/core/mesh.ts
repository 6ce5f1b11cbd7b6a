import { boxesOf } from '@mosta/plan/drawing/boxes';
import type { Bounds, FlatPlan, FlatShape } from '@mosta/plan/drawing/flatten';
import { cutAtStops, type FlatGradient, mixAt } from '@mosta/plan/drawing/gradient';
import type { ShapeColour } from '@mosta/plan/drawing/shape.schema';
import type { PublicStatus } from '@mosta/shared/domain/stand-status';
import { type Emphasis, isDimmed } from './emphasis';
import { hatching } from './hatching';
import { signOf } from './kind-sign';
import { FRAME_WIDTH, HATCH_WIDTH, STROKE_WIDTH } from './measures';
import { MeshParts, NOTHING } from './mesh-parts';
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

/** What the GPU has to be told. */
export type Repainted = {
  /** Vertices that are new, and the number of the first of them. */
  added: { first: number; triangles: Triangles };
  /** Colours of all vertices from one on, by the palette. */
  from: number;
  colours: Uint32Array;
};

/** How a shape is painted: its look, and how much of the paper lies over it. */
type Paint = { look: ShapeLook; veil: number };

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
const isDimmedLook = (look: number) => look % 2 === 0;

/**
 * The drawing as triangles. What a state shows is added when a shape first has that state, so that a plan of ten
 * thousand stands holds no frames and patterns that nobody sees; `select` then takes what is visible, in painting order.
 * Vertices and colours are made for the GPU and not kept: one that has lost them is told everything by a new mesh.
 */
export class PlanMesh {
  private readonly parts: MeshParts;
  /** Of each shape, how it has been painted. */
  private readonly looks: Uint8Array;
  private readonly boxes: Float32Array;
  private vertices = 0;
  private painted: { statuses: PlanStatuses; emphasis: Emphasis | null } | undefined;
  private readonly shapes: readonly FlatShape[];

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
    this.parts = new MeshParts(shapes.length);
    this.looks = new Uint8Array(shapes.length);
    this.boxes = boxesOf(shapes);
  }

  /** Colours the shapes that look other than before. @returns undefined where there is none */
  paint(statuses: PlanStatuses, emphasis: Emphasis | null): Repainted | undefined {
    const before = this.painted;
    if (before?.statuses === statuses && before.emphasis === emphasis) return undefined;
    this.painted = { statuses, emphasis };
    // Another strength changes what is dimmed already.
    const strength = emphasis?.strength ?? before?.emphasis?.strength;
    const stronger = strength !== (before?.emphasis?.strength ?? strength);
    const added = { first: this.vertices, triangles: new Triangles() };
    const changed = { from: Number.POSITIVE_INFINITY, to: 0 };
    this.shapes.forEach((shape, at) => {
      const status = shape.code === undefined ? undefined : statuses.get(shape.code);
      const dimmed = isDimmed(shape, emphasis);
      const look = lookNumber(status, dimmed);
      if (this.looks[at] === look && !(dimmed && stronger)) return;
      this.looks[at] = look;
      this.paintShape(at, lookOf(shape, statuses), added.triangles, changed);
    });
    if (changed.to === 0) return undefined;
    return { added, from: changed.from, colours: this.coloursOf(changed, statuses) };
  }

  /** Corners of the triangles that can be seen of a part of the plan, at that many pixels per plan unit. */
  select(view: Bounds, scale: number): Uint32Array {
    const layers = [...LAYERS.keys()].filter(
      (layer) => layer !== FRAME && scale >= LEAST_SCALE[LAYERS[layer] ?? 'fill'],
    );
    const { parts } = this;
    const visit = (take: (place: number) => void) => {
      // Frames lie above all else.
      for (const some of [layers, [FRAME]]) {
        for (let shape = 0; shape < this.shapes.length; shape += 1) {
          if (!this.overlaps(shape, view)) continue;
          for (const layer of some) {
            const place = MeshParts.placeOf(shape, layer);
            if (parts.slotOf(place) !== NOTHING) take(place);
          }
        }
      }
    };
    let room = 0;
    visit((place) => {
      room += parts.corners(place).length;
    });
    const chosen = new Uint32Array(room);
    let length = 0;
    visit((place) => {
      const first = parts.first(place);
      const corners = parts.corners(place);
      for (let at = 0; at < corners.length; at += 1) {
        chosen[length] = first + (corners[at] ?? 0);
        length += 1;
      }
    });
    return chosen;
  }

  /** Colour slot of a layer of a shape now, by name; undefined where nothing is drawn. */
  shown(code: string, layer: Layer): string | undefined {
    const shape = this.shapes.findIndex((one) => one.code === code);
    const slot = this.parts.slotOf(MeshParts.placeOf(shape, LAYERS.indexOf(layer)));
    return slot === NOTHING ? undefined : SLOTS[slot];
  }

  private overlaps(shape: number, view: Bounds): boolean {
    const { boxes } = this;
    return (
      (boxes[4 * shape] ?? 0) <= view.maxX &&
      (boxes[4 * shape + 2] ?? 0) >= view.minX &&
      (boxes[4 * shape + 1] ?? 0) <= view.maxY &&
      (boxes[4 * shape + 3] ?? 0) >= view.minY
    );
  }

  private paintShape(at: number, look: ShapeLook, added: Triangles, changed: Span): void {
    const shape = this.shapes[at];
    if (!shape) return;
    for (const [number, layer] of LAYERS.entries()) {
      if (layer !== 'fill' && shape.code === undefined) break;
      const slot = SLOTS.indexOf(slotOf(layer, shape, look));
      const place = MeshParts.placeOf(at, number);
      this.parts.setSlot(place, slot);
      if (slot === NOTHING) continue;
      if (!this.parts.has(place)) {
        const part = { triangles: added, vertex: added.vertices, corner: added.length };
        drawLayer(added, shape, layer);
        this.parts.add(place, this.vertices, part);
        this.vertices += added.vertices - part.vertex;
      }
      const from = this.parts.first(place);
      changed.from = Math.min(changed.from, from);
      changed.to = Math.max(changed.to, from + this.parts.count(place));
    }
  }

  /** The colours of some vertices, of whatever shape. */
  private coloursOf({ from, to }: Span, statuses: PlanStatuses): Uint32Array {
    const colours = new Uint32Array(to - from);
    const { parts } = this;
    this.shapes.forEach((shape, at) => {
      const veil = isDimmedLook(this.looks[at] ?? 0) ? (this.painted?.emphasis?.strength ?? 0) : 0;
      for (let layer = 0; layer < LAYERS.length; layer += 1) {
        const place = MeshParts.placeOf(at, layer);
        const slot = parts.slotOf(place);
        const start = parts.first(place) - from;
        const end = start + parts.count(place);
        if (slot === NOTHING || end <= 0 || start >= colours.length) continue;
        // The span begins and ends with a part.
        colours.fill(this.dim(this.palette[slot] ?? 0, veil), start, end);
        if (shape.gradient && LAYERS[layer] === 'fill') {
          const look = lookOf(shape, statuses);
          if (look.ground === 'category')
            this.paintGradient(shape, shape.gradient, colours.subarray(start, end), { look, veil });
        }
      }
    });
    return colours;
  }

  private paintGradient(
    shape: FlatShape,
    gradient: FlatGradient,
    colours: Uint32Array,
    { look: { opacity }, veil }: Paint,
  ): void {
    const triangles = new Triangles();
    drawLayer(triangles, shape, 'fill');
    const { points } = triangles;
    const colourOf = (colour: ShapeColour) =>
      this.palette[SLOTS.indexOf(opacity < 1 ? `faded-${colour}` : colour)] ?? 0;
    for (let at = 0; at < colours.length; at += 1) {
      const point = [points[2 * at] ?? 0, points[2 * at + 1] ?? 0] as const;
      const { first, second, share } = mixAt(gradient, point);
      const mixed = mixBytes(colourOf(first), colourOf(second), share);
      colours[at] = this.dim(mixed, veil);
    }
  }
}

/** Vertices: the first, and the one after the last. */
type Span = { from: number; to: number };

function drawLayer(triangles: Triangles, shape: FlatShape, layer: Layer): void {
  switch (layer) {
    case 'fill':
      for (const rings of cutAtStops(shape)) triangles.fill({ rings, rule: shape.rule });
      break;
    case 'stroke':
      triangles.outline(shape.rings, STROKE_WIDTH);
      break;
    case 'falling':
      triangles.lines(hatching(shape, 1), HATCH_WIDTH);
      break;
    case 'rising':
      triangles.lines(hatching(shape, -1), HATCH_WIDTH);
      break;
    case 'sign':
      triangles.fill({ rings: signOf(shape), rule: 'nonzero' });
      break;
    case 'frame':
      triangles.outline(shape.rings, FRAME_WIDTH);
      break;
  }
}

/** Four bytes between those of two colours. */
function mixBytes(first: number, second: number, share: number): number {
  return [0, 8, 16, 24].reduce((mixed, shift) => {
    const [a, b] = [(first >>> shift) & 0xff, (second >>> shift) & 0xff];
    return (mixed | (Math.round(a + share * (b - a)) << shift)) >>> 0;
  }, 0);
}
