import { createKeptList } from '@mosta/shared/auth';

/** Key of local storage for the identifiers of the favourites of the programme. */
export const FAVOURITES_KEY = 'mosta.favourites';

/** The visitor's favourite entries of the programme, by their identifiers. */
export const useFavourites = createKeptList(FAVOURITES_KEY, 'ids');
