/** Limit of holds and unconfirmed reservations of one exhibitor, so that nobody can take the whole plan. */
export const MOST_UNCONFIRMED = 5;
