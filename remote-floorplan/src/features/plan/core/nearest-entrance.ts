import type { FlatPlan, FlatShape } from '@mosta/plan/drawing/flatten';

/** The entrance nearest to a stand, in a straight line between the edges; none where the drawing lacks either. */
export function nearestEntrance(
  plan: Pick<FlatPlan, 'shapes'>,
  code: string,
  isEntrance: (code: string) => boolean,
): string | undefined {
  const stand = plan.shapes.find((shape) => shape.code === code);
  if (!stand || isEntrance(code)) return undefined;
  const doors = plan.shapes.flatMap((shape) =>
    shape.code !== undefined && isEntrance(shape.code)
      ? [{ code: shape.code, distance: gap(stand, shape) }]
      : [],
  );
  return doors.sort((one, other) => one.distance - other.distance)[0]?.code;
}

/** Distance between the bounds of two shapes, in plan units. */
function gap({ bounds: a }: FlatShape, { bounds: b }: FlatShape): number {
  return Math.hypot(
    Math.max(0, a.minX - b.maxX, b.minX - a.maxX),
    Math.max(0, a.minY - b.maxY, b.minY - a.maxY),
  );
}
