import { Palm, SkyLight } from '@mosta/shared/scenes/nature';
import { Crate, Person, Row, Stall } from '@mosta/shared/scenes/people';
import { GROUND, type Scene } from '@mosta/shared/scenes/scene';
import { fill } from '@mosta/shared/ui';

/** The food market: two large stalls, crates of the season, people with baskets. */
export const MARKET_SCENE: Scene = {
  sky: 'wheat',
  floor: 'cream',
  art: (
    <>
      <SkyLight x={262} y={104} />
      <path d="M84 400C200 344 320 350 450 372C600 398 720 350 820 330V400Z" style={fill('sage')} />
      <Palm x={238} y={GROUND} size={1.3} />
      <Palm x={796} y={GROUND} size={1.1} />
      <Stall
        x={412}
        y={GROUND}
        width={224}
        awning={['field', 'onBand']}
        goods={
          <>
            <Row paint="clay" count={8} radius={11} />
            <g transform="translate(0 -20)">
              <Row paint="clay" count={6} radius={11} />
            </g>
          </>
        }
      />
      <Stall
        x={658}
        y={GROUND}
        width={224}
        awning={['clay', 'onBand']}
        goods={
          <>
            <Row paint="sage" count={9} radius={10} />
            <g transform="translate(0 -18)">
              <Row paint="saffron" count={7} radius={10} />
            </g>
          </>
        }
      />
      <Crate x={330} y={GROUND + 28} paint="saffron" />
      <Crate x={494} y={GROUND + 28} paint="clay" />
      <Crate x={744} y={GROUND + 28} paint="sage" />
      <Person x={410} y={GROUND + 30} size={0.96} coat="gulf" hair="saffron" wears="scarf">
        <Basket />
      </Person>
      <Person x={612} y={GROUND + 30} size={0.96} coat="clay" wears="hat">
        <Basket />
      </Person>
    </>
  ),
};

function Basket() {
  return (
    <>
      <path
        d="M20-30A16 20 0 0 1 52-30"
        style={{ fill: 'none', stroke: 'var(--mui-palette-tan)', strokeWidth: 5 }}
      />
      <g transform="translate(36 -26)">
        <Row paint="grove" count={2} radius={8} />
      </g>
      <path d="M14-30H58L52 0H20Z" style={fill('tan')} />
    </>
  );
}
