import { createKeptList, type KeptList } from '@mosta/shared/auth';

/** The visitor's favourite places, by their codes. */
export const useFavouritePlaces = createKeptList('mosta.favourite-places', 'codes');

export type Favourites = KeptList;
