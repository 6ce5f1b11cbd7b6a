import { starPath } from '@mosta/shared/domain/star-geometry';

const CENTRE = { x: 8, y: 8 };
const DISC = 'M0 8a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z';
const STAR = starPath({ points: 5, radius: 5.5, centre: CENTRE });

/** Marks a favourite: the disc with a star of the drawing, in the colour of the text beside it. */
export function FavouriteMark() {
  return (
    <svg aria-hidden width={16} height={16} viewBox="0 0 16 16" style={{ flexShrink: 0 }}>
      <path d={`${DISC}${STAR}`} fillRule="evenodd" fill="currentColor" />
    </svg>
  );
}
