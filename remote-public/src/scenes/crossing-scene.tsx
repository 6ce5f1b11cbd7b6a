import { SkyLight, Star, Waves } from '@mosta/shared/scenes/nature';
import { Arches, Person } from '@mosta/shared/scenes/people';
import { GROUND, type Scene } from '@mosta/shared/scenes/scene';
import { fill } from '@mosta/shared/ui';

/** People from abroad: a ferry makes fast, an aeroplane comes in over the bay. */
export const CROSSING_SCENE: Scene = {
  sky: 'wheat',
  floor: 'cream',
  art: (
    <>
      <SkyLight x={330} y={130} />
      <Aeroplane />
      <path d="M110 400C160 340 180 270 290 270H820V400Z" style={fill('gulf')} />
      <path d="M560 270C640 214 740 226 820 196V270Z" style={fill('sage')} />
      <rect x={716} y={176} width={104} height={94} style={fill('onBand')} />
      <rect x={708} y={168} width={112} height={12} style={fill('clay')} />
      <Arches x={732} y={270} count={3} width={22} height={50} gap={10} paint="gulf" />
      <Waves x={236} y={312} to={820} />
      <Ferry />
      <Person x={640} y={GROUND + 26} size={0.9} coat="clay" wears="hat">
        <Case />
      </Person>
      <Person x={732} y={GROUND + 26} size={0.9} coat="saffron" hair="field" wears="scarf">
        <Case />
      </Person>
    </>
  ),
};

function Case() {
  return (
    <>
      <rect x={24} y={-34} width={32} height={34} rx={4} style={fill('field')} />
      <rect x={34} y={-44} width={12} height={10} style={fill('tan')} />
    </>
  );
}

function Aeroplane() {
  return (
    <g transform="translate(590 96) rotate(-9)">
      <path
        d="M-110-10C-60-26 60-26 104-14C122-8 122 8 104 12C60 20-60 20-100 12Z"
        style={fill('onBand')}
      />
      <path d="M-110-10L-134-56H-108L-76-16Z" style={fill('clay')} />
      <path d="M-10 8L-56 66H-28L40 8Z" style={fill('gulf')} />
      {[-54, -30, -6, 18, 42, 66].map((x) => (
        <circle key={x} cx={x} cy={-5} r={5} style={fill('gulf')} />
      ))}
    </g>
  );
}

function Ferry() {
  return (
    <g transform="translate(410 366)">
      <path d="M-210-46H230L196 16H-178Z" style={fill('clay')} />
      <path d="M-210-46H230L226-36H-205Z" style={fill('onBand')} />
      <path d="M-170-46V-90H150V-46Z" style={fill('onBand')} />
      <path d="M-130-90V-126H104V-90Z" style={fill('cream')} />
      {[-150, -112, -74, -36, 2, 40, 78, 116].map((x) => (
        <rect key={x} x={x} y={-76} width={20} height={16} rx={3} style={fill('gulf')} />
      ))}
      <path d="M-40-126V-178H10V-126Z" style={fill('field')} />
      <Star x={-15} y={-152} size={0.6} />
    </g>
  );
}
