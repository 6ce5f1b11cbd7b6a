import type { FlatPlan, FlatShape } from './flatten';

/** The shapes of some codes; a code that the drawing lacks has none. */
export function shapesOf(plan: Pick<FlatPlan, 'shapes'>, codes: readonly string[]): FlatShape[] {
  if (codes.length === 0) return [];
  return plan.shapes.filter(({ code }) => code !== undefined && codes.includes(code));
}
