/** What a drawing may hold: beyond it a shape is left out and reported, so that the page stays usable. */
export const LIMITS = {
  /** Largest coordinate and length, in plan units. */
  coordinate: 100_000,
  /** Groups within groups. */
  depth: 32,
  /** Shapes of every type, children included. */
  shapes: 50_000,
  /** Corners of one shape, and of all, with curves flattened. */
  points: 20_000,
  allPoints: 1_000_000,
  /** Rings of one shape: outlines and holes. */
  rings: 500,
  /** Characters of a label. */
  text: 200,
} as const;

/** The canvas of the specification (section 9), for a drawing that names no usable size. */
export const CANVAS = { width: 1500, height: 300 } as const;
