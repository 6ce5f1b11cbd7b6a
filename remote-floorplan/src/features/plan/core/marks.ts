import { starOutline } from '@mosta/shared/domain/star-geometry';
import type { Point } from './affine';
import type { FlatPlan, FlatShape } from './flatten';
import { STAR_RADIUS, WAY } from './measures';

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

/** The arrow at the end of a way: a triangle whose tip is the last point. */
export function wayTip(points: readonly Point[]): Point[] {
  const [from, tip] = [points.at(-2), points.at(-1)];
  const length = from && tip ? Math.hypot(tip[0] - from[0], tip[1] - from[1]) : 0;
  if (!from || !tip || length === 0) return [];
  const [x, y] = [(tip[0] - from[0]) / length, (tip[1] - from[1]) / length];
  const size = 2 * WAY.dot;
  const back: Point = [tip[0] - size * x, tip[1] - size * y];
  return [
    tip,
    [back[0] - WAY.dot * y, back[1] + WAY.dot * x],
    [back[0] + WAY.dot * y, back[1] - WAY.dot * x],
  ];
}
