import { type Affine, apply, compose, IDENTITY } from './affine';
import { type FlatGradient, gradientOf, gradientsIn } from './gradient';
import { LIMITS } from './limits';
import type { ReportLoss } from './loss';
import { Outlines } from './outlines';
import type { Ring } from './path-data';
import { cornersOf, isWithin, placedRings } from './rings-of';
import type {
  DefsShape,
  Drawing,
  FilledShape,
  FillRule,
  Shape,
  ShapeColour,
  TextShape,
} from './shape.schema';
import { ownTransform } from './transform';
import { atOnce, type Work } from './work';

export type Bounds = { minX: number; minY: number; maxX: number; maxY: number };

/** A filled shape in plan units, transforms applied and curves flattened. */
export type FlatShape = {
  /** Unique in the drawing, for lists of elements. */
  key: string;
  /** Code of the inventory; undefined for walls and other drawing. */
  code: string | undefined;
  colour: ShapeColour;
  /** Fills the shape in place of its colour, while it has no state. */
  gradient?: FlatGradient | undefined;
  available: boolean;
  rule: FillRule;
  /** Of a plan from `flattenDrawing`, made anew each time that they are read. */
  readonly rings: Ring[];
  readonly bounds: Bounds;
};
export type FlatLabel = {
  text: string;
  /** Its middle. */
  x: number;
  y: number;
  code: string | undefined;
  /** Turned clockwise about its middle, in radians. */
  angle?: number;
  /** Height of the letters in plan units, where it is not that of the specification. */
  size?: number | undefined;
};
export type FlatPlan = {
  width: number;
  height: number;
  /** In painting order: a later shape lies above an earlier one. */
  shapes: FlatShape[];
  labels: FlatLabel[];
};

/** What the inventory knows of an id; undefined for ids that are drawing only. */
export type StandLookup = (id: string) => { available: boolean } | undefined;

type Context = {
  transform: Affine;
  code: string | undefined;
  available: boolean;
  colour: ShapeColour;
  gradient: string | undefined;
};

/** A drawing as flat shapes and labels. Availability comes from the inventory. What cannot be drawn is reported alone. */
export function flattenDrawing(
  drawing: Drawing,
  lookup: StandLookup,
  report: ReportLoss = () => undefined,
): FlatPlan {
  return atOnce(flatteningDrawing(drawing, lookup, report));
}

/** The same, with a pause after each shape. */
export function* flatteningDrawing(
  drawing: Drawing,
  lookup: StandLookup,
  report: ReportLoss,
): Work<FlatPlan> {
  const flattening = new Flattening(drawing, lookup, report);
  for (const shape of drawing.shapes) {
    flattening.add(shape, ROOT);
    yield;
  }
  return flattening.plan();
}

/** A shape without its outline. */
type Painted = Omit<FlatShape, 'rings' | 'bounds' | 'rule'>;

/** A shape whose outline lies in the numbers of its plan. */
class StoredShape implements FlatShape {
  readonly key: string;
  code: string | undefined;
  readonly colour: ShapeColour;
  readonly gradient: FlatGradient | undefined;
  readonly available: boolean;

  constructor(
    { key, code, colour, gradient, available }: Painted,
    readonly rule: FillRule,
    private readonly outlines: Outlines,
    private readonly index: number,
  ) {
    this.key = key;
    this.code = code;
    this.colour = colour;
    this.gradient = gradient;
    this.available = available;
  }

  get rings(): Ring[] {
    return this.outlines.ringsOf(this.index);
  }

  get bounds(): Bounds {
    return this.outlines.boundsOf(this.index);
  }
}

const ROOT: Context = {
  transform: IDENTITY,
  code: undefined,
  available: true,
  colour: 'grey',
  gradient: undefined,
};

class Flattening {
  private readonly painted: Painted[] = [];
  private readonly outlines: Ring[][] = [];
  private readonly labels: FlatLabel[] = [];
  private readonly gradients: ReadonlyMap<string, DefsShape>;
  private readonly keys = new Set<string>();
  private points = 0;

  constructor(
    private readonly drawing: Drawing,
    private readonly lookup: StandLookup,
    private readonly report: ReportLoss,
  ) {
    this.gradients = new Map(gradientsIn(drawing.shapes).map((defs) => [defs.id, defs]));
  }

