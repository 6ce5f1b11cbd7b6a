import { OliveTree, SkyLight, Star } from '@mosta/shared/scenes/nature';
import { Arches, Crate, Flag, Person } from '@mosta/shared/scenes/people';
import { GROUND, type Scene } from '@mosta/shared/scenes/scene';
import { fill } from '@mosta/shared/ui';

/** The fair as one sees it on arriving: the great tent, its flags, people with what they bring. */
export const FAIR_SCENE: Scene = {
  sky: 'wheat',
  floor: 'sand',
  art: (
    <>
      <SkyLight x={250} y={110} />
      <path d="M84 400C150 330 300 340 430 366C560 390 700 320 820 300V400Z" style={fill('sage')} />
      <Tent />
      <Flag x={352} y={GROUND} paint="gulf" />
      <Flag x={712} y={GROUND} paint="saffron" />
      <OliveTree x={214} y={GROUND} size={1.2} />
      <OliveTree x={286} y={GROUND} size={0.9} paint="field" />
      <OliveTree x={786} y={GROUND} />
      <Person x={330} y={GROUND + 26} size={0.8} coat="clay" wears="hat" />
      <Crate x={392} y={GROUND + 28} paint="clay" size={0.8} />
      <Person x={640} y={GROUND + 26} size={0.8} coat="gulf" hair="saffron" wears="scarf" />
      <Person x={684} y={GROUND + 26} size={0.66} coat="saffron" />
      <Crate x={744} y={GROUND + 28} paint="sage" size={0.8} />
    </>
  ),
};

/** A tent of five lengths of cloth, open in the middle. */
function Tent() {
  const cloths = ['clay', 'onBand', 'clay', 'onBand', 'clay', 'onBand', 'clay', 'onBand'] as const;
  return (
    <g transform={`translate(520 ${GROUND})`}>
      <rect x={-150} y={-112} width={300} height={112} style={fill('onBand')} />
      {cloths.map((paint, index) => (
        <path
          key={`${paint} ${index}`}
          d={`M0-210L${-168 + index * 42}-104H${-126 + index * 42}Z`}
          style={fill(paint)}
        />
      ))}
      {cloths.map((paint, index) => (
        <path
          key={`${paint} ${index}`}
          d="M0 0H42V12A21 14 0 0 1 0 12Z"
          transform={`translate(${-168 + index * 42} -105)`}
          style={fill(paint)}
        />
      ))}
      <Arches x={-132} y={0} count={2} width={40} height={76} gap={12} paint="gulf" />
      <Arches x={40} y={0} count={2} width={40} height={76} gap={12} paint="gulf" />
      <path d="M-34 0V-60A34 34 0 0 1 34-60V0Z" style={fill('field')} />
      <rect x={-2.5} y={-246} width={5} height={40} style={fill('tan')} />
      <Star x={0} y={-250} size={0.7} />
    </g>
  );
}
