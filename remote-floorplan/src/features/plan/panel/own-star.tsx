import { starPath } from '@mosta/shared/domain/star-geometry';

/** In a box of 16. */
export const OWN_PATH = starPath({ radius: 8, centre: { x: 8, y: 8 } });

/** Marks one of the exhibitor's own stands: the star of the drawing, in the colour of the text beside it. */
export function OwnStar() {
  return (
    <svg aria-hidden width={16} height={16} viewBox="0 0 16 16" style={{ flexShrink: 0 }}>
      <path d={OWN_PATH} fill="currentColor" />
    </svg>
  );
}
