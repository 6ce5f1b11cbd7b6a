/** A live region has to be there before it says something; while it is empty it takes no place among the others. */
export const NO_GAP = { '& > [role]:empty': { position: 'absolute' } } as const;
