import { areaOf, type FlatPlan } from '@mosta/plan/drawing/flatten';
import { median } from './median';

/** What a length on the plan is outside: metres, or, where nobody can know, ordinary stands side by side. */
export type PlanScale = { unit: 'metre' | 'stand'; length: number };

/** Stands with a known size that are needed to tell a scale. */
const LEAST_SAMPLES = 3;
/** By how much the middle half of the stands may differ in it: sizes are rounded (docs/decisions/0023). */
const MOST_SPREAD = 1.25;

/**
 * The scale of a drawing, from the areas that it draws and the sizes that are sold. Where they do not fit together, the
 * width of an ordinary stand is the unit: no length is invented.
 * @param sizeOf square metres of a place, if they are known
 */
export function planScale(
  { shapes }: Pick<FlatPlan, 'shapes'>,
  sizeOf: (code: string) => number | null | undefined,
): PlanScale {
  const scales = shapes.flatMap(({ code, rings }) => {
    const size = code === undefined ? undefined : sizeOf(code);
    return size ? [Math.sqrt(areaOf(rings) / size)] : [];
  });
  scales.sort((a, b) => a - b);
  const quarter = scales[Math.floor(scales.length / 4)] ?? 0;
  const threeQuarters = scales[Math.floor((3 * scales.length) / 4)] ?? 0;
  if (scales.length >= LEAST_SAMPLES && quarter > 0 && threeQuarters <= MOST_SPREAD * quarter) {
    return { unit: 'metre', length: median(scales) };
  }
  const places = shapes.filter(({ code }) => code !== undefined);
  const width = median(places.map(({ bounds }) => bounds.maxX - bounds.minX));
  return { unit: 'stand', length: width || 1 };
}

/** A length in the scale's unit, rounded; never less than one. */
export function inUnit({ length }: PlanScale, units: number): number {
  return Math.max(1, Math.round(units / length));
}
