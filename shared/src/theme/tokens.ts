/** The fair's colours, in both schemes; nothing else in the project states a colour. */
export const PALETTE = {
  light: {
    ink: '#1d2a1f',
    paper: '#fffdf8',
    surface: '#ffffff',
    line: '#e4d8bf',
    olive: '#2f4a2b',
    terracotta: '#b8472a',
    saffron: '#e2b04a',
    sea: '#1f5f73',
    wheat: '#f6eedd',
    /** Secondary text. */
    muted: '#56604f',
    /** Grounds of broad bands with `onBand` text on them: field, clay and gulf stay deep in both schemes. */
    field: '#2f4a2b',
    clay: '#b8472a',
    gulf: '#1f5f73',
    onBand: '#fffdf8',
    /** Ornament only: ground of the pattern, then the deep, middle and palest shades of the drawings, and skin and wood. */
    sand: '#ead9b8',
    grove: '#2f4a2b',
    sage: '#8ba468',
    cream: '#ead9b8',
    tan: '#d0a077',
  },
  dark: {
    ink: '#efe9db',
    paper: '#141a14',
    surface: '#1c241c',
    line: '#333d31',
    olive: '#9cbf86',
    terracotta: '#e58a68',
    saffron: '#e2b04a',
    sea: '#7fb8c9',
    wheat: '#262d22',
    muted: '#b4b6a5',
    field: '#2b4427',
    clay: '#9a3f27',
    gulf: '#1c5365',
    onBand: '#f6f0e2',
    sand: '#222a1f',
    grove: '#587a4c',
    sage: '#8ba468',
    cream: '#dcccaa',
    tan: '#c0926b',
  },
} as const;

export type Scheme = keyof typeof PALETTE;
export type ColourName = keyof (typeof PALETTE)['light'];

/** Type scale in pixels; the largest is fluid from 56 on, and 40 on a phone. */
export const TYPE_SCALE = {
  small: 15,
  body: 17,
  lead: 20,
  h4: 24,
  h3: 30,
  h2: 36,
  h1: 68,
  h1Phone: 40,
} as const;

/** Lengths in pixels. */
export const SPACE = {
  section: 84,
  sectionPhone: 48,
  margin: 64,
  marginPhone: 20,
  cardRadius: 18,
  fieldRadius: 12,
  /** Height of the site's header. */
  header: 86,
  headerPhone: 64,
  /** Height of the bar at the foot of a phone's screen, without what the device keeps for itself. */
  bar: 60,
  /** Widest that content grows, margins included. */
  page: 1600,
} as const;

/** Radii of corners; `small` is for marks and hints within a line of text. */
export const RADIUS = {
  card: `${SPACE.cardRadius}px`,
  field: `${SPACE.fieldRadius}px`,
  small: '4px',
  pill: '999px',
} as const;

/** Durations of movement in milliseconds. */
export const MOTION = { short: 150, medium: 200, long: 250 } as const;

export const FONT = {
  heading: "'Fraunces', 'Fraunces fallback', Georgia, serif",
  text: "'Figtree Variable', 'Figtree fallback', system-ui, sans-serif",
  arabic: "'Readex Pro Variable', 'Figtree Variable', 'Figtree fallback', system-ui, sans-serif",
} as const;
