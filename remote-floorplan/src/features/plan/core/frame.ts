import type { FlatPlan, FlatShape } from '@mosta/plan/drawing/flatten';

export type Frame = { x: number; y: number; width: number; height: number };

/** A frame shows at least this much, so that it can be seen where in the hall its shapes lie; plan units. */
const LEAST = { width: 440, height: 220 } as const;
const AROUND = 60;
/** A frame that shows more of the plan's width than this would only cut its edge off: it shows all. */
const NEARLY_ALL = 0.6;

/** The part of a plan that shows some shapes and their surroundings; the whole plan where they are none, or far apart. */
export function frameAround(
  shapes: readonly Pick<FlatShape, 'bounds'>[],
  plan: Pick<FlatPlan, 'width' | 'height'>,
): Frame {
  const whole = { x: 0, y: 0, width: plan.width, height: plan.height };
  if (shapes.length === 0) return whole;
  const boxes = shapes.map(({ bounds }) => bounds);
  const [x, width] = spanWithin(
    Math.min(...boxes.map(({ minX }) => minX)),
    Math.max(...boxes.map(({ maxX }) => maxX)),
    { least: LEAST.width, most: plan.width },
  );
  if (width > NEARLY_ALL * plan.width) return whole;
  const [y, height] = spanWithin(
    Math.min(...boxes.map(({ minY }) => minY)),
    Math.max(...boxes.map(({ maxY }) => maxY)),
    { least: LEAST.height, most: plan.height },
  );
  return { x, y, width, height };
}

/** Start and length of a span around two points, at least that long, between 0 and `most`. */
function spanWithin(
  low: number,
  high: number,
  { least, most }: { least: number; most: number },
): [start: number, length: number] {
  const length = Math.min(most, Math.max(least, high - low + 2 * AROUND));
  const start = (low + high - length) / 2;
  return [Math.min(most - length, Math.max(0, start)), length];
}
