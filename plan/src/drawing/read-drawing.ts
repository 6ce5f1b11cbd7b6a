import * as v from 'valibot';
import { LIMITS } from './limits';
import type { Loss, ReportLoss } from './loss';
import {
  colourSchema,
  type Drawing,
  defsSchema,
  drawingSchema,
  groupSchema,
  pathSchema,
  polygonSchema,
  rectSchema,
  type Shape,
  stopSchema,
  textSchema,
  tspanSchema,
} from './shape.schema';
import { atOnce, type Work } from './work';

const named = v.object({ id: v.string() });
const coloured = v.object({ color: v.exactOptional(colourSchema) });

/**
 * A drawing from a file, shape by shape: what cannot be read is left out and named, and takes nothing else with it.
 * @throws ValiError where there is no list of shapes at all
 */
export const readDrawing = (file: unknown): ReadDrawing => atOnce(readingDrawing(file));

type ReadDrawing = { drawing: Drawing; losses: Loss[] };

/** The same, with a pause after each shape. @throws ValiError where there is no list of shapes at all */
export function* readingDrawing(file: unknown): Work<ReadDrawing> {
  const losses: Loss[] = [];
  const outer = v.parse(drawingSchema, file);
  const reader = new ShapeReader((code, shape) => losses.push({ code, shape }));
  if (!v.is(v.object({ width: v.literal(outer.width), height: v.literal(outer.height) }), file))
    losses.push({ code: 'BAD_SIZE', shape: outer.id });
  const shapes = yield* reader.reading(outer.shapes, 'shapes', (value, at) =>
    reader.shape(value, at, 0),
  );
  return { drawing: { ...outer, shapes }, losses };
}

class ShapeReader {
  private left: number = LIMITS.shapes;

  constructor(private readonly report: ReportLoss) {}

  /** What can be read of a list, with a pause after each. */
  *reading<T>(
    values: readonly unknown[],
    place: string,
    read: (value: unknown, place: string) => T | undefined,
  ): Work<T[]> {
    const found: T[] = [];
    for (const [at, value] of values.entries()) {
      if (this.left === 0) {
        this.report('TOO_MANY_SHAPES', `${place}.${at}`);
        break;
      }
      this.left -= 1;
      const item = read(value, `${place}.${at}`);
      if (item !== undefined) found.push(item);
      yield;
    }
    return found;
  }

  shape(value: unknown, place: string, depth: number): Shape | undefined {
    const known = this.withKnownColour(value, place);
    const filled = v.safeParse(v.variant('type', [rectSchema, pathSchema, polygonSchema]), known);
    if (filled.success) return filled.output;
    const group = v.safeParse(groupSchema, known);
    if (group.success) {
      if (depth >= LIMITS.depth) return this.lose('TOO_DEEP', value, place);
      const inner = atOnce(
        this.reading(group.output.children, `${place}.children`, (child, at) =>
          this.shape(child, at, depth + 1),
        ),
      );
      return { ...group.output, children: inner };
    }
    const text = v.safeParse(textSchema, known);
    if (text.success)
      return { ...text.output, children: this.parts(text.output.children, place, tspanSchema) };
    const defs = v.safeParse(defsSchema, known);
    if (defs.success)
      return { ...defs.output, children: this.parts(defs.output.children, place, stopSchema) };
    return this.lose('BAD_SHAPE', value, place);
  }

  private parts<T>(
    values: readonly unknown[],
    place: string,
    schema: v.GenericSchema<unknown, T>,
  ): T[] {
    return atOnce(
      this.reading(values, `${place}.children`, (value, at) => {
        const part = v.safeParse(schema, this.withKnownColour(value, at));
        return part.success ? part.output : this.lose('BAD_SHAPE', value, at);
      }),
    );
  }

  /** A shape of an unknown colour keeps its place and takes the colour around it. */
  private withKnownColour(value: unknown, place: string): unknown {
    if (v.is(coloured, value) || typeof value !== 'object' || value === null) return value;
    this.lose('BAD_COLOUR', value, place);
    return { ...value, color: undefined };
  }

  private lose(code: Loss['code'], value: unknown, place: string): undefined {
    this.report(code, v.is(named, value) ? value.id : place);
  }
}
