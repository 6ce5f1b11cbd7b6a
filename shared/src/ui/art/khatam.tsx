import { starPath } from '../../domain/star-geometry';
import { Drawing, type DrawingProps } from './drawing';
import { fill, type Paint } from './paint';

/** The star is drawn in a box of 100 units around its centre. */
const OUTER = starPath({ radius: 50 });
const MIDDLE = starPath({ radius: 29, turn: 22.5, step: 3 });
const INNER = starPath({ radius: 25, turn: 22.5 });

type KhatamProps = DrawingProps & { outer?: Paint; inner?: Paint; heart?: Paint };

/** The eight-pointed star of zellige, the fair's mark. */
export function Khatam({
  size = 32,
  outer = 'olive',
  inner = 'saffron',
  heart = 'terracotta',
  ...rest
}: KhatamProps) {
  return (
    <Drawing viewBox="-50 -50 100 100" size={size} {...rest}>
      <KhatamShapes outer={outer} inner={inner} heart={heart} />
    </Drawing>
  );
}

type KhatamShapesProps = Required<Pick<KhatamProps, 'outer' | 'inner' | 'heart'>>;

/** The star's shapes alone, for use inside another drawing. */
export function KhatamShapes({ outer, inner, heart }: KhatamShapesProps) {
  return (
    <>
      <path d={OUTER} style={fill(outer)} />
      <path d={MIDDLE} style={fill(inner)} />
      <path d={INNER} style={fill(inner)} />
      <circle r={7.5} style={fill(heart)} />
    </>
  );
}