  plan(): FlatPlan {
    const { width, height, fillRule } = this.drawing;
    const outlines = new Outlines(this.outlines);
    const shapes = this.painted.map((own, at) => new StoredShape(own, fillRule, outlines, at));
    return { width, height, shapes, labels: this.labels };
  }

  add(shape: Shape, parent: Context): void {
    const known = this.lookup(shape.id);
    const own = ownTransform(shape);
    if (!own) {
      this.report('BAD_TRANSFORM', shape.id);
      return;
    }
    const context: Context = {
      transform: compose(parent.transform, own),
      code: known ? shape.id : parent.code,
      available: known ? known.available : parent.available,
      colour: shape.color ?? parent.colour,
      gradient: shape.gradient ?? parent.gradient,
    };
    if (shape.type === 'g') for (const child of shape.children) this.add(child, context);
    else if (shape.type === 'text') this.addText(shape, context);
    else if (shape.type !== 'defs') this.addFilled(shape, context);
  }

  private addText(shape: TextShape, { transform, code }: Context): void {
    for (const line of shape.children.length > 0 ? shape.children : [shape]) {
      const own = line === shape ? IDENTITY : ownTransform(line);
      if (!own) {
        this.report('BAD_TRANSFORM', line.id);
        continue;
      }
      const matrix = compose(transform, own);
      const [x, y] = apply(matrix, [line.x, line.y]);
      const angle = Math.atan2(matrix[1], matrix[0]);
      if (isWithin([[x, y]]))
        this.labels.push({
          text: line.content,
          x,
          y,
          code,
          ...(angle !== 0 && { angle }),
          ...(shape.size !== undefined && { size: shape.size }),
        });
      else this.report('OUT_OF_BOUNDS', line.id);
    }
  }

  private addFilled(shape: FilledShape, context: Context): void {
    const rings = this.ringsIn(shape, context.transform);
    if (!rings) return;
    const { code, available, colour } = context;
    this.painted.push({
      key: this.keyOf(shape.id),
      code,
      available,
      colour,
      gradient: this.gradientIn(shape, context, boundsOf(rings)),
    });
    this.outlines.push(rings);
  }

  /** Outlines in plan units. @returns undefined where they cannot be drawn, which is reported */
  private ringsIn(shape: FilledShape, transform: Affine): Ring[] | undefined {
    const rings = placedRings(shape, transform, LIMITS.allPoints - this.points);
    if (typeof rings === 'string') {
      this.report(rings, shape.id);
      return undefined;
    }
    this.points += cornersOf(rings);
    return rings;
  }

  private gradientIn(
    shape: FilledShape,
    { gradient }: Context,
    bounds: Bounds,
  ): FlatGradient | undefined {
    // A colour of its own overrides the gradient around a shape.
    if (!gradient || (shape.color && !shape.gradient)) return undefined;
    const defs = this.gradients.get(gradient);
    const flat = defs && gradientOf(defs, bounds);
    if (!flat) this.report('BAD_GRADIENT', shape.id);
    return flat;
  }

  private keyOf(id: string): string {
    let key = id;
    for (let copy = 2; this.keys.has(key); copy += 1) key = `${id}#${copy}`;
    if (key !== id) this.report('DOUBLED_ID', id);
    this.keys.add(key);
    return key;
  }
}

/** Smallest box around rings. */
export function boundsOf(rings: Ring[]): Bounds {
  const bounds = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  for (const ring of rings) {
    for (const [x, y] of ring) {
      bounds.minX = Math.min(bounds.minX, x);
      bounds.minY = Math.min(bounds.minY, y);
      bounds.maxX = Math.max(bounds.maxX, x);
      bounds.maxY = Math.max(bounds.maxY, y);
    }
  }
  return bounds;
}

/** Square units that rings enclose; one that turns the other way is left out of the first. */
export function areaOf(rings: Ring[]): number {
  const signed = rings.map((ring) => {
    const last = ring.at(-1);
    return ring.reduce(
      ({ sum, from: [x1, y1] }, to) => ({ sum: sum + (x1 * to[1] - to[0] * y1) / 2, from: to }),
      { sum: 0, from: last ?? [0, 0] },
    ).sum;
  });
  return Math.abs(signed.reduce((sum, area) => sum + area, 0));
}
