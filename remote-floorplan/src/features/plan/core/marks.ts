import { starOutline } from '@mosta/shared/domain/star-geometry';
import type { Point } from './affine';
import type { FlatPlan, FlatShape } from './flatten';
import { STAR_RADIUS } from './measures';

/** The shapes of some codes; a code that the drawing lacks has none. */
export function shapesOf(plan: Pick<FlatPlan, 'shapes'>, codes: readonly string[]): FlatShape[] {
  if (codes.length === 0) return [];
  return plan.shapes.filter(({ code }) => code !== undefined && codes.includes(code));
}

/** What a search leaves out: every shape but those of the codes found; none while nothing is looked for. */
export function dimmedShapes(
  plan: Pick<FlatPlan, 'shapes'>,
  found: ReadonlySet<string> | null,
): FlatShape[] {
  if (!found) return [];
  return plan.shapes.filter(({ code }) => code !== undefined && !found.has(code));
}

/** Outlines of the stars on one's own stands, at the corner where no label is. */
export function starsOf(plan: Pick<FlatPlan, 'shapes'>, codes: readonly string[]): Point[][] {
  return shapesOf(plan, codes).map(({ bounds }) =>
    starOutline({
      radius: STAR_RADIUS,
      centre: { x: bounds.minX + 1, y: bounds.minY + 1 },
    }).map(({ x, y }): Point => [x, y]),
  );
}
