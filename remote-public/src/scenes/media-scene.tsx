import { Star } from '@mosta/shared/scenes/nature';
import { GROUND, type Scene } from '@mosta/shared/scenes/scene';
import { fill, type Paint } from '@mosta/shared/ui';

/** What a press kit holds, laid out on the table: logo, colours, pictures, a poster. */
export const MEDIA_SCENE: Scene = {
  sky: 'field',
  floor: 'tan',
  art: (
    <>
      <g transform="translate(300 214) rotate(-6)">
        <rect x={-92} y={-124} width={184} height={248} rx={6} style={fill('cream')} />
        <rect x={-92} y={-124} width={184} height={160} style={fill('gulf')} />
        <circle cx={30} cy={-62} r={30} style={fill('saffron')} />
        <path d="M-92 36V-6C-50-34 30-14 92-40V36Z" style={fill('sage')} />
        <rect x={-70} y={58} width={120} height={14} style={fill('clay')} />
        <rect x={-70} y={84} width={84} height={9} style={fill('tan')} />
      </g>
      <g transform="translate(540 166) rotate(4)">
        <rect x={-118} y={-86} width={236} height={172} rx={6} style={fill('onBand')} />
        <Star x={0} y={0} size={2.4} paint="grove" />
        <Star x={0} y={0} size={1.3} paint="saffron" />
        <circle r={10} style={fill('clay')} />
      </g>
      <g transform="translate(726 232) rotate(-4)">
        {(['clay', 'saffron', 'sage', 'gulf', 'cream'] as const).map((paint, index) => (
          <Swatch key={paint} paint={paint} y={-120 + index * 50} />
        ))}
      </g>
      <g transform={`translate(540 ${GROUND})`}>
        <path d="M-170 0V-84H-30L-14-64H130V0Z" style={fill('saffron')} />
        <path d="M-190 0L-160-52H160L140 0Z" style={fill('clay')} />
        <Star x={-10} y={-24} size={0.6} paint="cream" />
      </g>
    </>
  ),
};

function Swatch({ paint, y }: { paint: Paint; y: number }) {
  return (
    <g transform={`translate(0 ${y})`}>
      <rect x={-56} y={-22} width={112} height={44} rx={4} style={fill('onBand')} />
      <rect x={-48} y={-15} width={40} height={30} style={fill(paint)} />
      <rect x={4} y={-8} width={40} height={6} style={fill('tan')} />
    </g>
  );
}
