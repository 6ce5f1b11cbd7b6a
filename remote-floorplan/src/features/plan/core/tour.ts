import type { Point } from '@mosta/plan/drawing/affine';
import type { FlatPlan } from '@mosta/plan/drawing/flatten';
import type { Work } from '@mosta/plan/drawing/work';
import type { Walk, Way } from './way';

/** A time for visits: so many places at most, then where one has to be; null where that is not on the plan. */
export type Stretch = { most: number; endsAt: string | null };

export type TourAsked = {
  /** Where it begins: the code of an entrance. */
  from: string;
  /** Codes of the places to visit, in any order. */
  places: readonly string[];
  /** One after another; whatever is left goes into the last. */
  stretches: readonly Stretch[];
};

/** A drawing with the search for ways over it. */
export type Ground = { plan: FlatPlan; walk: Walk };
type GroundOf = (code: string) => Ground | undefined;

/** A way between two stops on one drawing. */
type Leg = Way & { plan: FlatPlan };

export type Tour = {
  /** For each stretch the places to visit in it, in the order in which they are walked to. */
  order: string[][];
  legs: Leg[];
};

/** Places whose ways are compared: those nearest in a straight line. */
const COMPARED = 4;

/**
 * Walks from place to place, each time to the one with the shortest way. A place of another hall comes after those of the
 * hall in which one is; what no drawing shows comes last.
 */
export function* tourOf({ from, places, stretches }: TourAsked, groundOf: GroundOf): Work<Tour> {
  const left = places.filter((code) => groundOf(code) !== undefined);
  const unknown = places.filter((code) => groundOf(code) === undefined);
  const order: string[][] = [];
  const legs: Leg[] = [];
  let at = from;
  for (const [index, { most, endsAt }] of stretches.entries()) {
    const isLast = index === stretches.length - 1;
    const visited: string[] = [];
    while (left.length > 0 && (isLast || visited.length < most)) {
      const next = yield* nearest(at, left, groundOf);
      if (next.leg) legs.push(next.leg);
      left.splice(left.indexOf(next.code), 1);
      visited.push(next.code);
      at = next.code;
    }
    order.push(isLast ? [...visited, ...unknown] : visited);
    if (endsAt !== null && groundOf(endsAt) && endsAt !== at) {
      const leg = yield* legBetween(at, endsAt, groundOf);
      if (leg) legs.push(leg);
      at = endsAt;
    }
  }
  return { order, legs };
}

type Next = { code: string; leg: Leg | undefined };

function* nearest(at: string, left: readonly string[], groundOf: GroundOf): Work<Next> {
  const ground = groundOf(at);
  const here = ground && centreOf(ground.plan, at);
  const beside = left.filter((code) => ground !== undefined && groundOf(code) === ground);
  const near = beside
    .map((code) => ({ code, far: ground && here ? far(here, centreOf(ground.plan, code)) : 0 }))
    .sort((one, other) => one.far - other.far)
    .slice(0, COMPARED);
  let best: Next | undefined;
  for (const { code } of near) {
    const leg = yield* legBetween(at, code, groundOf);
    if (leg && leg.length < (best?.leg?.length ?? Infinity)) best = { code, leg };
  }
  return best ?? { code: near[0]?.code ?? left[0] ?? at, leg: undefined };
}

function* legBetween(from: string, to: string, groundOf: GroundOf): Work<Leg | undefined> {
  const [ground, other] = [groundOf(from), groundOf(to)];
  if (!ground || ground !== other) return undefined;
  const way = yield* ground.walk.way(from, to);
  return way && { ...way, plan: ground.plan };
}

function centreOf({ shapes }: FlatPlan, code: string): Point | undefined {
  const bounds = shapes.find((shape) => shape.code === code)?.bounds;
  return bounds && [(bounds.minX + bounds.maxX) / 2, (bounds.minY + bounds.maxY) / 2];
}

function far(here: Point, there: Point | undefined): number {
  return there ? Math.hypot(there[0] - here[0], there[1] - here[1]) : Infinity;
}
