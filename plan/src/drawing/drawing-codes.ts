import type { Shape } from './shape.schema';

/** Ids that are codes, in painting order; those of drawing alone start with `_`. */
export function codesIn(shapes: readonly Shape[]): string[] {
  return shapes.flatMap((shape) => [
    ...(shape.id.startsWith('_') || shape.type === 'defs' ? [] : [shape.id]),
    ...(shape.type === 'g' ? codesIn(shape.children) : []),
  ]);
}
