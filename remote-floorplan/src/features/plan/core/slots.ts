import type { FlatShape } from '@mosta/plan/drawing/flatten';
import { SHAPE_COLOURS } from '@mosta/plan/drawing/shape.schema';
import type { ShapeLook } from './shape-look';

/** Every colour that the mesh may have: the palette holds one pixel for each. */
export const SLOTS = [
  ...SHAPE_COLOURS,
  ...SHAPE_COLOURS.map((colour) => `faded-${colour}` as const),
  ...SHAPE_COLOURS.map((colour) => `sign-${colour}` as const),
  'free',
  'held',
  'reserved',
  'blocked',
  'stroke',
  'faded-stroke',
  'frame',
  'pattern-held',
  'pattern-blocked',
  /** What is not shown now: its triangles stay in the mesh. */
  'nothing',
] as const;
export type Slot = (typeof SLOTS)[number];

/** What a mesh draws of one shape. */
export const LAYERS = ['fill', 'stroke', 'falling', 'rising', 'sign', 'frame'] as const;
export type Layer = (typeof LAYERS)[number];

/** The colour of one layer of a shape in its present state. */
export function slotOf(layer: Layer, { colour }: Pick<FlatShape, 'colour'>, look: ShapeLook): Slot {
  const { ground, opacity, framed, pattern } = look;
  const faded = opacity < 1;
  const category: Slot = faded ? `faded-${colour}` : colour;
  switch (layer) {
    case 'fill':
      return ground === 'category' ? category : ground;
    case 'stroke':
      return faded ? 'faded-stroke' : 'stroke';
    case 'falling':
      return pattern === 'blocked' ? 'pattern-blocked' : 'nothing';
    case 'rising':
      return pattern ? `pattern-${pattern}` : 'nothing';
    case 'sign':
      return ground === 'category' ? 'nothing' : `sign-${colour}`;
    case 'frame':
      return framed ? 'frame' : 'nothing';
  }
}
