import { Drawing, type DrawingProps, fill } from '@mosta/shared/ui';
import { closedPath, starOutline } from '../domain/star-geometry';

const CENTRE = { x: 46, y: 71 };
const OUTLINE = starOutline({ radius: 40, centre: CENTRE });

/** The star as eight kites: the middle, a notch, a tip and the next notch. */
const KITES = Array.from({ length: 8 }, (_, index) => {
  const corners = [2 * index + 15, 2 * index, 2 * index + 1].map(
    (at) => OUTLINE[at % 16] ?? CENTRE,
  );
  return closedPath([CENTRE, ...corners]);
});

/** Which of the kites still hangs on the crane. */
const HANGING = 1;

/** The fair's star being put together, its last piece on the hook of a crane. */
export function ConstructionDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <circle cx={20} cy={22} r={13} style={fill('saffron')} />
      <rect x={100} y={10} width={6} height={102} style={fill('grove')} />
      <rect x={54} y={10} width={62} height={6} style={fill('grove')} />
      <rect x={108} y={16} width={8} height={10} style={fill('saffron')} />
      <rect x={75} y={16} width={1.6} height={14} style={fill('grove')} />
      {KITES.map((kite, index) => (
        <path
          key={kite}
          d={kite}
          transform={index === HANGING ? 'translate(9 -16)' : undefined}
          style={fill(index % 2 === 0 ? 'grove' : 'clay')}
        />
      ))}
      <rect x={2} y={112} width={116} height={5} style={fill('sage')} />
    </Drawing>
  );
}
