import { createKeptList } from '@mosta/shared/auth';
import { FAVOURITE_PLACES } from '@mosta/shared/domain/favourite-places';

/** Key of local storage for the identifiers of the favourites of the programme. */
export const FAVOURITES_KEY = 'mosta.favourites';
/** Key of local storage for the visitor's notes on favourites. */
export const VISIT_NOTES_KEY = 'mosta.visit-notes';

/** The visitor's favourite entries of the programme, by their identifiers. */
export const useFavourites = createKeptList(FAVOURITES_KEY, 'ids');

/** The visitor's favourite places, by their codes: those that the plan marks. */
export const useFavouritePlaces = createKeptList(FAVOURITE_PLACES.key, FAVOURITE_PLACES.field);
