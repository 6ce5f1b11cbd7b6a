import { createKeptList } from '@mosta/shared/auth';
import { FAVOURITE_PLACES } from '@mosta/shared/domain/favourite-places';

/** Key of local storage for the identifiers of the favourites of the programme. */
export const FAVOURITES_KEY = 'mosta.favourites';
/** Key of local storage for the visitor's notes on favourites. */
export const VISIT_NOTES_KEY = 'mosta.visit-notes';

/** The visitor's favourite entries of the programme, by their identifiers. */
export const useFavourites = createKeptList(FAVOURITES_KEY, 'ids');

const EXHIBITOR = 'exposant:';

/** An exhibitor without a stand among the favourite places; the plan has no place of that code and passes over it. */
export function favouriteExhibitor(id: string): string {
  return EXHIBITOR + id;
}

/** The exhibitor that a favourite place means; undefined where it is a place on the plan. */
export function exhibitorOf(place: string): string | undefined {
  return place.startsWith(EXHIBITOR) ? place.slice(EXHIBITOR.length) : undefined;
}

/** The visitor's favourite places, by their codes: those that the plan marks; and exhibitors that have none yet. */
export const useFavouritePlaces = createKeptList(FAVOURITE_PLACES.key, FAVOURITE_PLACES.field);
