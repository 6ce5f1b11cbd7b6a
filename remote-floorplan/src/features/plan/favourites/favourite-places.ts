import { createKeptList, type KeptList } from '@mosta/shared/auth';
import { FAVOURITE_PLACES } from '@mosta/shared/domain/favourite-places';

/** The visitor's favourite places, by their codes. */
export const useFavouritePlaces = createKeptList(FAVOURITE_PLACES.key, FAVOURITE_PLACES.field);

export type Favourites = KeptList;
