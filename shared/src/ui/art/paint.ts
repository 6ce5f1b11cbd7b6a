import type { CSSProperties } from 'react';
import type { ColourName } from '../../theme/tokens';

/** Colours that drawings use, by their name in the theme: recoloured with the scheme. */
export type Paint = ColourName | 'currentColor';

/** Fill of an SVG shape in a colour of the theme. */
export function fill(paint: Paint): CSSProperties {
  return { fill: paint === 'currentColor' ? paint : `var(--mui-palette-${paint})` };
}
