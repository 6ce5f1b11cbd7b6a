import { FONT } from '@mosta/shared/theme';
import { fill, type Paint } from '@mosta/shared/ui';

type SceneFigureProps = { x: number; y: number; paint: Paint; children: string };

/** Size of the type in the units of a scene. */
const SIZE = 24;
/** Figures as in headings; the unit may be an Arabic letter. */
const FACES = `'Fraunces', ${FONT.arabic}`;

/** A figure of the edition in a scene, its middle at `x` and its baseline at `y`; the pictures of links outline it (0120). */
export function SceneFigure({ x, y, paint, children }: SceneFigureProps) {
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      fontFamily={FACES}
      fontSize={SIZE}
      fontWeight={600}
      style={fill(paint)}
    >
      {children}
    </text>
  );
}
