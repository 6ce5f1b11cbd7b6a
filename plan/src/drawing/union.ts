import type { Point } from './affine';
import type { Ring } from './path-data';
import { distance, signedArea, withoutStraight } from './ring';

/** Why outlines make no single one. */
export type UnionRefusal =
  /** They do not all touch along a side. */
  | 'APART'
  /** Together they enclose a void, or meet in a corner alone somewhere. */
  | 'NOT_SIMPLE';

export type Union = { ring: Ring } | { refused: UnionRefusal };

/** Plan units within which two corners, or a corner and a side, count as one: drawings leave hairlines between stands. */
export const TOUCH = 1;
/** Shortest side that two neighbours must share, in plan units; what is shorter is a corner. */
const LEAST_SIDE = 4 * TOUCH;
/** Part of the areas by which a union may differ from their sum; more, and the outlines lie over each other. */
const AREA_SLACK = 0.1;

/**
 * The one outline around neighbouring ones: sides that two of them share fall away, and what is left must be one ring.
 * @param rings one closed outline for each, in either direction
 */
export function unionOf(rings: readonly Ring[]): Union {
  const corners = new Corners();
  const sides = rings.map((ring) => corners.sidesOf(ring));
  const split = sides.map((own) => own.flatMap((side) => corners.split(side)));
  if (!touch(split, corners)) return { refused: 'APART' };
  const left = unshared(split.flat());
  const ring = left && traced(left, corners);
  if (!ring) return { refused: 'NOT_SIMPLE' };
  const sum = rings.reduce((total, one) => total + Math.abs(signedArea(one)), 0);
  if (Math.abs(Math.abs(signedArea(ring)) - sum) > AREA_SLACK * sum)
    return { refused: 'NOT_SIMPLE' };
  return { ring };
}

/** From one corner to another, by their numbers. */
type Side = readonly [from: number, to: number];

/** Corners that lie closer together than `TOUCH` are one. */
class Corners {
  private readonly points: Point[] = [];

  at(corner: number): Point {
    return this.points[corner] ?? [0, 0];
  }

  /** The sides of a ring, all rings in one direction. */
  sidesOf(ring: Ring): Side[] {
    const turned = signedArea(ring) < 0 ? [...ring].reverse() : ring;
    const numbers = turned.map((point) => this.numberOf(point));
    return numbers.flatMap((from, index): Side[] => {
      const to = numbers[(index + 1) % numbers.length] ?? from;
      return from === to ? [] : [[from, to]];
    });
  }

  /** A side cut where a corner of any ring lies on it. */
  split([from, to]: Side): Side[] {
    const [start, end] = [this.at(from), this.at(to)];
    const length = distance(start, end);
    const along = ([x, y]: Point) =>
      ((x - start[0]) * (end[0] - start[0]) + (y - start[1]) * (end[1] - start[1])) / length;
    const aside = ([x, y]: Point) =>
      Math.abs((x - start[0]) * (end[1] - start[1]) - (y - start[1]) * (end[0] - start[0])) /
      length;
    const between = this.points.flatMap((point, corner) => {
      const at = along(point);
      const lies = corner !== from && corner !== to && at > 0 && at < length;
      return lies && aside(point) <= TOUCH ? [{ corner, at }] : [];
    });
    const stops = [
      from,
      ...between.sort((one, other) => one.at - other.at).map(({ corner }) => corner),
      to,
    ];
    return stops.slice(1).map((stop, index): Side => [stops[index] ?? from, stop]);
  }

  private numberOf(point: Point): number {
    const known = this.points.findIndex((one) => distance(one, point) <= TOUCH);
    return known < 0 ? this.points.push(point) - 1 : known;
  }
}

const nameOf = ([from, to]: Side) => `${from} ${to}`;
const turnedName = ([from, to]: Side) => `${to} ${from}`;

/** Whether all outlines hang together by sides that they share. */
function touch(outlines: readonly (readonly Side[])[], corners: Corners): boolean {
  const owners = new Map<string, number>();
  outlines.forEach((sides, owner) => {
    for (const side of sides) owners.set(nameOf(side), owner);
  });
  const lengthOf = ([from, to]: Side) => distance(corners.at(from), corners.at(to));
  const shared = outlines.map(() => new Map<number, number>());
  outlines.forEach((sides, owner) => {
    for (const side of sides) {
      const other = owners.get(turnedName(side));
      if (other === undefined || other === owner) continue;
      const own = shared[owner];
      own?.set(other, (own.get(other) ?? 0) + lengthOf(side));
    }
  });
  const reached = new Set([0]);
  for (const owner of reached)
    for (const [other, length] of shared[owner] ?? []) if (length >= LEAST_SIDE) reached.add(other);
  return reached.size === outlines.length;
}

/** What no other outline runs back along; undefined where two run along a side in one direction. */
function unshared(sides: readonly Side[]): Side[] | undefined {
  const names = new Set(sides.map(nameOf));
  if (names.size < sides.length) return undefined;
  return sides.filter((side) => !names.has(turnedName(side)));
}

/** The one ring that sides make; undefined where they make several, or meet in a corner. */
function traced(sides: readonly Side[], corners: Corners): Ring | undefined {
  const next = new Map(sides);
  const [first] = sides;
  if (!first || next.size < sides.length) return undefined;
  const numbers: number[] = [];
  let corner: number | undefined = first[0];
  do {
    numbers.push(corner);
    corner = next.get(corner);
  } while (corner !== undefined && corner !== first[0] && numbers.length < sides.length);
  if (corner !== first[0] || numbers.length < sides.length) return undefined;
  return withoutStraight(numbers.map((number) => corners.at(number)));
}
