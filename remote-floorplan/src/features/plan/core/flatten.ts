import { type Affine, apply, compose, IDENTITY, translation } from './affine';
import { type Ring, ringOfPoints, ringsOfPath } from './path-data';
import type { Drawing, FillRule, GroupShape, Shape, ShapeColour } from './shape.schema';

export type Bounds = { minX: number; minY: number; maxX: number; maxY: number };

/** A filled shape in plan units, transforms applied and curves flattened. */
export type FlatShape = {
  /** Unique in the drawing, for lists of elements. */
  key: string;
  /** Code of the inventory; undefined for walls and other drawing. */
  code: string | undefined;
  colour: ShapeColour;
  available: boolean;
  rule: FillRule;
  rings: Ring[];
  bounds: Bounds;
};
export type FlatLabel = { text: string; x: number; y: number; code: string | undefined };
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
};

/** A drawing as flat shapes and labels. Availability comes from the inventory. */
export function flattenDrawing(drawing: Drawing, lookup: StandLookup): FlatPlan {
  const plan: FlatPlan = { width: drawing.width, height: drawing.height, shapes: [], labels: [] };
  const root: Context = { transform: IDENTITY, code: undefined, available: true, colour: 'grey' };
  for (const shape of drawing.shapes) flattenShape(shape, root, drawing.fillRule, lookup, plan);
  return plan;
}

function flattenShape(
  shape: Shape,
  parent: Context,
  rule: FillRule,
  lookup: StandLookup,
  plan: FlatPlan,
): void {
  const known = lookup(shape.id);
  const context: Context = {
    transform: parent.transform,
    code: known ? shape.id : parent.code,
    available: known ? known.available : parent.available,
    colour: shape.color ?? parent.colour,
  };
  if (shape.type === 'g') {
    const inner = { ...context, transform: compose(parent.transform, ownTransform(shape)) };
    for (const child of shape.children) flattenShape(child, inner, rule, lookup, plan);
  } else if (shape.type === 'text') {
    const lines = shape.children.length > 0 ? shape.children : [shape];
    for (const line of lines) {
      const [x, y] = apply(context.transform, [line.x, line.y]);
      plan.labels.push({ text: line.content, x, y, code: context.code });
    }
  } else if (shape.type !== 'defs') {
    const rings = ringsOf(shape).map((ring) =>
      ring.map((point) => apply(context.transform, point)),
    );
    const { code, available, colour } = context;
    plan.shapes.push({
      key: shape.id,
      code,
      available,
      colour,
      rule,
      rings,
      bounds: boundsOf(rings),
    });
  }
}

function ownTransform(group: GroupShape): Affine {
  return compose(translation(group.x, group.y), group.transform ?? IDENTITY);
}

function ringsOf(shape: Extract<Shape, { type: 'rect' | 'path' | 'polygon' }>): Ring[] {
  if (shape.type === 'path') return ringsOfPath(shape.pathData);
  if (shape.type === 'polygon') return [ringOfPoints(shape.points)];
  const { x, y, width, height } = shape;
  return [
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
  ];
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
