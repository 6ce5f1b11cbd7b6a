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
