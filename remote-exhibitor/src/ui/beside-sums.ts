/** What one chooses or has chosen, and beside it what it comes to; below it, where there is no room. */
export const BESIDE_SUMS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 400px' },
  columnGap: 14,
  alignItems: 'start',
} as const;
