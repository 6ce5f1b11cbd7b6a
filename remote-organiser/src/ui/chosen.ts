/** An outlined button that is one of several, while it is chosen: not in the colour of what acts. */
export const CHOSEN = {
  '&:is([aria-current="page"], [aria-current="true"], [aria-pressed="true"])': {
    bgcolor: 'field',
    color: 'onBand',
  },
} as const;
