import type { Point } from './affine';
import type { Ring } from './path-data';
import type { DefsShape, Shape, ShapeColour } from './shape.schema';

/** A linear gradient in plan units: colours at shares of the way from one point to another. */
export type FlatGradient = {
  from: Point;
  to: Point;
  /** At least two, by rising offset. */
  stops: { offset: number; colour: ShapeColour }[];
};

type Box = { minX: number; minY: number; maxX: number; maxY: number };
type Gradated = { rings: Ring[]; gradient?: FlatGradient | undefined };

/** The definitions of gradients among shapes and their children. */
export function gradientsIn(shapes: readonly Shape[]): DefsShape[] {
  return shapes.flatMap((shape) =>
    shape.type === 'defs' ? [shape] : shape.type === 'g' ? gradientsIn(shape.children) : [],
  );
}

/** The gradient of a shape with these bounds. @returns undefined where it has no two colours or no length */
export function gradientOf(
  { x1, y1, x2, y2, children }: DefsShape,
  { minX, minY, maxX, maxY }: Box,
): FlatGradient | undefined {
  const stops = children
    .flatMap(({ offset, color }) => (color ? [{ offset, colour: color }] : []))
    .sort((a, b) => a.offset - b.offset);
  const [width, height] = [maxX - minX, maxY - minY];
  const from: Point = [minX + x1 * width, minY + y1 * height];
  const to: Point = [minX + x2 * width, minY + y2 * height];
  if (stops.length < 2 || (from[0] === to[0] && from[1] === to[1])) return undefined;
  return { from, to, stops };
}

/** Share of the way along a gradient's axis at which a point lies. */
function shareAt({ from, to }: FlatGradient, [x, y]: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy);
}

function extentAlong(gradient: FlatGradient, ring: Ring): number {
  const shares = ring.map((point) => shareAt(gradient, point));
  return Math.max(...shares) - Math.min(...shares);
}

/** The two colours between which a point lies, and how far it is from the first to the second. */
export function mixAt(
  gradient: FlatGradient,
  point: Point,
): { first: ShapeColour; second: ShapeColour; share: number } {
  const at = shareAt(gradient, point);
  const { stops } = gradient;
  const next = stops.findIndex(({ offset }) => offset >= at);
  const second = stops[next] ?? stops.at(-1);
  const first = next > 0 ? stops[next - 1] : second;
  const length = first && second ? second.offset - first.offset : 0;
  return {
    first: first?.colour ?? 'grey',
    second: second?.colour ?? 'grey',
    share: first && length > 0 ? Math.min(1, Math.max(0, (at - first.offset) / length)) : 0,
  };
}

/** The rings of a shape cut at each stop of its gradient: within a piece, colours change evenly. */
export function cutAtStops({ rings, gradient }: Gradated): Ring[][] {
  if (!gradient) return [rings];
  const edges = [-Infinity, ...gradient.stops.map(({ offset }) => offset), Infinity];
  return edges.slice(1).flatMap((end, i) => {
    const start = edges[i] ?? -Infinity;
    const piece = rings
      .map((ring) => keep(ring, (point) => shareAt(gradient, point) - start))
      .map((ring) => keep(ring, (point) => end - shareAt(gradient, point)))
      .filter((ring) => extentAlong(gradient, ring) > 1e-9);
    return piece.length > 0 ? [piece] : [];
  });
}

/** The part of a ring on the side of a line where `side` is not negative (Sutherland and Hodgman). */
export function keep(ring: Ring, side: (point: Point) => number): Ring {
  const kept: Ring = [];
  let from = ring.at(-1);
  for (const to of ring) {
    if (from) {
      const [a, b] = [side(from), side(to)];
      if (a >= 0 !== b >= 0) {
        const share = a / (a - b);
        kept.push([from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]);
      }
    }
    if (side(to) >= 0) kept.push(to);
    from = to;
  }
  return kept;
}
