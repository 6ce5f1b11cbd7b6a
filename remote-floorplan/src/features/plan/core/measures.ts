/** Constants of the drawing, in plan units (specification, section 9). */
export const STROKE_WIDTH = 1;
export const LABEL_SIZE = 12;
export const OPACITY = { available: 1, reserved: 0.8 } as const;
/** Frame around an available shape: availability must not hang on colour alone. */
export const FRAME_WIDTH = 3;
/** Room around the plan on its sheet, in CSS pixels: the sheet is twice this wider than the plan (section 9). */
export const SHEET_PADDING = 25;
/** Mark of hover, choice and the exhibitor's own stands. */
export const MARK_WIDTH = 4;
/** Between two lines of a pattern, measured across one axis, and how thick they are. */
export const HATCH_GAP = 8;
export const HATCH_WIDTH = 1;
/** Sign of the kind of place: its size at the foot of a stand, and before the label of a place that is so wide. */
export const SIGN = { size: 5, large: 9, roomy: 60, inset: 3 } as const;
/** Star on the exhibitor's own stands. */
export const STAR_RADIUS = 6;
/** Badge on favourites: its disc, and the star in it. */
export const BADGE = { radius: 6, star: 4.5 } as const;
/** How much of the paper lies over what a search leaves out, and over all but the selected place. */
export const DIMMED = { unfound: 0.72, unselected: 0.2 } as const;
/** The double outline of the selected place: a line of this width with a white one in its middle. */
export const CHOSEN = { width: 7, gap: 2.5 } as const;
/** Pin over the selected place: its round head, from there to its tip, and its eye; the tip lies so far inside. */
export const PIN = { radius: 8, length: 15, eye: 3, inside: 3, edge: 1.5 } as const;
/** Line of a way, the paper on each side of it, and the dot where it begins. */
export const WAY = { width: 4, edge: 2, dot: 6 } as const;
