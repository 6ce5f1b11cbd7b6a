import { OliveTree, SkyLight, Star } from '@mosta/shared/scenes/nature';
import { Person } from '@mosta/shared/scenes/people';
import { GROUND, type Scene } from '@mosta/shared/scenes/scene';
import { fill } from '@mosta/shared/ui';

/** A food lorry with its hatch open, and people who eat standing. */
export const STREET_FOOD_SCENE: Scene = {
  sky: 'sand',
  floor: 'clay',
  art: (
    <>
      <SkyLight x={246} y={112} />
      <path d="M84 400C180 346 300 350 420 372C600 396 720 350 820 330V400Z" style={fill('sage')} />
      <OliveTree x={232} y={GROUND} size={1.2} />
      <Lorry />
      <Person x={318} y={GROUND + 28} size={0.9} coat="gulf" wears="hat">
        <path d="M10-46A16 16 0 0 1 42-46Z" style={fill('saffron')} />
      </Person>
      <Person x={752} y={GROUND + 28} size={0.9} coat="saffron" hair="field" wears="scarf">
        <path d="M-42-46A16 16 0 0 1-10-46Z" style={fill('onBand')} />
      </Person>
      <Person x={800} y={GROUND + 28} size={0.66} coat="grove" />
    </>
  ),
};

function Lorry() {
  const stripes = ['clay', 'onBand', 'clay', 'onBand', 'clay', 'onBand'] as const;
  return (
    <g transform={`translate(386 ${GROUND + 10})`}>
      <rect x={0} y={-196} width={246} height={164} rx={12} style={fill('gulf')} />
      <path d="M246-150H292L322-104V-32H246Z" style={fill('gulf')} />
      <path d="M256-138H286L306-104H256Z" style={fill('cream')} />
      <rect x={24} y={-156} width={174} height={70} style={fill('saffron')} />
      <Person x={80} y={-84} size={0.8} coat="onBand" wears="cap" />
      <Person x={148} y={-84} size={0.8} coat="clay" hair="grove" wears="scarf" />
      <rect x={14} y={-90} width={194} height={11} style={fill('tan')} />
      {stripes.map((paint, index) => (
        <path
          key={`${paint} ${index}`}
          d="M4-30H33L33 0A16 12 0 0 1 0 0Z"
          transform={`translate(${12 + index * 33} -150)`}
          style={fill(paint)}
        />
      ))}
      <Star x={224} y={-62} size={0.5} />
      {[58, 262].map((x) => (
        <g key={x}>
          <circle cx={x} cy={-26} r={27} style={fill('field')} />
          <circle cx={x} cy={-26} r={10} style={fill('cream')} />
        </g>
      ))}
    </g>
  );
}
