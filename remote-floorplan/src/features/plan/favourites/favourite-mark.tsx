import { starPath } from '@mosta/shared/domain/star-geometry';

const CENTRE = { x: 8, y: 8 };
/** A disc with a star cut out of it by even-odd, in a box of 16. */
export const FAVOURITE_PATH = `M0 8a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z${starPath({ points: 5, radius: 5.5, centre: CENTRE })}`;

/** Marks a favourite: the disc with a star of the drawing, in the colour of the text beside it. */
export function FavouriteMark() {
  return (
    <svg aria-hidden width={16} height={16} viewBox="0 0 16 16" style={{ flexShrink: 0 }}>
      <path d={FAVOURITE_PATH} fillRule="evenodd" fill="currentColor" />
    </svg>
  );
}
