/** Constants of the drawing, in plan units (specification, section 9). */
export const STROKE_WIDTH = 1;
export const LABEL_SIZE = 12;
export const OPACITY = { available: 1, reserved: 0.8 } as const;
