import { SkyLight, Star } from '@mosta/shared/scenes/nature';
import { Person, Row } from '@mosta/shared/scenes/people';
import { GROUND, type Scene } from '@mosta/shared/scenes/scene';
import { fill, type Paint } from '@mosta/shared/ui';

/** A long table laid with dishes from many shores. */
export const WORLD_FOOD_SCENE: Scene = {
  sky: 'wheat',
  floor: 'sage',
  art: (
    <>
      <SkyLight x={280} y={112} size={1.1} />
      <path d="M84 400C200 320 380 330 520 356C640 378 740 330 820 310V400Z" style={fill('gulf')} />
      <Pennants />
      <Person x={330} y={GROUND - 20} size={1.04} coat="clay" wears="hat" />
      <Person x={438} y={GROUND - 20} size={1.04} coat="field" hair="saffron" wears="scarf" />
      <Person x={546} y={GROUND - 20} size={1.04} coat="saffron" hair="field" />
      <Person x={654} y={GROUND - 20} size={1.04} coat="onBand" hair="clay" wears="scarf" />
      <Person x={762} y={GROUND - 20} size={1.04} coat="clay" wears="cap" />
      <path d="M232 372H820V388H232Z" style={fill('onBand')} />
      <path d="M240 388H820V424H240Z" style={fill('clay')} />
      {[300, 412, 524, 636, 748].map((x, index) => (
        <Star key={x} x={x} y={406} size={0.42} paint={index % 2 ? 'saffron' : 'cream'} />
      ))}
      <Bowl x={286} paint="gulf" fruit="saffron" />
      <Tajine x={392} />
      <Bowl x={498} paint="field" fruit="clay" />
      <Tajine x={604} />
      <Bowl x={712} paint="gulf" fruit="sage" />
    </>
  ),
};

function Pennants() {
  const colours = ['clay', 'saffron', 'grove', 'gulf'] as const;
  return Array.from({ length: 12 }, (_, index) => {
    const share = index / 11;
    return (
      <path
        key={share}
        d="M-17 0H17L0 34Z"
        transform={`translate(${360 + share * 440} ${62 + 70 * Math.sin(Math.PI * share)})`}
        style={fill(colours[index % 4] ?? 'clay')}
      />
    );
  });
}

function Bowl({ x, paint, fruit }: { x: number; paint: Paint; fruit: Paint }) {
  return (
    <g transform={`translate(${x} 372)`}>
      <g transform="translate(0 -22)">
        <Row paint={fruit} count={3} radius={9} />
      </g>
      <path d="M-36-24H36A36 24 0 0 1-36-24Z" style={fill(paint)} />
    </g>
  );
}

function Tajine({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 372)`}>
      <path d="M-40-14H40L32 0H-32Z" style={fill('tan')} />
      <path d="M-32-16C-22-34-10-40-6-62H6C10-40 22-34 32-16Z" style={fill('clay')} />
      <circle cy={-66} r={7} style={fill('saffron')} />
    </g>
  );
}
