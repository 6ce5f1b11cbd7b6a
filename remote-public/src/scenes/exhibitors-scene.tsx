import { SkyLight, Star } from '@mosta/shared/scenes/nature';
import { Person, Row, Stall } from '@mosta/shared/scenes/people';
import { GROUND, type Scene } from '@mosta/shared/scenes/scene';
import { fill } from '@mosta/shared/ui';

const BORDER = Array.from({ length: 9 }, (_, index) => index);
const PAVING = ['grove', 'clay'] as const;

/** The street of stands, each with what is sold there, and a border of zellige in the paving. */
export const EXHIBITORS_SCENE: Scene = {
  sky: 'gulf',
  floor: 'sand',
  art: (
    <>
      <SkyLight x={700} y={84} />
      <path d="M84 400C160 300 300 290 420 322C540 352 660 262 820 286V400Z" style={fill('sage')} />
      {[208, 372, 536, 700].map((x) => (
        <g key={x}>
          <rect x={x - 2} y={206} width={4} height={44} style={fill('cream')} />
          <Star x={x} y={200} size={0.66} paint="onBand" />
          <Star x={x} y={200} size={0.32} paint="clay" />
        </g>
      ))}
      <Stall x={208} y={GROUND} awning={['clay', 'onBand']} goods={<Row paint="sage" />} />
      <Stall
        x={372}
        y={GROUND}
        awning={['saffron', 'onBand']}
        goods={<Row paint="saffron" count={5} radius={10} />}
      />
      <Stall x={536} y={GROUND} awning={['field', 'onBand']} goods={<Jars />} />
      <Stall
        x={700}
        y={GROUND}
        awning={['clay', 'saffron']}
        goods={<Row paint="clay" count={6} radius={8} />}
      />
      <PavingBorder />
      <Person x={290} y={GROUND + 20} size={0.72} coat="grove" hair="clay" wears="scarf" />
      <Person x={446} y={GROUND + 22} size={0.74} coat="clay" wears="cap" />
      <Person x={484} y={GROUND + 22} size={0.7} coat="saffron" />
      <Person x={620} y={GROUND + 20} size={0.72} coat="gulf" wears="hat" />
      <Person x={782} y={GROUND + 22} size={0.7} coat="sage" hair="field" wears="scarf" />
    </>
  ),
};

/** Jars of honey. */
function Jars() {
  return [-44, -22, 0, 22, 44].map((x) => (
    <g key={x} transform={`translate(${x} 0)`}>
      <rect x={-8} y={-24} width={16} height={24} rx={3} style={fill('saffron')} />
      <rect x={-8} y={-30} width={16} height={7} style={fill('clay')} />
    </g>
  ));
}

/** The border of the paving. */
function PavingBorder() {
  return BORDER.map((index) => (
    <Star key={index} x={40 + index * 96} y={424} size={0.5} paint={PAVING[index % 2] ?? 'clay'} />
  ));
}
