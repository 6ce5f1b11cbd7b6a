/** A stand and where its centre lies on the plan. */
export type StandPlace = {
  code: string;
  /** Zones are never offered in place of a stand. */
  kind: string;
  /** Square metres; null where the organiser has set none. */
  size: number | null;
  /** Part of the hall: a row of stands, for example. */
  zone: string;
  /** Plan units. */
  x: number;
  y: number;
};

/** A stand in another part of the hall counts as so much farther: about the width of an aisle, in plan units. */
export const OTHER_ZONE_DETOUR = 30;

/**
 * Alternatives to the stand `wanted`: of the same kind, those of the same size first, then
 * the nearest, in its own part of the hall rather than across the aisle.
 * @param free the stands that can be had now; `wanted` itself is left out
 */
export function nearestStands<Place extends StandPlace>(
  wanted: StandPlace,
  free: readonly Place[],
  most: number,
): Place[] {
  return free
    .filter(({ code, kind }) => code !== wanted.code && kind === wanted.kind)
    .map((place) => ({ place, distance: distanceTo(wanted, place) }))
    .sort(
      (a, b) =>
        Number(b.place.size === wanted.size) - Number(a.place.size === wanted.size) ||
        a.distance - b.distance ||
        (a.place.code < b.place.code ? -1 : 1),
    )
    .slice(0, Math.max(0, most))
    .map(({ place }) => place);
}

/** Plan units between two centres, the detour to another part of the hall included. */
export function distanceTo(from: StandPlace, to: StandPlace): number {
  const straight = Math.hypot(to.x - from.x, to.y - from.y);
  return straight + (from.zone === to.zone ? 0 : OTHER_ZONE_DETOUR);
}
