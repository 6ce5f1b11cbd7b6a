import type { HallPlace } from '@mosta/shared/schemas/hall.schema';

/**
 * The places of a hall after one of its drawings was stored: known ones stay as they are, in their order, and new ones
 * follow. What a drawing shows says nothing of its size: an organiser sets it.
 */
export function placesAfter(
  places: readonly HallPlace[],
  codes: ReadonlySet<string>,
): { places: HallPlace[]; added: HallPlace[]; gone: HallPlace[] } {
  const known = new Set(places.map(({ code }) => code));
  const added = [...codes].filter((code) => !known.has(code)).map(newPlace);
  return {
    places: [...places.filter(({ code }) => codes.has(code)), ...added].sort(byKind),
    added,
    gone: places.filter(({ code }) => !codes.has(code)),
  };
}

/** The places of a hall in which stands were joined: a whole has the size of all its parts. @param partsOf by the code of each whole */
export function placesTogether(
  places: readonly HallPlace[],
  partsOf: ReadonlyMap<string, readonly string[]>,
): HallPlace[] {
  const parts = new Set([...partsOf.values()].flat());
  const sizeOf = new Map(places.map(({ code, size }) => [code, size]));
  return places.flatMap((place) => {
    const own = partsOf.get(place.code);
    if (!own) return parts.has(place.code) ? [] : [place];
    return [{ ...place, size: sumOfSizes(own.map((code) => sizeOf.get(code) ?? null)) }];
  });
}

/** Square metres together; null where one is not known. */
export function sumOfSizes(sizes: readonly (number | null)[]): number | null {
  const known = sizes.filter((size) => size !== null);
  if (known.length < sizes.length) return null;
  return Math.round(100 * known.reduce((sum, size) => sum + size, 0)) / 100;
}

/** A letter and a number are a stand, a number an entrance; what has a name is a zone. */
function newPlace(code: string): HallPlace {
  const common = { code, size: null, free: false };
  const row = /^([A-Z]{1,2})[ -]?\d{1,4}$/.exec(code)?.[1];
  if (row !== undefined) return { ...common, kind: 'stand', group: row };
  if (/^\d{1,3}$/.test(code)) return { ...common, kind: 'entrance', group: 'entrances' };
  return { ...common, kind: 'zone', group: 'zones' };
}

const KINDS: readonly HallPlace['kind'][] = ['stand', 'zone', 'entrance'];
const byKind = (one: HallPlace, other: HallPlace) =>
  KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind);

export const isSold = ({ kind }: HallPlace): boolean => kind !== 'entrance';
