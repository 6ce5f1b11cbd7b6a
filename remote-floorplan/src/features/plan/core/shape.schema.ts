import * as v from 'valibot';

/** Colours that shapes carry (specification, section 3); their values are theme tokens. */
export const SHAPE_COLOURS = [
  'green',
  'orange',
  'blue',
  'pink',
  'yellow',
  'grey',
  'purple',
] as const;
const colour = v.picklist(SHAPE_COLOURS);
export type ShapeColour = v.InferOutput<typeof colour>;

const common = {
  /** A code of the inventory, or `_name` for what can be neither chosen nor looked at (walls). */
  id: v.string(),
  color: v.optional(colour),
  available: v.optional(v.boolean()),
  choosable: v.optional(v.boolean()),
};
const x = v.optional(v.number(), 0);
const y = v.optional(v.number(), 0);

const rectSchema = v.object({
  ...common,
  type: v.literal('rect'),
  x,
  y,
  width: v.number(),
  height: v.number(),
});
const pathSchema = v.object({
  ...common,
  type: v.literal('path'),
  /** SVG path data, the `d` attribute. */
  pathData: v.string(),
});
const polygonSchema = v.object({
  ...common,
  type: v.literal('polygon'),
  /** SVG point list: `x,y x,y …`. */
  points: v.string(),
});
const stopSchema = v.object({ ...common, type: v.literal('stop'), offset: v.number() });
const tspanSchema = v.object({ ...common, type: v.literal('tspan'), x, y, content: v.string() });
const textSchema = v.object({
  ...common,
  type: v.literal('text'),
  x,
  y,
  content: v.optional(v.string(), ''),
  children: v.optional(v.array(tspanSchema), []),
});
/** One named gradient, carried for the organiser's own drawing; flat drawing ignores it (look: no gradients). */
const defsSchema = v.object({ ...common, type: v.literal('defs'), children: v.array(stopSchema) });

type LeafShape = v.InferOutput<
  | typeof rectSchema
  | typeof pathSchema
  | typeof polygonSchema
  | typeof textSchema
  | typeof defsSchema
>;
/** Column-major 2 x 3 matrix as in SVG's `matrix(a b c d e f)`. */
const affineSchema = v.tuple([
  v.number(),
  v.number(),
  v.number(),
  v.number(),
  v.number(),
  v.number(),
]);

export type GroupShape = {
  type: 'g';
  id: string;
  color?: ShapeColour;
  available?: boolean;
  choosable?: boolean;
  x: number;
  y: number;
  transform?: v.InferOutput<typeof affineSchema>;
  children: Shape[];
};
export type Shape = LeafShape | GroupShape;

const shapeSchema: v.GenericSchema<unknown, Shape> = v.lazy(() =>
  v.variant('type', [
    rectSchema,
    pathSchema,
    polygonSchema,
    textSchema,
    defsSchema,
    v.object({
      ...common,
      type: v.literal('g'),
      x,
      y,
      transform: v.optional(affineSchema),
      children: v.array(shapeSchema),
    }),
  ]),
);

/** One drawing of the hall: shapes in painting order, in plan units. */
export const drawingSchema = v.object({
  id: v.string(),
  width: v.number(),
  height: v.number(),
  /** Inherited by every shape, as from the root of an SVG file. */
  fillRule: v.optional(v.picklist(['nonzero', 'evenodd']), 'nonzero'),
  shapes: v.array(shapeSchema),
});
export type Drawing = v.InferOutput<typeof drawingSchema>;
export type FillRule = Drawing['fillRule'];
