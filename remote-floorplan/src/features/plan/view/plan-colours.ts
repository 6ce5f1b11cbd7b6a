/**
 * Colours of the hall's drawing: the specification's seven names in the fair's hues. They say what kind of place a
 * shape is. The sheet is white paper in both schemes (specification, section 9), so they do not change with the scheme:
 * in the dark one a shade lies over all of it. Ink on each reaches 4.5:1, under the shade too.
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

/** The same hues, deep enough for a small sign of the kind to be seen on the ground of any state. */
export const PLAN_SIGNS = {
  green: '#3f6420',
  orange: '#914809',
  blue: '#1f5f78',
  pink: '#a33e2c',
  yellow: '#755a00',
  grey: '#575244',
  purple: '#69479a',
} as const;

/** Grounds of stands and zones by their state; each has a pattern or a frame besides. */
export const PLAN_STATUS = {
  free: '#a9c288',
  held: '#fff4d4',
  reserved: '#ead9b8',
  blocked: '#f5f4f1',
} as const;

/**
 * Lines of the patterns: slanted on a held place, crossed on a blocked place. Their grounds are pale, so that lines reach
 * 3:1 there and ink 4.5:1 on them.
 */
export const PLAN_PATTERN = { held: '#a36803', blocked: '#75726a' } as const;

/** Sheet, ink and hairline; frame of an available shape; marks of hover, choice, the exhibitor's own stands and
 * a way. */
export const PLAN_SHEET = {
  paper: '#ffffff',
  ink: '#1d2a1f',
  stroke: '#362f23',
  frame: '#2f4a2b',
  hover: '#1f5f73',
  chosen: '#b8472a',
  highlight: '#1d2a1f',
  way: '#24528f',
} as const;

/** What lies over the sheet in the dark scheme, and how much of it: beside dark ground, white paper would dazzle. */
export const PLAN_SHADE = { colour: '#141a14', share: 0.12 } as const;

/**
 * Grounds of groups that another remote tells apart, and the lines of their patterns. Ink reaches 4.5:1 on each ground, lines
 * 3:1.
 */
export const PLAN_GROUPS = {
  grounds: ['#a9c288', '#fff4d4', '#ead9b8', '#e7a697', '#e3e0d8', '#b5d5df', '#d3c6e2', '#f0cf7c'],
  line: '#5c5747',
} as const;
