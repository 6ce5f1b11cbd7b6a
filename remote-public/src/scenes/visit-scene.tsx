import { OliveTree, SkyLight, Star } from '@mosta/shared/scenes/nature';
import { Person, Stall } from '@mosta/shared/scenes/people';
import { GROUND, type Scene } from '@mosta/shared/scenes/scene';
import { fill } from '@mosta/shared/ui';

/** Where the way stops: stars in the order in which they are reached. */
const STOPS = [
  { x: 232, y: 372, size: 0.9 },
  { x: 392, y: 330, size: 1.1 },
  { x: 556, y: 352, size: 1 },
  { x: 700, y: 300, size: 1.4 },
] as const;

/** A way from stall to stall, each stop a star. */
export const VISIT_SCENE: Scene = {
  sky: 'gulf',
  floor: 'sage',
  art: (
    <>
      <SkyLight x={262} y={104} />
      <path d="M84 400C240 308 470 318 820 346V440H84Z" style={fill('sage')} />
      <OliveTree x={196} y={322} size={0.8} />
      <Stall x={398} y={304} width={130} awning={['clay', 'onBand']} />
      <Stall x={560} y={318} width={130} awning={['field', 'onBand']} />
      <Stall x={712} y={268} width={150} awning={['saffron', 'onBand']} />
      <path
        d="M150 430C180 384 300 400 392 352S500 386 556 376S640 356 700 326"
        style={{
          ...{ fill: 'none', stroke: 'var(--mui-palette-onBand)', strokeWidth: 7 },
          ...{ strokeDasharray: '3 17', strokeLinecap: 'round' },
        }}
      />
      {STOPS.map(({ x, y, size }) => (
        <Star key={x} x={x} y={y + 14} size={size} paint="saffron" />
      ))}
      <Person x={176} y={GROUND + 24} size={0.82} coat="clay" hair="saffron" wears="scarf" />
      <Person x={476} y={GROUND + 14} size={0.72} coat="gulf" wears="hat" />
      <Person x={520} y={GROUND + 16} size={0.5} coat="saffron" />
      <Person x={778} y={GROUND + 6} size={0.66} coat="cream" wears="cap" />
    </>
  ),
};
