import { compareSlots } from '@mosta/shared/domain/programme';
import type { ListedExhibitors } from '@mosta/shared/schemas/confirmed-exhibitor.schema';
import type { Programme, ProgrammeEntry } from '@mosta/shared/schemas/programme.schema';
import type { PublicExhibitor } from '@mosta/shared/schemas/public-exhibitor.schema';
import { exhibitorOf } from '../../favourites';
import { ELSEWHERE, exhibitorPath } from '../../paths';

/** Something to visit. Notes are kept under its key. */
export type SessionStop = { kind: 'session'; key: string; entry: ProgrammeEntry };
export type PlaceStop = {
  kind: 'place';
  key: string;
  /** Among the favourite places. */
  id: string;
  /** Of the stand; undefined for an exhibitor that has none yet. */
  code: string | undefined;
  /** Who is there, where that is known. */
  name: string | undefined;
  /** Of the exhibitor's page, else of the place on the plan. */
  path: string;
};
export type Stop = SessionStop | PlaceStop;
export type VisitDay = { date: string; stops: readonly Stop[] };

export function sessionStops(programme: Programme, ids: ReadonlySet<string>): SessionStop[] {
  return programme
    .filter(({ id }) => ids.has(id))
    .toSorted(compareSlots)
    .map((entry) => ({ kind: 'session', key: `rdv:${entry.id}`, entry }));
}

/**
 * Favourite places with who is there, as the directory tells it. An exhibitor that was a favourite without a stand is at its
 * first one; one that is not published any more is left out.
 */
export function placeStops(
  ids: ReadonlySet<string>,
  listed: ListedExhibitors['exhibitors'],
  published: readonly PublicExhibitor[],
): PlaceStop[] {
  const names = new Map(listed.map(({ stand, name }) => [stand, name]));
  const pages = new Map(
    published.flatMap((page) => page.stands.map((code) => [code, page] as const)),
  );
  const byId = new Map(published.map((page) => [page._id, page]));
  return [...ids].flatMap((id): PlaceStop[] => {
    const exhibitor = exhibitorOf(id);
    if (exhibitor !== undefined) {
      const page = byId.get(exhibitor);
      if (!page || page.stands.some((code) => ids.has(code))) return [];
      const [code] = page.stands;
      return [{ kind: 'place', key: id, id, code, name: page.name, path: exhibitorPath(page._id) }];
    }
    const page = pages.get(id);
    const path = page
      ? exhibitorPath(page._id)
      : `${ELSEWHERE.plan}?${new URLSearchParams({ stand: id })}`;
    const name = page?.name ?? names.get(id);
    return [{ kind: 'place', key: `stand:${id}`, id, code: id, name, path }];
  });
}

type Visit = {
  sessions: readonly SessionStop[];
  places: readonly PlaceStop[];
  /** The day on which places are visited. */
  day: string;
  /** Codes of places before each session of that day, and after the last. */
  order: readonly (readonly string[])[];
};

/** The visit day by day: sessions by their hours, and places between those of their day; who has no stand comes last. */
export function visitDays({ sessions, places, day, order }: Visit): VisitDay[] {
  const dates = new Set(sessions.map(({ entry }) => entry.date));
  if (places.length > 0) dates.add(day);
  const byCode = new Map(places.map((place) => [place.code, place]));
  const placesAt = (index: number) =>
    (order[index] ?? []).flatMap((code) => byCode.get(code) ?? []);
  return [...dates].sort().map((date) => {
    const ofDay = sessions.filter(({ entry }) => entry.date === date);
    if (date !== day) return { date, stops: ofDay };
    const between = ofDay.flatMap((session, index): Stop[] => [...placesAt(index), session]);
    const unplaced = places.filter(({ code }) => code === undefined);
    return { date, stops: [...between, ...placesAt(ofDay.length), ...unplaced] };
  });
}
