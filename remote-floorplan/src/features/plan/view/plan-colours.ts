/**
 * Colours of the hall's drawing: the specification's seven names in the fair's hues. They say what kind of place a
 * shape is. The sheet is white paper in both schemes (specification, section 9), so they do not change with the scheme;
 * ink on each reaches 4.5:1.
 */
export const PLAN_COLOURS = {
  green: '#8fb06f',
  orange: '#eeb070',
  blue: '#8dbccc',
  pink: '#e7a697',
  yellow: '#ecc867',
  grey: '#c2bba9',
  purple: '#b9a6cf',
} as const;

/** Grounds of stands and zones by their state; each has a pattern or a frame besides. */
export const PLAN_STATUS = {
  free: '#a9c288',
  held: '#efcf87',
  reserved: '#ead9b8',
  blocked: '#cfcdc6',
} as const;

/** Lines of the patterns: slanted on an option, crossed on a blocked place. Ink over them stays legible. */
export const PLAN_PATTERN = { held: '#c08a2a', blocked: '#94918a' } as const;

/** Sheet, ink and hairline; frame of an available shape; marks of hover, choice, the exhibitor's own stands and
 * a way. */
export const PLAN_SHEET = {
  paper: '#ffffff',
  ink: '#1d2a1f',
  stroke: '#5f5644',
  frame: '#2f4a2b',
  hover: '#1f5f73',
  chosen: '#b8472a',
  highlight: '#1d2a1f',
  way: '#24528f',
} as const;
