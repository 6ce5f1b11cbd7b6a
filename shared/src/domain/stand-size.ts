import { STAND_CODES, ZONE_IDS } from './stand-code';

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

/** What the first drawing of the hall makes larger than the smallest stand; a test of the plan compares the areas. */
const LARGER: ReadonlyMap<string, number> = new Map([
  ['B01', 18],
  ['B02', 18],
  ['B49', 18],
  ['C01', 36],
  ['VIP1', 21],
  ['VIP2', 21],
  ['VIP3', 21],
  ['Science Corner', 60],
  ['World Food', 63],
  ['Workshop', 63],
  ['Cooking Show', 63],
  ['Sponsor Platinum 1', 33],
  ['Sponsor Platinium 2', 33],
  ['Espace Conference', 129],
]);

/** Square metres of every stand and zone of the hall, by its code, as drawn; an organiser may correct the stored ones. */
export const DRAWN_SIZES: ReadonlyMap<string, number> = new Map(
  [...STAND_CODES, ...ZONE_IDS].map((code) => [code, LARGER.get(code) ?? SMALLEST_STAND]),
);
