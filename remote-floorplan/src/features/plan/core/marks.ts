import type { Point } from '@mosta/plan/drawing/affine';
import type { FlatPlan, FlatShape } from '@mosta/plan/drawing/flatten';
import { starOutline } from '@mosta/shared/domain/star-geometry';
import { type Emphasis, isDimmed } from './emphasis';
import { BADGE, PIN, STAR_RADIUS, WAY } from './measures';

/** The shapes of some codes; a code that the drawing lacks has none. */
export function shapesOf(plan: Pick<FlatPlan, 'shapes'>, codes: readonly string[]): FlatShape[] {
  if (codes.length === 0) return [];
  return plan.shapes.filter(({ code }) => code !== undefined && codes.includes(code));
}

/** The shapes that step back behind others. */
export function dimmedShapes(
  plan: Pick<FlatPlan, 'shapes'>,
  emphasis: Emphasis | null,
): FlatShape[] {
  return emphasis ? plan.shapes.filter((shape) => isDimmed(shape, emphasis)) : [];
}

/** Corners of a circle that is drawn as a polygon. */
const ROUND = 24;

function arc({ x, y }: { x: number; y: number }, radius: number, from: number, to: number) {
  return Array.from({ length: ROUND + 1 }, (_, i): Point => {
    const angle = from + ((to - from) * i) / ROUND;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** The pin over a place: its outline, whose tip lies at the upper edge, and the eye in its head. */
export function pinOf({ bounds }: Pick<FlatShape, 'bounds'>): { outline: Point[]; eye: Point[] } {
  const x = (bounds.minX + bounds.maxX) / 2;
  const tip = bounds.minY + PIN.inside;
  const head = { x, y: tip - PIN.length };
  // Where the sides leave the head they touch it.
  const side = Math.acos(PIN.radius / PIN.length);
  const down = Math.PI / 2;
  return {
    outline: [[x, tip], ...arc(head, PIN.radius, down + side, down + 2 * Math.PI - side)],
    eye: arc(head, PIN.eye, 0, 2 * Math.PI),
  };
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

/** The badges on favourites, at the corner across from one's own star: a disc and the star in it. */
export function badgesOf(
  plan: Pick<FlatPlan, 'shapes'>,
  codes: readonly string[],
): { disc: Point[]; star: Point[] }[] {
  return shapesOf(plan, codes).map(({ bounds }) => {
    const centre = { x: bounds.maxX - 1, y: bounds.minY + 1 };
    const star = starOutline({ points: 5, radius: BADGE.star, centre });
    return {
      disc: arc(centre, BADGE.radius, 0, 2 * Math.PI),
      star: star.map(({ x, y }): Point => [x, y]),
    };
  });
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
