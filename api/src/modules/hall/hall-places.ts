import { partSizes } from '@mosta/shared/domain/cut-stand';
import type { HallPlace, ShownHall } from '@mosta/shared/schemas/hall.schema';

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

/** The places of a hall as they are sold: the parts of stands that were cut, and what was joined, with the size of all its parts. */
export function placesSold(places: readonly HallPlace[], layout: HallLayout): HallPlace[] {
  return placesTogether(layout.cuts.reduce(placesApart, places), layout.joins);
}

/** What was joined and cut in one hall. */
export type HallLayout = Pick<ShownHall, 'joins' | 'cuts' | 'former'>;

function placesApart(
  places: readonly HallPlace[],
  { code, parts }: HallLayout['cuts'][number],
): HallPlace[] {
  return places.flatMap((place) => {
    if (place.code !== code) return [place];
    const sizes = partSizes(
      place.size,
      parts.map(({ share }) => share),
    );
    return parts.map((part, index) => ({
      ...place,
      ...{ code: part.code, size: sizes[index] ?? null },
    }));
  });
}

function placesTogether(places: readonly HallPlace[], joins: HallLayout['joins']): HallPlace[] {
  const partsOf = new Map(joins.map(({ code, parts }) => [code, parts]));
  const parts = new Set([...partsOf.values()].flat());
  const sizeOf = new Map(places.map(({ code, size }) => [code, size]));
  return places.flatMap((place) => {
    const own = partsOf.get(place.code);
    if (!own) return parts.has(place.code) ? [] : [place];
    return [{ ...place, size: sumOfSizes(own.map((code) => sizeOf.get(code) ?? null)) }];
  });
}

/** The codes under which drawings show a stand: those of what was joined into it, and cut into it. */
export function drawnCodes({ joins, cuts }: HallLayout, code: string): string[] {
  const parts = joins.find((join) => join.code === code)?.parts ?? [code];
  // A part that is cut itself follows its stand.
  return cuts.reduceRight(
    (codes, cut) =>
      codes.map((own) => (cut.parts.some((part) => part.code === own) ? cut.code : own)),
    [...parts],
  );
}

/** The codes under which a place of a drawing is sold: its own, or those of its parts and of what they were joined into. */
export function soldCodes({ joins, cuts }: HallLayout, code: string): string[] {
  const parts = cuts.reduce(
    (codes, cut) =>
      codes.flatMap((own) => (own === cut.code ? cut.parts.map((part) => part.code) : [own])),
    [code],
  );
  return parts.map((part) => joins.find((join) => join.parts.includes(part))?.code ?? part);
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
