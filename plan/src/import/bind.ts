import type { Point } from '../drawing/affine';
import { contains } from '../drawing/fill-rule';
import { areaOf, type Bounds, boundsOf } from '../drawing/flatten';
import type { Ring } from '../drawing/path-data';
import type { CodeReader, FoundCode } from './codes';
import type { Losses } from './import-loss';
import type { Piece } from './pieces';
import type { TextRun } from './text-runs';

/** What can be a stand: a closed shape of the file, or a face that lines close; filled by nonzero. */
export type Place = {
  piece: Piece | undefined;
  rings: Ring[];
  bounds: Bounds;
  area: number;
};
/** Where a code came from. */
export type CodeSource = 'id' | 'label' | 'text';
export type Binding = {
  code: string;
  known: boolean;
  source: CodeSource;
  /** What carries the name: shapes of one carrier are one stand. */
  carrier: object;
};

/** A group with more shapes than this is a part of the hall, not a stand. */
const LARGEST_STAND = 12;
/** A place that takes this share of the drawing and has so many others in it is a hall, not a stand. */
const HALL = { share: 0.3, places: 3 };

/** Codes of shapes by their own names and those of the groups around them. */
export function bindByName(pieces: readonly Piece[], codes: CodeReader): Map<Piece, Binding> {
  const sizes = new Map<object, number>();
  for (const { naming } of pieces)
    for (const { group } of naming) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  const bound = new Map<Piece, Binding>();
  for (const piece of pieces) {
    for (const [level, { id, labels, group, layer }] of piece.naming.entries()) {
      if (layer || (level > 0 && (sizes.get(group) ?? 0) > LARGEST_STAND)) continue;
      const found = nameBinding(id, labels, codes);
      if (!found) continue;
      bound.set(piece, { ...found, carrier: group });
      break;
    }
  }
  return bound;
}

function nameBinding(
  id: string | undefined,
  labels: readonly string[],
  codes: CodeReader,
): Omit<Binding, 'carrier'> | undefined {
  const byId = id === undefined ? undefined : codes.ofId(id);
  // A bare number is an id of many programs: it must be known.
  if (byId && byId.rank > 0) return { ...byId, source: 'id' };
  const byLabel = labels
    .map((label) => codes.ofText(label))
    .find((found) => found && found.rank > 0);
  return byLabel && { ...byLabel, source: 'label' };
}

export function placeOf(rings: Ring[], { piece }: { piece?: Piece }): Place {
  return { piece, rings, bounds: boundsOf(rings), area: areaOf(rings) };
}

/** Codes of places by the texts of which each is the smallest place around. */
export function bindByText(
  places: readonly Place[],
  runs: readonly TextRun[],
  taken: ReadonlyMap<Place, Binding>,
  { codes, losses, area }: { codes: CodeReader; losses: Losses; area: number },
): Map<Place, Binding> {
  const sorted = places.filter(({ area }) => area > 0).sort((a, b) => a.area - b.area);
  const halls = new Set(
    sorted.filter((place) => place.area > HALL.share * area && holds(place, sorted) >= HALL.places),
  );
  const found = new Map<Place, FoundCode[]>();
  for (const run of runs) {
    const code = codes.ofText(run.text);
    if (!code) continue;
    const place = sorted.find((candidate) => isAround(candidate, run.at));
    if (place && taken.has(place)) continue;
    if (place && !halls.has(place)) found.set(place, [...(found.get(place) ?? []), code]);
    else if (code.rank > 1) losses.add('CODE_WITHOUT_SHAPE', code.code);
  }
  const bound = new Map<Place, Binding>();
  for (const [place, candidates] of found) {
    const rank = Math.max(...candidates.map((candidate) => candidate.rank));
    const best = candidates.filter((candidate) => candidate.rank === rank);
    const names = [...new Set(best.map(({ code }) => code))];
    const [first] = best;
    if (!first || names.length > 4) {
      for (const name of names) losses.add('CODE_WITHOUT_SHAPE', name);
      continue;
    }
    for (const name of names.slice(1)) losses.add('SEVERAL_CODES', name);
    bound.set(place, { code: first.code, known: first.known, source: 'text', carrier: place });
  }
  return bound;
}

/** How many other places have their middle within one. */
function holds(place: Place, places: readonly Place[]): number {
  return places.filter(({ bounds, area }) => {
    const middle = [(bounds.minX + bounds.maxX) / 2, (bounds.minY + bounds.maxY) / 2] as const;
    return area < place.area / 2 && isAround(place, middle);
  }).length;
}

function isAround({ rings, bounds }: Place, [x, y]: Point): boolean {
  return (
    x >= bounds.minX &&
    x <= bounds.maxX &&
    y >= bounds.minY &&
    y <= bounds.maxY &&
    contains({ rings, rule: 'nonzero' }, x, y)
  );
}
