/**
 * By the room there is, not by the screen: the dashboard shows the plan beside its menu. The plan takes 80 % beside its
 * panel (specification, section 9: display width); on a phone all stands in one column.
 */
export const LAYOUT = {
  display: 'grid',
  gap: 6,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"view" "side" "legend" "hall"',
  '@container (min-width: 680px)': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gridTemplateAreas: '"view view" "side legend" "side hall"',
    gridTemplateRows: 'auto auto 1fr',
  },
  '@container (min-width: 1000px)': {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(272px, 1fr)',
    gridTemplateAreas: '"view side" "legend side" "hall side"',
  },
} as const;

/** What works with scripts alone, and does nothing on paper either. */
export const NEEDS_SCRIPTS = { '@media print, (scripting: none)': { display: 'none' } } as const;

/** What stands under each other in one area. */
export const COLUMN = { display: 'grid', alignContent: 'start', minInlineSize: 0 } as const;
