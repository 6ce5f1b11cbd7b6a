/** Options and unconfirmed reservations that one exhibitor may have at a time: nobody can empty the plan alone. */
export const MOST_UNCONFIRMED = 5;
