import { Star } from '@mosta/shared/scenes/nature';
import { Person } from '@mosta/shared/scenes/people';
import { GROUND, type Scene } from '@mosta/shared/scenes/scene';
import { fill, type Paint } from '@mosta/shared/ui';

const COATS = ['clay', 'saffron', 'gulf', 'sage', 'onBand', 'clay', 'saffron'] as const;

/** A hall that listens: two speakers under a screen, rows of heads before them. */
export const CONFERENCE_SCENE: Scene = {
  sky: 'gulf',
  floor: 'clay',
  art: (
    <>
      <path d="M200 400V96A40 40 0 0 1 240 56H820V400Z" style={fill('field')} />
      <rect x={300} y={84} width={440} height={150} rx={8} style={fill('cream')} />
      {[46, 82, 60, 112].map((height, index) => (
        <rect
          key={height}
          x={350 + index * 52}
          y={216 - height}
          width={34}
          height={height}
          style={fill((['sage', 'clay', 'gulf', 'saffron'] as const)[index] ?? 'sage')}
        />
      ))}
      <Star x={664} y={158} size={1.8} paint="clay" />
      <Star x={664} y={158} size={0.84} paint="saffron" />
      <rect x={260} y={312} width={520} height={26} style={fill('tan')} />
      <Person x={430} y={316} size={0.86} coat="onBand" />
      <Person x={600} y={316} size={0.86} coat="saffron" hair="clay" wears="scarf" />
      {[476, 646].map((x) => (
        <g key={x}>
          <rect x={x - 20} y={264} width={40} height={50} style={fill('clay')} />
          <rect x={x - 24} y={258} width={48} height={9} style={fill('saffron')} />
        </g>
      ))}
      {COATS.map((coat, index) => (
        <Listener key={`${coat} ${index}`} x={236 + index * 92} coat={coat} />
      ))}
    </>
  ),
};

/** Somebody seen from behind, on a chair. */
function Listener({ x, coat }: { x: number; coat: Paint }) {
  return (
    <g transform={`translate(${x} ${GROUND + 40})`}>
      <path d="M-30 0V-34A26 26 0 0 1-4-60H4A26 26 0 0 1 30-34V0Z" style={fill(coat)} />
      <circle cy={-76} r={19} style={fill('grove')} />
    </g>
  );
}
