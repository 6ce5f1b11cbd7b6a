import { algerianDay, editionEnds, phaseOfDay } from '@mosta/shared/domain/edition-clock';
import {
  directoryQuery,
  programmeQuery,
  publishedExhibitorsQuery,
  useEdition,
  useQuery,
} from '@mosta/shared/queries';
import { useCallback, useMemo, useState } from 'react';
import { useFavouritePlaces, useFavourites } from '../../favourites';
import { orderByCode, stretchesOf } from './stretches';
import { placeStops, sessionStops, visitDays } from './visit';

/**
 * The visit: what the visitor's favourites are, day by day.
 * @param wantedDay the day for visiting stands; another one where it is no day of the fair
 */
export function useVisit(wantedDay: string | null, now: Date) {
  const edition = useEdition();
  const sessionList = useFavourites();
  const placeList = useFavouritePlaces();
  const programme = useQuery(programmeQuery());
  const listed = useQuery(directoryQuery());
  const published = useQuery(publishedExhibitorsQuery());
  const queries = [programme, listed, published];

  const sessions = useMemo(
    () => sessionStops(programme.data ?? [], sessionList.ids),
    [programme.data, sessionList.ids],
  );
  const places = useMemo(
    () => placeStops(placeList.ids, listed.data?.exhibitors ?? [], published.data ?? []),
    [placeList.ids, listed.data, published.data],
  );
  const today = phaseOfDay(edition, now) === 'during' ? algerianDay(now) : undefined;
  const [first] = editionEnds(edition);
  const firstOwn = sessions.find(({ entry }) => today === undefined || entry.date >= today);
  const dates = [wantedDay, today, firstOwn?.entry.date];
  const day =
    dates
      .map((date) => edition.days.find((one) => one.date === date))
      .find((one) => one !== undefined) ?? first;

  const ofDay = sessions.map(({ entry }) => entry).filter(({ date }) => date === day.date);
  const stretches = stretchesOf(day, ofDay, now);
  const codes = places.flatMap(({ code }) => code ?? []);
  const asked = JSON.stringify([codes.toSorted(), stretches]);
  const [told, setTold] = useState<{ asked: string; order: string[][] }>();
  const onOrder = useCallback((order: string[][]) => setTold({ asked, order }), [asked]);
  // What was told for other favourites is no order of these.
  const order = told?.asked === asked ? told.order : orderByCode(codes, stretches);
  return {
    lists: { sessions: sessionList, places: placeList },
    sessions,
    places,
    days: visitDays({ sessions, places, day: day.date, order }),
    day: day.date,
    tour: { places: codes, stretches, onOrder },
    /** Favourites of the programme that it does not have any more. */
    gone: programme.data
      ? [...sessionList.ids].filter((id) => !sessions.some((one) => one.entry.id === id))
      : [],
    isLoading: queries.some(
      ({ data, error, isPaused }) => data === undefined && !error && !isPaused,
    ),
    failed: queries.filter(
      ({ data, error, isPaused }) => data === undefined && (error || isPaused),
    ),
  };
}
