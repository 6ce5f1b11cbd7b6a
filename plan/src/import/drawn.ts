import type { Affine, Point } from '../drawing/affine';
import { apply, compose } from '../drawing/affine';
import { contains } from '../drawing/fill-rule';
import type { Bounds } from '../drawing/flatten';
import { LIMITS } from '../drawing/limits';
import { type Polyline, type Ring, turnOf } from '../drawing/path-data';
import type {
  DefsShape,
  FilledShape,
  FillRule,
  ShapeColour,
  TextShape,
} from '../drawing/shape.schema';
import type { PaintedGradient } from './paint';
import type { TextRun } from './text-runs';

const round = (value: number) => Math.round(value * 100) / 100;

/** A shape of the plan's own format from rings in root units. */
export function shapeOf(
  id: string,
  rings: readonly Ring[],
  color: ShapeColour | undefined,
  fit: Affine,
): FilledShape {
  const placed = rings.map((ring) => ring.map((point) => apply(fit, point).map(round)));
  const own = { id, ...(color && { color }) };
  const [ring = []] = placed;
  return placed.length === 1
    ? { ...own, type: 'polygon', points: ring.map((point) => point.join(',')).join(' ') }
    : {
        ...own,
        type: 'path',
        pathData: placed
          .map((part) => `M${part.map((point) => point.join(' ')).join('L')}Z`)
          .join(''),
      };
}

/** The rings of a shape so that filling by nonzero shows what its own rule shows; rings may nest but not cross. */
export function asNonzero(rings: readonly Ring[], rule: FillRule): Ring[] {
  if (rule === 'nonzero' || rings.length < 2) return [...rings];
  return rings.map((ring) => {
    const [first = [0, 0]] = ring;
    const around = rings.filter(
      (other) => other !== ring && contains({ rings: [other], rule: 'evenodd' }, ...first),
    );
    const hole = around.length % 2 === 1;
    return turnOf(ring) > 0 === hole ? ring.toReversed() : ring;
  });
}

/** Lines as thin faces, in pieces that each stay within the plan's bounds. */
export function wallsOf(lines: readonly Polyline[], width: number): Ring[][] {
  const rings = lines.flatMap(({ points, closed }) => {
    const all = closed && points[0] ? [...points, points[0]] : points;
    return all.slice(1).flatMap((to, at) => bandBetween(all[at] ?? to, to, width));
  });
  const parts: Ring[][] = [];
  for (let at = 0; at < rings.length; at += LIMITS.rings)
    parts.push(rings.slice(at, at + LIMITS.rings));
  return parts;
}

function bandBetween([x1, y1]: Point, [x2, y2]: Point, width: number): Ring[] {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length < 1e-6) return [];
  const [ux, uy] = [((x2 - x1) / length) * (width / 2), ((y2 - y1) / length) * (width / 2)];
  // A half width longer at both ends, so that corners are closed.
  return [
    [
      [x1 - ux - uy, y1 - uy + ux],
      [x2 + ux - uy, y2 + uy + ux],
      [x2 + ux + uy, y2 + uy - ux],
      [x1 - ux + uy, y1 - uy - ux],
    ],
  ];
}

/** A text of the plan: its middle, its angle, and its size within what can be read. */
export function labelOf(id: string, { text, at, angle, size }: TextRun, fit: Affine): TextShape {
  const [x, y] = apply(fit, at).map(round) as [number, number];
  const degrees = round((angle * 180) / Math.PI);
  return {
    type: 'text',
    id,
    x,
    y,
    content: text,
    size: Math.min(200, Math.max(1, round(size * Math.abs(fit[0])))),
    ...(degrees !== 0 && { transform: `rotate(${degrees} ${x} ${y})` }),
    children: [],
  };
}

/** A gradient of the plan for one shape: its axis in shares of the shape's box. */
export function defsOf(
  id: string,
  { x1, y1, x2, y2, inUnits, transform, stops }: PaintedGradient,
  matrix: Affine,
  { minX, minY, maxX, maxY }: Bounds,
): DefsShape {
  const place = inUnits ? compose(matrix, transform) : transform;
  const share = (point: Point) => {
    const [x, y] = apply(place, point);
    const [sx, sy] = inUnits ? [(x - minX) / (maxX - minX), (y - minY) / (maxY - minY)] : [x, y];
    return [sx, sy].map((value) => Math.min(10, Math.max(-10, round(value))));
  };
  const [fromX = 0, fromY = 0] = share([x1, y1]);
  const [toX = 1, toY = 0] = share([x2, y2]);
  return {
    type: 'defs',
    id,
    x1: fromX,
    y1: fromY,
    x2: toX,
    y2: toY,
    children: stops.map(({ offset, colour }, at) => ({
      type: 'stop',
      id: `${id}-${at}`,
      offset,
      color: colour,
    })),
  };
}
