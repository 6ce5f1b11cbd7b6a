import * as v from 'valibot';
import { CANVAS, LIMITS } from './limits';

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
export const colourSchema = v.picklist(SHAPE_COLOURS);
export type ShapeColour = v.InferOutput<typeof colourSchema>;

const coordinate = v.pipe(
  v.number(),
  v.minValue(-LIMITS.coordinate),
  v.maxValue(LIMITS.coordinate),
);
const length = v.pipe(coordinate, v.minValue(0));
const label = v.pipe(v.string(), v.maxLength(LIMITS.text));

/** Column-major 2 x 3 matrix as in SVG's `matrix(a b c d e f)`, or an SVG transform list. */
const transform = v.optional(
  v.union([
    v.tuple([coordinate, coordinate, coordinate, coordinate, coordinate, coordinate]),
    v.string(),
  ]),
);
const common = {
  /** A code of the inventory, or `_name` for what can be neither chosen nor looked at (walls). */
  id: v.string(),
  color: v.optional(colourSchema),
  available: v.optional(v.boolean()),
  choosable: v.optional(v.boolean()),
  transform,
  /** The id of the `defs` whose colours fill the shape while it has no state. */
  gradient: v.optional(v.string()),
};
const x = v.optional(coordinate, 0);
const y = v.optional(coordinate, 0);
/** Children are read one by one, so that a bad one is lost alone (`readDrawing`). */
const children = v.optional(v.array(v.unknown()), []);

export const rectSchema = v.object({
  ...common,
  type: v.literal('rect'),
  x,
  y,
  width: length,
  height: length,
  /** Radii of the corners; one alone holds for both directions. */
  rx: v.optional(length),
  ry: v.optional(length),
});
export const pathSchema = v.object({
  ...common,
  type: v.literal('path'),
  /** SVG path data, the `d` attribute. */
  pathData: v.string(),
});
export const polygonSchema = v.object({
  ...common,
  type: v.literal('polygon'),
  /** SVG point list: `x,y x,y …`. */
  points: v.string(),
});
export const stopSchema = v.object({
  ...common,
  type: v.literal('stop'),
  offset: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
});
export const tspanSchema = v.object({ ...common, type: v.literal('tspan'), x, y, content: label });
export const textSchema = v.object({
  ...common,
  type: v.literal('text'),
  x,
  y,
  content: v.optional(label, ''),
  /** Height of the letters in plan units, where it is not that of the specification. */
  size: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(200))),
  children,
});
const share = v.pipe(v.number(), v.minValue(-10), v.maxValue(10));
/** A linear gradient: its axis runs from x1, y1 to x2, y2, in shares of the filled shape's box. */
export const defsSchema = v.object({
  ...common,
  type: v.literal('defs'),
  x1: v.optional(share, 0),
  y1: v.optional(share, 0),
  x2: v.optional(share, 1),
  y2: v.optional(share, 0),
  children,
});
export const groupSchema = v.object({ ...common, type: v.literal('g'), x, y, children });

export type StopShape = v.InferOutput<typeof stopSchema>;
export type TspanShape = v.InferOutput<typeof tspanSchema>;
export type TextShape = Omit<v.InferOutput<typeof textSchema>, 'children'> & {
  children: TspanShape[];
};
export type DefsShape = Omit<v.InferOutput<typeof defsSchema>, 'children'> & {
  children: StopShape[];
};
export type FilledShape = v.InferOutput<
  typeof rectSchema | typeof pathSchema | typeof polygonSchema
>;
export interface GroupShape extends Omit<v.InferOutput<typeof groupSchema>, 'children'> {
  children: Shape[];
}
export type Shape = FilledShape | TextShape | DefsShape | GroupShape;

const side = (fallback: number) =>
  v.fallback(v.pipe(v.number(), v.minValue(1), v.maxValue(LIMITS.coordinate)), fallback);

/** One drawing of the hall: shapes in painting order, in plan units. */
export const drawingSchema = v.object({
  id: v.fallback(v.string(), ''),
  width: side(CANVAS.width),
  height: side(CANVAS.height),
  /** Inherited by every shape, as from the root of an SVG file. */
  fillRule: v.fallback(v.optional(v.picklist(['nonzero', 'evenodd']), 'nonzero'), 'nonzero'),
  shapes: v.array(v.unknown()),
});
export type Drawing = Omit<v.InferOutput<typeof drawingSchema>, 'shapes'> & { shapes: Shape[] };
export type FillRule = Drawing['fillRule'];
