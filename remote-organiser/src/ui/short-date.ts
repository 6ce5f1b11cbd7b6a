/** A day in figures, as tables show it. */
export const SHORT_DATE = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
