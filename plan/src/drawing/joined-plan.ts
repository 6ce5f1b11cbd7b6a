import type { Point } from './affine';
import { contains } from './fill-rule';
import { areaOf, boundsOf, type FlatLabel, type FlatPlan, type FlatShape } from './flatten';
import type { Ring } from './path-data';
import { type UnionRefusal, unionOf } from './union';

/** Stands that are one: its code is that of one of them. */
export type Join = { code: string; parts: readonly string[] };

type Outlined = { ring: Ring } | { refused: UnionRefusal | 'NOT_DRAWN' };

/**
 * The outline of the stand that some of a plan would be together.
 * @returns `NOT_DRAWN` where the plan lacks one of them, or shows it with a hole or in pieces
 */
export function outlineTogether(
  plan: Pick<FlatPlan, 'shapes'>,
  parts: readonly string[],
): Outlined {
  const rings = parts.map((code) => bodyOf(plan, code)?.rings ?? []);
  const single = rings.flatMap((own) => (own.length === 1 ? own : []));
  return single.length < parts.length ? { refused: 'NOT_DRAWN' } : unionOf(single);
}

/**
 * A plan on which stands that were joined are one shape with one label. Where their parts lie apart, as on another drawing
 * of the hall, they stay shapes of their own under the one code.
 */
export function withJoins(plan: FlatPlan, joins: readonly Join[]): FlatPlan {
  return joins.reduce(withJoin, plan);
}

function withJoin(plan: FlatPlan, { code, parts }: Join): FlatPlan {
  const isPart = (other: string | undefined) => other !== undefined && parts.includes(other);
  if (!plan.shapes.some((shape) => isPart(shape.code))) return plan;
  const together = outlineTogether(plan, parts);
  if ('refused' in together) return { ...plan, ...underOneCode(plan, code, isPart) };
  const bodies = parts.map((part) => bodyOf(plan, part));
  const own = bodyOf(plan, code) ?? bodies[0];
  const shapes = plan.shapes.flatMap((shape): FlatShape[] => {
    if (shape === own) return [joinedShape(shape, code, together.ring)];
    if (bodies.includes(shape)) return [];
    return [isPart(shape.code) ? renamed(shape, code) : shape];
  });
  return { ...plan, shapes, labels: joinedLabels(plan, { code, parts }, together.ring) };
}

/** The largest shape of a code: what lies in it is decoration. */
export function bodyOf({ shapes }: Pick<FlatPlan, 'shapes'>, code: string): FlatShape | undefined {
  return shapes
    .filter((shape) => shape.code === code)
    .sort((one, other) => areaOf(other.rings) - areaOf(one.rings))[0];
}

function joinedShape(own: FlatShape, code: string, ring: Ring): FlatShape {
  return { ...renamed(own, code), rule: 'nonzero', rings: [ring], bounds: boundsOf([ring]) };
}

/** Names all that it has: a shape of a plan keeps its outline behind getters. */
export function renamed(shape: FlatShape, code: string): FlatShape {
  const { key, colour, gradient, available, rule, rings, bounds } = shape;
  return { key, code, colour, gradient, available, rule, rings, bounds };
}

function underOneCode(
  plan: FlatPlan,
  code: string,
  isPart: (other: string | undefined) => boolean,
): Pick<FlatPlan, 'shapes' | 'labels'> {
  const parts = [...new Set(plan.shapes.flatMap((shape) => shape.code ?? []))].filter(isPart);
  return {
    shapes: plan.shapes.map((shape) => (isPart(shape.code) ? renamed(shape, code) : shape)),
    labels: plan.labels.map((label) => under(label, partOf(plan, parts, label), code)),
  };
}

/** The part that a label stands for: drawings name it by its code, by its text, or by where it lies. */
export function partOf(
  plan: FlatPlan,
  parts: readonly string[],
  { code, text, x, y }: FlatLabel,
): string | undefined {
  if (code !== undefined) return parts.find((part) => part === code);
  return (
    parts.find((part) => part === text) ??
    parts.find((part) => {
      const body = bodyOf(plan, part);
      return body && contains(body, x, y);
    })
  );
}

/** A label of a part under the code of the whole. */
function under(label: FlatLabel, part: string | undefined, code: string): FlatLabel {
  if (part === undefined) return label;
  const named = label.text === part ? { ...label, text: code } : label;
  return label.code === undefined ? named : { ...named, code };
}

/** The label of the stand that gives its code, within the outline; those of the others fall away. */
function joinedLabels(plan: FlatPlan, { code, parts }: Join, ring: Ring): FlatLabel[] {
  const owners = new Map(plan.labels.map((label) => [label, partOf(plan, parts, label)]));
  const all = plan.labels.filter((label) => owners.get(label) !== undefined);
  const own = all.filter((label) => owners.get(label) === code);
  const kept = own.length > 0 ? own : all.slice(0, 1);
  const [first] = kept;
  if (!first) return plan.labels;
  const [x, y] = roomiest(ring, all);
  return plan.labels.flatMap((label): FlatLabel[] => {
    const part = owners.get(label);
    if (part === undefined) return [label];
    if (!kept.includes(label)) return [];
    const moved = { x: label.x + x - first.x, y: label.y + y - first.y };
    return [{ ...under(label, part, code), ...moved }];
  });
}

/** Where a label has the most room: the middle of the whole, or of one of its parts. */
export function roomiest(ring: Ring, labels: readonly FlatLabel[]): Point {
  const { minX, minY, maxX, maxY } = boundsOf([ring]);
  const candidates: Point[] = [
    [(minX + maxX) / 2, (minY + maxY) / 2],
    ...labels.map(({ x, y }): Point => [x, y]),
  ];
  const inside = candidates.filter(([x, y]) => contains({ rings: [ring], rule: 'nonzero' }, x, y));
  const rooms = inside.map((point) => ({ point, room: distanceTo(ring, point) }));
  // Of equal ones the first: the middle of the whole.
  const best = rooms.reduce(
    (most, one) => (one.room > most.room + 1e-6 ? one : most),
    rooms[0] ?? { point: candidates[0] ?? [0, 0], room: 0 },
  );
  return best.point;
}

/** How far a point lies from the nearest side. */
function distanceTo(ring: Ring, [x, y]: Point): number {
  return Math.min(
    ...ring.map(([fromX, fromY], index) => {
      const [toX, toY] = ring[(index + 1) % ring.length] ?? [fromX, fromY];
      const [wide, high] = [toX - fromX, toY - fromY];
      const length = wide * wide + high * high;
      const share = length === 0 ? 0 : ((x - fromX) * wide + (y - fromY) * high) / length;
      const at = Math.min(1, Math.max(0, share));
      return Math.hypot(x - fromX - at * wide, y - fromY - at * high);
    }),
  );
}
