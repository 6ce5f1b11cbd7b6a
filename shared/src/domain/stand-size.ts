/** The drawings have ten units to a metre. */
const UNITS_PER_METRE = 10;
/** Square metres: stands are sold in such steps, from the smallest on. */
const STEP = 3;
export const SMALLEST_STAND = 9;

/** Square metres of a place that covers so much of the drawing. @param area square units of the drawing */
export function sizeOfArea(area: number): number {
  const squareMetres = area / UNITS_PER_METRE ** 2;
  return Math.max(SMALLEST_STAND, Math.round(squareMetres / STEP) * STEP);
}
