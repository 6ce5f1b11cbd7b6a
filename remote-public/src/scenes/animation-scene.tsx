import { SkyLight, Star } from '@mosta/shared/scenes/nature';
import { Person } from '@mosta/shared/scenes/people';
import { GROUND, type Scene } from '@mosta/shared/scenes/scene';
import { fill } from '@mosta/shared/ui';

const LAMPS = Array.from({ length: 11 }, (_, index) => index);
const LAMP = ['saffron', 'clay', 'onBand'] as const;

/** An evening of music and cooking on the square, under a string of lamps. */
export const ANIMATION_SCENE: Scene = {
  sky: 'gulf',
  floor: 'sand',
  art: (
    <>
      <SkyLight x={300} y={130} />
      <path
        d="M84 400C200 340 330 350 460 370C600 392 720 346 820 330V400Z"
        style={fill('field')}
      />
      {LAMPS.map((index) => {
        const share = index / (LAMPS.length - 1);
        return (
          <circle
            key={index}
            cx={240 + share * 560}
            cy={70 + 62 * Math.sin(Math.PI * share)}
            r={11}
            style={fill(LAMP[index % 3] ?? 'saffron')}
          />
        );
      })}
      <path d="M352 400V340H700V400Z" style={fill('clay')} />
      <path d="M340 340H712V326H340Z" style={fill('saffron')} />
      <Person x={430} y={328} size={1.06} coat="onBand" hair="clay">
        <Lute />
      </Person>
      <Person x={534} y={328} size={1.06} coat="saffron" hair="field" wears="scarf">
        <Drum />
      </Person>
      <Person x={636} y={328} size={1.06} coat="sage">
        <path d="M-2-50L46-62L48-55L2-40Z" style={fill('tan')} />
      </Person>
      <Star x={526} y={372} size={0.8} paint="cream" />
      <Person x={246} y={GROUND + 28} size={0.86} coat="clay" wears="hat" />
      <Person x={300} y={GROUND + 30} size={0.66} coat="saffron" />
      <Person x={760} y={GROUND + 28} size={0.86} coat="onBand" hair="field" wears="scarf" />
    </>
  ),
};

function Lute() {
  return (
    <g transform="translate(2 -34) rotate(-24)">
      <ellipse rx={26} ry={20} style={fill('tan')} />
      <circle r={7} style={fill('field')} />
      <path d="M22-5H66V5H22Z" style={fill('clay')} />
    </g>
  );
}

function Drum() {
  return (
    <g transform="translate(0 -30)">
      <path d="M-24-16H24L14 16H-14Z" style={fill('clay')} />
      <ellipse cy={-16} rx={24} ry={8} style={fill('cream')} />
    </g>
  );
}
