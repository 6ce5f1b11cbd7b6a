import { useTranslation } from '@mosta/shared/i18n';
import { useDeferredValue, useMemo } from 'react';
import { useInventory } from '../data/use-inventory';
import { type ColoursByCode, createStandOptions } from '../list/stand-options';
import type { LiveStands } from '../live/use-live-stands';
import type { Sessions } from '../sessions/sessions';
import { type Directory, useOccupants } from '../who/use-occupants';
import { planPlaces } from './plan-places';
import { findPlaces, isEmptySearch, type PlanSearch } from './plan-search';

type Sources = {
  directory: Directory;
  live: LiveStands;
  colours: ColoursByCode;
  search: PlanSearch;
  sessions: Sessions;
  favourites: ReadonlySet<string>;
};

/**
 * Every place with who is there, and what of it a search finds. Drawing and panel show a change at once; this follows
 * when the browser has time.
 */
export function useFoundPlaces({
  directory,
  live,
  colours,
  search,
  sessions,
  favourites,
}: Sources) {
  const { t } = useTranslation('floorplan');
  const statuses = useDeferredValue(live.statuses);
  const stands = useDeferredValue(live.stands);
  const occupants = useOccupants(directory, statuses);
  const { entries } = useInventory();
  const optionsFor = useMemo(() => createStandOptions(t, entries), [t, entries]);
  const options = useMemo(() => optionsFor(statuses), [optionsFor, statuses]);
  const places = useMemo(
    () => planPlaces({ options, stands, colours, occupants, sessions, favourites, t }),
    [options, stands, colours, occupants, sessions, favourites, t],
  );
  const hits = useMemo(() => findPlaces(places, search), [places, search]);
  const found = useMemo(
    () => (isEmptySearch(search) ? null : new Set(hits.map(({ code }) => code))),
    [hits, search],
  );
  const listed = useMemo(
    () => (found ? options.filter(({ stand }) => found.has(stand.code)) : options),
    [options, found],
  );
  return {
    /** A line of the list by its code. */
    optionOf: (code: string) => options.find(({ stand }) => stand.code === code),
    /** The same as the filters see them. */
    places,
    /** What is found, as the filters see it. */
    hits,
    /** The codes found; null while nothing is looked for. */
    found,
    /** The lines of the list that are found. */
    listed,
    occupants,
    /** Whether the directory is complete, and how to ask again. */
    directory,
  };
}
