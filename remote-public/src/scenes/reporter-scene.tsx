import { SkyLight, Star } from '@mosta/shared/scenes/nature';
import { Flag, Person, Row, Stall } from '@mosta/shared/scenes/people';
import { GROUND, type Scene } from '@mosta/shared/scenes/scene';
import { fill } from '@mosta/shared/ui';

/** Journalists at work: a camera on its tripod, a microphone held to somebody at a stand. */
export const REPORTER_SCENE: Scene = {
  sky: 'gulf',
  floor: 'sage',
  art: (
    <>
      <SkyLight x={320} y={96} size={0.9} />
      <path
        d="M100 400C220 330 380 330 520 366C640 394 740 340 820 330V400Z"
        style={fill('field')}
      />
      <Flag x={790} y={GROUND} paint="clay" />
      <Stall
        x={662}
        y={GROUND}
        width={190}
        awning={['saffron', 'onBand']}
        goods={<Row paint="clay" count={7} radius={10} />}
      />
      <Person x={560} y={GROUND + 24} size={1.1} coat="clay" wears="hat" />
      <Person x={470} y={GROUND + 24} size={1.1} coat="onBand" hair="saffron" wears="scarf">
        <path d="M14-44L58-64L62-58L20-34Z" style={fill('onBand')} />
        <rect x={56} y={-78} width={8} height={22} style={fill('field')} />
        <circle cx={60} cy={-82} r={8} style={fill('field')} />
      </Person>
      <Camera />
      <Person x={240} y={GROUND + 26} size={1.1} coat="saffron" wears="cap" />
    </>
  ),
};

function Camera() {
  return (
    <g transform={`translate(318 ${GROUND + 24})`}>
      <path
        d="M0-112L-40 0M0-112L40 0M0-112V0"
        style={{ stroke: 'var(--mui-palette-cream)', strokeWidth: 7, fill: 'none' }}
      />
      <rect x={-44} y={-164} width={88} height={56} rx={8} style={fill('clay')} />
      <path d="M44-150L72-160V-112L44-122Z" style={fill('cream')} />
      <circle cx={-18} cy={-176} r={18} style={fill('cream')} />
      <circle cx={20} cy={-176} r={18} style={fill('cream')} />
      <Star x={0} y={-136} size={0.62} />
    </g>
  );
}
